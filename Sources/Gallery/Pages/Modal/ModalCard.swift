import UIKit

/// The content of the page's overlays: heading, text, an optional field, and a button.
final class ModalCard: UIView {
    private static let padding: CGFloat = 20
    private static let buttonHeight: CGFloat = 46
    private static let fieldHeight: CGFloat = 38
    private static let textGap: CGFloat = 6
    private static let fieldGap: CGFloat = 14
    private static let footGap: CGFloat = 18

    /// Called when the button is tapped.
    var onAction: () -> Void = {}

    private let heading = UILabel()
    private let textLabel = UILabel()
    /// Contains heading and text, which scroll if they do not fit.
    private let scroll = UIScrollView()
    private let field: UITextField?
    private let button = UIButton(type: .system)

    /// - Parameter action: The title of the button.
    init(title: String, text: String?, action: String, hasField: Bool = false) {
        field = hasField ? UITextField() : nil
        super.init(frame: .zero)
        accessibilityIdentifier = "card"
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .headline)
        textLabel.text = text
        textLabel.font = .preferredFont(forTextStyle: .subheadline)
        textLabel.textColor = .secondaryLabel
        for label in [heading, textLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.numberOfLines = 0
            scroll.addSubview(label)
        }
        addSubview(scroll)
        field?.placeholder = "Name"
        field?.borderStyle = .roundedRect
        field.map(addSubview)
        button.setTitle(action, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.fill(cornerRadius: 10)
        button.addAction(UIAction { [unowned self] _ in onAction() }, for: .touchUpInside)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    static func card(shownIn way: String) -> ModalCard {
        let words = [
            "window": "Its own window covers everything, including bars and the status bar, and retains the overlay.",
            "presented": "UIKit presents it: appearance callbacks and orientation work as in any presentation.",
            "subview": "It is a subview of the page's view. Bars above that view stay in front.",
        ]
        return ModalCard(title: "Shown as \(way)", text: words[way], action: "Done")
    }

    /// Replaces text and button title. The caller has to lay out the card again.
    func show(_ text: String, action: String) {
        textLabel.text = text
        button.setTitle(action, for: .normal)
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { field?.becomeFirstResponder() }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.padding + labelsHeight(in: size.width) + footerHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetToCenter(dx: Self.padding, dy: 0)
        let texts = layOutLabels(in: inner.width)
        let availableHeight = max(0, bounds.height - Self.padding - footerHeight)
        scroll.frame = CGRect(x: inner.minX, y: Self.padding, width: inner.width, height: min(texts, availableHeight))
        scroll.contentSize = CGSize(width: inner.width, height: texts)
        var bottom = bounds.maxY - Self.padding
        button.frame = CGRect(x: inner.minX, y: bottom - buttonHeight, width: inner.width, height: buttonHeight)
        bottom = button.frame.minY - Self.fieldGap
        field?.frame = CGRect(x: inner.minX, y: bottom - Self.fieldHeight, width: inner.width, height: Self.fieldHeight)
    }

    /// Lays out heading and text, and returns their total height.
    private func layOutLabels(in width: CGFloat) -> CGFloat {
        let top = height(of: heading, in: width)
        heading.frame = CGRect(x: 0, y: 0, width: width, height: top)
        guard textLabel.text != nil else { return top }
        textLabel.frame = CGRect(x: 0, y: top + Self.textGap, width: width, height: height(of: textLabel, in: width))
        return textLabel.frame.maxY
    }

    private func labelsHeight(in width: CGFloat) -> CGFloat {
        let inner = max(0, width - 2 * Self.padding)
        let below = textLabel.text == nil ? 0 : Self.textGap + height(of: textLabel, in: inner)
        return height(of: heading, in: inner) + below
    }

    private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    /// The height of field and button below the labels, with gaps.
    private var footerHeight: CGFloat {
        Self.footGap + (field == nil ? 0 : Self.fieldHeight + Self.fieldGap) + buttonHeight + Self.padding
    }

    /// Grows with Dynamic Type, so that the title keeps space above and below.
    private var buttonHeight: CGFloat {
        max(Self.buttonHeight, (button.titleLabel?.font.lineHeight ?? 0).rounded(.up) + 24)
    }
}

/// A box on the page that an overlay is shown in.
final class OverlayBox: UIView {
    private static let height: CGFloat = 190

    /// The superview of the overlay.
    let container = UIView()
    private let words = UILabel()

    init() {
        super.init(frame: .zero)
        container.backgroundColor = .tertiarySystemFill
        container.layer.cornerRadius = 10
        container.layer.cornerCurve = .continuous
        container.clipsToBounds = true
        words.text = "The page around it stays interactive."
        words.font = .preferredFont(forTextStyle: .footnote)
        words.adjustsFontForContentSizeCategory = true
        words.numberOfLines = 0
        words.textColor = .secondaryLabel
        words.textAlignment = .center
        container.addSubview(words)
        addSubview(container)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        container.frame = bounds
        words.frame = bounds
    }
}
