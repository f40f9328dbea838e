import UIKit

/// The buttons at the bottom of a ready-made dialog: side by side if their titles fit, otherwise stacked.
final class DialogButtonStack: UIView, OverlayThemed {
    var onPress: (Int) -> Void = { _ in }

    private let buttons: [DialogButtonView]
    private var theme = OverlayTheme()
    private let separators: [UIView]

    init(_ kinds: [DialogButton]) {
        // As in an alert: what Return presses is emphasized, otherwise what cancels.
        let emphasized =
            kinds.lastIndex { $0.role == .normal } ?? kinds.firstIndex { $0.role == .cancel }
        buttons = kinds.enumerated().map { DialogButtonView($1, isEmphasized: $0 == emphasized) }
        separators = kinds.map { _ in UIView() }
        super.init(frame: .zero)
        for (index, button) in buttons.enumerated() {
            button.addAction(UIAction { [unowned self] _ in onPress(index) }, for: .touchUpInside)
            addSubview(button)
        }
        for line in separators {
            line.backgroundColor = .separator
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    func apply(_ theme: OverlayTheme) {
        self.theme = theme
        setNeedsLayout()
    }

    func isEnabled(_ index: Int) -> Bool { buttons[index].isEnabled }

    func setEnabled(_ isEnabled: Bool, at index: Int) { buttons[index].isEnabled = isEnabled }

    func setBusy(_ isBusy: Bool, at index: Int) { buttons[index].isBusy = isBusy }

    /// Whether the buttons are stacked at a width of `width` points.
    func areStacked(in width: CGFloat) -> Bool {
        guard buttons.count == 2 else { return true }
        // A title shrinks a little, as in alerts, but not where the user has asked for large text.
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let availableWidth = width / 2 - (isLarge ? 2 * ReadyMadeMetrics.buttonInset : 0)
        return buttons.contains { titleSize($0, in: .greatestFiniteMagnitude).width >= availableWidth }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard !buttons.isEmpty else { return .zero }
        let heights = heights(in: size.width)
        return CGSize(width: size.width, height: areStacked(in: size.width) ? heights.reduce(0, +) : heights.max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let heights = heights(in: bounds.width)
        guard areStacked(in: bounds.width) else { return layOutSideBySide() }
        // Stacked, the last button is on top: it performs the action.
        var top: CGFloat = 0
        for index in buttons.indices.reversed() {
            separators[index].frame = CGRect(x: 0, y: top, width: bounds.width, height: hairline)
            buttons[index].frame = CGRect(
                x: 0, y: top + hairline, width: bounds.width, height: heights[index] - hairline)
            top += heights[index]
        }
    }

    private func layOutSideBySide() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let row = bounds.divided(atDistance: hairline, from: .minYEdge).remainder
        let half = (bounds.width - hairline) / 2
        let left = row.divided(atDistance: half, from: .minXEdge).slice
        let right = row.divided(atDistance: half, from: .maxXEdge).slice
        (buttons[0].frame, buttons[1].frame) = isMirrored ? (right, left) : (left, right)
        separators[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
        separators[1].frame = CGRect(x: half, y: 0, width: hairline, height: bounds.height)
    }

    private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }

    /// The heights of the buttons with the separators above them.
    private func heights(in width: CGFloat) -> [CGFloat] {
        buttons.map { button in
            let title = titleSize(button, in: width - 2 * ReadyMadeMetrics.buttonInset)
            return hairline
                + max(theme.rowHeight, (title.height + 2 * ReadyMadeMetrics.buttonPadding).rounded(.up))
        }
    }

    private func titleSize(_ button: UIButton, in width: CGFloat) -> CGSize {
        let size = CGSize(width: max(1, width), height: .greatestFiniteMagnitude)
        return button.titleLabel?.sizeThatFits(size) ?? .zero
    }
}
