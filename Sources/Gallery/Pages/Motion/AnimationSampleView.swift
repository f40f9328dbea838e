import UIKit

/// A field for an animation, with a button below that starts it.
class AnimationSampleView: UIView {
    private static let minimumButtonHeight: CGFloat = 36
    private static let gap: CGFloat = 8

    private let button = UIButton(type: .system)

    init(_ name: String) {
        super.init(frame: .zero)
        button.setTitle(name, for: .normal)
        button.followTextSize()
        button.addAction(UIAction { [unowned self] _ in play() }, for: .touchUpInside)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    /// The height of the field above the button, in points.
    var sampleHeight: CGFloat { 106 }

    /// Called when the button is tapped. Subclasses override it.
    func play() {
        preconditionFailure("\(Self.self) must override play().")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: sampleHeight + Self.gap + buttonHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = CGRect(
            x: 0, y: bounds.height - buttonHeight, width: bounds.width, height: buttonHeight)
    }

    private var buttonHeight: CGFloat { button.height(atLeast: Self.minimumButtonHeight) }
}
