import UIKit

/// A control as wide as the card, with its fitting height.
final class ControlRow: UIView {
    private let control: UIView

    init(_ control: UIView) {
        self.control = control
        super.init(frame: .zero)
        addSubview(control)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: control.sizeThatFits(size).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        control.frame = bounds
    }
}
