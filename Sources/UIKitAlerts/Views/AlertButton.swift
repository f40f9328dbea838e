import UIKitCore

/// The button of an action. It is highlighted and pressed by `AlertPressRecognizer`, which follows a finger across
/// buttons.
@MainActor final class AlertButton: UIControl {
    let action: UIAlertAction
    private let appearance: AlertAppearance
    private let isEmphasized: Bool
    private let label = UILabel()

    init(_ action: UIAlertAction, appearance: AlertAppearance, isEmphasized: Bool) {
        self.action = action
        self.appearance = appearance
        self.isEmphasized = isEmphasized
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.isAccessibilityElement = false
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = AlertMetrics.minimumTitleScale
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        accessibilityLabel = action.title
        accessibilityTraits = .button
        update()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("AlertButton does not support init(coder:). Its alert creates it.")
    }

    /// The width of the title on one line, in points.
    var titleWidth: CGFloat { label.sizeThatFits(.unlimited).width }

    /// The height that the title needs in `width`, without the minimum. Points.
    func height(in width: CGFloat) -> CGFloat {
        let availableSize = CGSize(
            width: max(1, width - 2 * AlertMetrics.buttonInset), height: .greatestFiniteMagnitude)
        let minimum = appearance == .alert ? AlertMetrics.buttonHeight : AlertMetrics.sheetButtonHeight
        return max(minimum, (label.sizeThatFits(availableSize).height + 2 * AlertMetrics.buttonPadding).rounded(.up))
    }

    /// Applies the state of the action, the font and the colors.
    func update() {
        isEnabled = action.isEnabled
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        label.font = AlertFonts.button(appearance, isEmphasized: isEmphasized, for: traitCollection)
        // Large titles are too wide to shrink onto one line.
        label.numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
        updateColors()
    }

    private func updateColors() {
        label.textColor =
            !isEnabled ? AlertColors.disabled : action.style == .destructive ? .systemRed : tintColor
        let pressed = appearance == .alert ? AlertColors.pressed : AlertColors.sheetPressed
        backgroundColor = isHighlighted ? pressed : nil
    }

    override var isHighlighted: Bool { didSet { updateColors() } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(AlertMetrics.buttonInset, bounds.width / 2), dy: 0)
    }

    /// Chooses the action.
    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        return sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? AlertView }.first?
            .press(self) ?? false
    }

    // The recognizer of the alert highlights and presses buttons, so this control does not track touches.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension CGSize {
    /// A size without limits, to measure text.
    static let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
