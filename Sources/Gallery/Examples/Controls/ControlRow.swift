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
        preconditionFailure("The gallery is written in code; there is no archive to read \(Self.self) from.")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: control.sizeThatFits(size).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        control.frame = bounds
    }
}
