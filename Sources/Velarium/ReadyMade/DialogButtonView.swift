import UIKit

/// A button of a ready-made dialog, which looks as a button of an alert: its background changes while it is pressed.
final class DialogButtonView: UIButton {
    private static let pressed = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 46 / 255 : 225 / 255, alpha: 1)
    }

    private let isDestructive: Bool

    /// - Parameter isEmphasized: Whether the title is emphasized.
    init(_ kind: DialogButton, isEmphasized: Bool) {
        isDestructive = kind.role == .destructive
        super.init(frame: .zero)
        setTitle(kind.title, for: .normal)
        setTitleColor(isDestructive ? .systemRed : tintColor, for: .normal)
        setTitleColor(.tertiaryLabel, for: .disabled)
        let inset = ReadyMadeMetrics.buttonInset
        contentEdgeInsets = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
        titleLabel?.font = .preferredFont(forTextStyle: isEmphasized ? .headline : .body)
        titleLabel?.adjustsFontForContentSizeCategory = true
        titleLabel?.adjustsFontSizeToFitWidth = true
        titleLabel?.minimumScaleFactor = ReadyMadeMetrics.minimumTitleScale
        titleLabel?.lineBreakMode = .byTruncatingMiddle
        titleLabel?.textAlignment = .center
        updateLineCount()
    }

    /// Large titles are too wide to shrink onto one line.
    private func updateLineCount() {
        titleLabel?.numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLineCount()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if !isDestructive { setTitleColor(tintColor, for: .normal) }
    }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? Self.pressed : nil } }
}
