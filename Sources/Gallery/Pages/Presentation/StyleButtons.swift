import UIKit

/// A button for each style, two or more in a row.
final class StyleButtons: UIView {
    private static let height: CGFloat = 44
    private static let gap: CGFloat = 8
    private static let leastWidth: CGFloat = 148

    /// Hears of the style whose button was tapped, and of the button.
    var onChoice: (PresentedStyle, UIView) -> Void = { _, _ in }

    private let buttons: [UIButton]

    init(_ styles: [PresentedStyle]) {
        buttons = styles.map { style in
            let button = UIButton(type: .system)
            button.setTitle(style.name, for: .normal)
            button.backgroundColor = .tertiarySystemFill
            button.layer.cornerRadius = 10
            button.layer.cornerCurve = .continuous
            return button
        }
        super.init(frame: .zero)
        for (button, style) in zip(buttons, styles) {
            button.addAction(
                UIAction { [unowned self, unowned button] _ in onChoice(style, button) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let rows = CGFloat((buttons.count + columns(in: size.width) - 1) / columns(in: size.width))
        return CGSize(width: size.width, height: rows * Self.height + (rows - 1) * Self.gap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let columns = columns(in: bounds.width)
        let width = (bounds.width - CGFloat(columns - 1) * Self.gap) / CGFloat(columns)
        for (index, button) in buttons.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            button.frame = CGRect(
                x: column * (width + Self.gap), y: row * (Self.height + Self.gap), width: width, height: Self.height)
        }
    }

    private func columns(in width: CGFloat) -> Int {
        max(1, min(buttons.count, Int((width + Self.gap) / (Self.leastWidth + Self.gap))))
    }
}
