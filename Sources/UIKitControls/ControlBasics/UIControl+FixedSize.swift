import CoreGraphics
import UIKitCore

extension UIControl {
    /// Moves the frame's origin, in the superview's points, keeping the fixed size of the control.
    func move(to origin: CGPoint) {
        let size = frame.size
        center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }
}
