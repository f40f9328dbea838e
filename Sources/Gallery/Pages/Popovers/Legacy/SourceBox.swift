import UIKit

/// A wide button whose bounds the popover points at.
final class SourceBox: UIView {
    /// Called for taps.
    var onTap: () -> Void = {}

    private let button = UIButton(type: .system)

    /// - Parameter title: The title of the button.
    init(_ title: String) {
        super.init(frame: .zero)
        button.setTitle(title, for: .normal)
        button.followTextSize()
        button.fill(cornerRadius: 10)
        button.addAction(UIAction { [unowned self] _ in onTap() }, for: .touchUpInside)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }
}
