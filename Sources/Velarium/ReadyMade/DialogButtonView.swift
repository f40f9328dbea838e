import UIKit

/// A button of a ready-made dialog, which looks as a button of an alert: its background changes while it is pressed.
final class DialogButtonView: UIButton, OverlayThemed {
    private static let pressed = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 46 / 255 : 225 / 255, alpha: 1)
    }

    /// Whether the dialog is doing what the button stands for: an activity indicator covers the title.
    var isBusy = false {
        didSet {
            guard isBusy != oldValue else { return }
            titleLabel?.alpha = isBusy ? 0 : 1
            if isBusy { indicator.startAnimating() } else { indicator.stopAnimating() }
        }
    }

    private let isDestructive: Bool
    private var errorColor = UIColor.systemRed
    private let indicator = UIActivityIndicatorView(style: .medium)

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
        addSubview(indicator)
        updateLineCount()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
        // A state change of the button may restore its label.
        titleLabel?.alpha = isBusy ? 0 : 1
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

    func apply(_ theme: OverlayTheme) {
        errorColor = theme.errorColor
        setTitleColor(isDestructive ? errorColor : tintColor, for: .normal)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if !isDestructive { setTitleColor(tintColor, for: .normal) }
    }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? Self.pressed : nil } }
}
