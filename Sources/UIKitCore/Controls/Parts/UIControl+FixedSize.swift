import CoreGraphics

extension UIControl {
    /// Puts the frame's origin here, in the superview's points, for a control whose size nobody can change.
    func move(to origin: CGPoint) {
        let size = frame.size
        center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }
}
