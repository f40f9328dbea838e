import UIKit

/// Room for something that moves, and below it the button that sets it off.
class Stage: UIView {
    private static let buttonHeight: CGFloat = 36
    private static let gap: CGFloat = 8

    private let button = UIButton(type: .system)

    init(_ name: String) {
        super.init(frame: .zero)
        button.setTitle(name, for: .normal)
        button.addAction(UIAction { [unowned self] _ in play() }, for: .touchUpInside)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    /// How much room there is above the button, in points.
    var stageHeight: CGFloat { 106 }

    /// Called for a tap on the button; each kind of stage says what it shows.
    func play() {
        preconditionFailure("\(Self.self) has to override play().")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: stageHeight + Self.gap + Self.buttonHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = CGRect(
            x: 0, y: bounds.height - Self.buttonHeight, width: bounds.width, height: Self.buttonHeight)
    }
}
