import CoreGraphics
import UIKitCore

/// The title and subtitle that a configuration shows, with fonts and colors.
@MainActor struct ButtonConfigurationTexts {
    /// One of the two texts.
    @MainActor struct Line {
        let text: any AttributedText
        let lineBreakMode: NSLineBreakMode
        private var lineLimit: Int { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping ? 0 : 1 }

        /// Measures all lines without a label, because a button that is measured need not show the text yet.
        func size(in width: CGFloat, of button: UIButton) -> CGSize {
            UILabel.size(
                of: text, width: width < .greatestFiniteMagnitude ? max(1, width) : nil, lineLimit: lineLimit,
                lineBreakMode: lineBreakMode, in: button)
        }

        func apply(to label: UILabel) {
            label.numberOfLines = lineLimit
            label.lineBreakMode = lineBreakMode
            label.show(text)
        }
    }

    var title: Line?
    var subtitle: Line?

    /// - Parameter current: The configuration with the colors of the button's state.
    init(of current: UIButton.Configuration, in button: UIButton) {
        let color = current.baseForegroundColor ?? .tintColor
        let style = ButtonSizeMetrics(current.buttonSize)
        if let text = ButtonConfigurationTexts.titleText(of: current, in: button) {
            title = Line(
                text: text.shown(
                    style.titleStyle, color, current.titleTextAttributesTransformer, in: button,
                    isBold: button.role == .primary),
                lineBreakMode: current.titleLineBreakMode)
        }
        if let text = current.attributedSubtitle, !text.characters.isEmpty {
            subtitle = Line(
                text: ButtonTitleText.configured(text).shown(
                    style.subtitleStyle, color, current.subtitleTextAttributesTransformer, in: button),
                lineBreakMode: current.subtitleLineBreakMode)
        }
    }

    /// The font of the title without attributes of its own.
    static func titleFont(of current: UIButton.Configuration, in button: UIButton) -> UIFont {
        guard let text = titleText(of: current, in: button) else {
            return .preferredFont(
                forTextStyle: ButtonSizeMetrics(current.buttonSize).titleStyle,
                compatibleWith: button.traitCollection)
        }
        let shown = text.shown(
            ButtonSizeMetrics(current.buttonSize).titleStyle, .black, current.titleTextAttributesTransformer,
            in: button, isBold: button.role == .primary)
        return shown.firstAttribute(.font) as? UIFont ?? .preferredFont(forTextStyle: .body)
    }

    /// The title of the button's state, else the configuration's, else that of the normal state.
    private static func titleText(of current: UIButton.Configuration, in button: UIButton) -> ButtonTitleText? {
        let content = button.content
        let state = button.state
        if state != .normal, let text = content.attributedTitles[exactly: state] { return .attributed(text).ifNotEmpty }
        if state != .normal, let text = content.titles[exactly: state] { return .plain(text).ifNotEmpty }
        if let text = current.attributedTitle { return .configured(text).ifNotEmpty }
        if let text = content.attributedTitles[.normal] { return .attributed(text).ifNotEmpty }
        return content.titles[.normal].flatMap { .plain($0).ifNotEmpty }
    }
}

/// A title as the app has given it.
enum ButtonTitleText {
    case configured(AttributedString)
    case attributed(NSAttributedString)
    case plain(String)

    var ifNotEmpty: ButtonTitleText? {
        switch self {
        case .configured(let text): text.characters.isEmpty ? nil : self
        case .attributed(let text): text.length == 0 ? nil : self
        case .plain(let text): text.isEmpty ? nil : self
        }
    }

    /// The text in a style. Attributes of the text have precedence; `transformer` is applied to all.
    @MainActor func shown(
        _ style: UIFont.TextStyle, _ color: UIColor, _ transformer: UIConfigurationTextAttributesTransformer?,
        in button: UIButton, isBold: Bool = false
    ) -> any AttributedText {
        var base = AttributeContainer()
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: button.traitCollection)
        base.font = isBold ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
        base.foregroundColor = color
        switch self {
        case .attributed(let text): return text.filled(with: transformed(base, transformer).textAttributes)
        case .plain(let text):
            return UniformText(text, transformed(base, transformer).textAttributes)
        case .configured(let text):
            if text.runs.count == 1, let run = text.runs.first {
                let attributes = transformed(base.merging(run.attributes), transformer).textAttributes
                return UniformText(String(text.characters), attributes)
            }
            var result = text
            for run in text.runs {
                let merged = base.merging(run.attributes)
                result[run.range].setAttributes(transformed(merged, transformer))
            }
            return NSAttributedString(text: result)
        }
    }

    private func transformed(
        _ attributes: AttributeContainer, _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> AttributeContainer {
        transformer?(attributes) ?? attributes
    }
}

extension NSAttributedString {
    /// This text with `attributes` where it has none of its own.
    fileprivate func filled(with attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: string, attributes: attributes)
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { own, range, _ in
            result.addAttributes(own, range: range)
        }
        return result
    }
}
