import CoreGraphics
import UIKitCore

/// Marks the selected view on the device's screen. Lets touches through.
final class SelectionView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = UIColor.systemBlue.withAlphaComponent(0.25)
        layer.borderColor = UIColor.systemBlue.cgColor
        layer.borderWidth = 1
        isHidden = true
    }

    required init?(coder: NSCoder) {
        preconditionFailure("\(Self.self) does not support init(coder:); create it in code.")
    }
}
