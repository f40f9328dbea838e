import CoreGraphics
import QuartzCore
import UIKitControls
import UIKitCore

/// Texts grow with the size that the user has chosen, and are whole at the largest.
@MainActor struct TextSizeCheck {
    let findings: [AuditFinding]

    init(_ screen: AuditedScreen, _ changes: SettingChanges, takesPictures: Bool) {
        var usual: [ObjectIdentifier: CGFloat] = [:]
        let sizes: [UIContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge]
        let found = changes.with(sizes) {
            $1.textSize = $0
        } _: { size -> [AuditFinding] in
            let texts = screen.texts()
            guard size != .large else {
                for text in texts { usual[ObjectIdentifier(text.view)] = text.font.pointSize }
                return []
            }
            var findings = texts.filter { !$0.isHiddenFromReaders }.compactMap { text in
                Self.growthFinding(text, before: usual[ObjectIdentifier(text.view)]) ?? Self.cutFinding(text)
            }
            guard takesPictures, !findings.isEmpty else { return findings }
            let picture = ScreenPicture(of: screen.system)
            for index in findings.indices { findings[index].screenPicture = picture }
            return findings
        }
        findings = Array(found.joined())
    }

    private static func growthFinding(_ text: AuditedScreen.Text, before: CGFloat?) -> AuditFinding? {
        guard let before, text.font.pointSize <= before, !text.isDrawnAsPicture else { return nil }
        return AuditFinding(
            .dynamicType, text.view, name: text.string, frame: text.frame,
            problem: "keeps its size of \(Int(before)) points at the largest text size",
            remedy: "use preferredFont(forTextStyle:) or UIFontMetrics, and adjustsFontForContentSizeCategory",
            exemption: exemption(for: text))
    }

    private static func cutFinding(_ text: AuditedScreen.Text) -> AuditFinding? {
        guard let label = text.view as? UILabel, label.bounds.width > 0 else { return nil }
        let fitting = label.wholeTextSize(width: label.bounds.width)
        let isCut = fitting.height > label.bounds.height + 2 || fitting.width > label.bounds.width + 2
        let visible = text.visibleFrame
        let isClipped =
            !text.isScrolled && (visible.height < text.frame.height - 2 || visible.width < text.frame.width - 2)
        guard isCut || isClipped else { return nil }
        return AuditFinding(
            .textClipped, text.view, name: text.string, frame: text.frame,
            problem: isCut
                ? "is cut at the largest text size: it needs \(Int(fitting.width)) by \(Int(fitting.height)) points"
                : "is outside of what can be seen at the largest text size",
            remedy: "set numberOfLines to 0, let it grow, and put the page into a scroll view",
            exemption: exemption(for: text))
    }

    /// UIKit sets the texts of its bars itself; long presses show them large.
    private static func exemption(for text: AuditedScreen.Text) -> String? {
        if text.isOfSystemView { return "UIKit's own bar or control" }
        if text.view is UILabel, text.control is UITextField { return "a field has one line" }
        let isTitle = text.control?.isOfUIKit == true && text.control is UIButton
        return isTitle && text.font.isDefaultOfButtons ? "the font of UIKit's buttons" : nil
    }
}

extension AuditedScreen.Text {
    /// Whether the text is a symbol or emoji that stands for a picture.
    fileprivate var isDrawnAsPicture: Bool {
        !string.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
}

extension UIFont {
    /// Whether it is the font that a system button has when the app sets none.
    fileprivate var isDefaultOfButtons: Bool { self == .systemFont(ofSize: 15) || self == .systemFont(ofSize: 18) }
}

extension UILabel {
    /// The size of all of its text in lines of this width.
    fileprivate func wholeTextSize(width: CGFloat) -> CGSize {
        let lines = numberOfLines
        guard lines != 0 else { return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) }
        let probe = UILabel()
        probe.attributedText = attributedText
        probe.font = font
        probe.numberOfLines = 0
        let all = probe.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        guard lines == 1 else { return all }
        let line = probe.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        guard adjustsFontSizeToFitWidth, line.width > width else { return line }
        let scale = max(width / line.width, minimumScaleFactor)
        return CGSize(width: line.width * scale, height: line.height * scale)
    }
}
