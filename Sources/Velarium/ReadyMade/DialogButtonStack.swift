import UIKit

/// The buttons at the bottom of a ready-made dialog: side by side if their titles fit, otherwise stacked.
final class DialogButtonStack: UIView {
    var onPress: (Int) -> Void = { _ in }

    private let buttons: [UIButton]
    private let separators: [UIView]

    init(_ kinds: [DialogButton]) {
        buttons = kinds.map(Self.button)
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

    private static func button(_ kind: DialogButton) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(kind.title, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: kind.role == .normal ? .headline : .body)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.titleLabel?.numberOfLines = 0
        button.titleLabel?.textAlignment = .center
        if kind.role == .destructive { button.tintColor = .systemRed }
        return button
    }

    /// Whether the buttons are stacked at a width of `width` points.
    func areStacked(in width: CGFloat) -> Bool {
        guard buttons.count == 2 else { return true }
        let room = width / 2 - 2 * ReadyMadeMetrics.buttonPadding
        return buttons.contains { titleSize($0, in: .greatestFiniteMagnitude).width > room }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard !buttons.isEmpty else { return .zero }
        let heights = heights(in: size.width)
        return CGSize(width: size.width, height: areStacked(in: size.width) ? heights.reduce(0, +) : heights.max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let heights = heights(in: bounds.width)
        let hair = 1 / max(1, traitCollection.displayScale)
        guard areStacked(in: bounds.width) else { return layOutSideBySide(hair) }
        // Stacked, the last button is on top: it performs the action.
        var top: CGFloat = 0
        for index in buttons.indices.reversed() {
            buttons[index].frame = CGRect(x: 0, y: top, width: bounds.width, height: heights[index])
            separators[index].frame = CGRect(x: 0, y: top, width: bounds.width, height: hair)
            top += heights[index]
        }
    }

    private func layOutSideBySide(_ hair: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = bounds.divided(atDistance: (bounds.width / 2).rounded(), from: .minXEdge)
        (buttons[0].frame, buttons[1].frame) = isMirrored ? (right, left) : (left, right)
        separators[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: hair)
        separators[1].frame = CGRect(x: right.minX, y: 0, width: hair, height: bounds.height)
    }

    private func heights(in width: CGFloat) -> [CGFloat] {
        buttons.map { button in
            let title = titleSize(button, in: width - 2 * ReadyMadeMetrics.buttonPadding)
            return max(ReadyMadeMetrics.buttonHeight, (title.height + 2 * ReadyMadeMetrics.buttonPadding).rounded(.up))
        }
    }

    private func titleSize(_ button: UIButton, in width: CGFloat) -> CGSize {
        let size = CGSize(width: max(1, width), height: .greatestFiniteMagnitude)
        return button.titleLabel?.sizeThatFits(size) ?? .zero
    }
}
