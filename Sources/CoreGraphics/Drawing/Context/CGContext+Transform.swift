import CCairo
import Foundation

extension CGContext {
    /// From the user's coordinates to those of the device, which are pixels with y up, as Apple's.
    public var ctm: CGAffineTransform { state.userToPixel.concatenating(flip) }

    /// The same as `ctm` for a bitmap.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Between pixels with y down and pixels with y up; the same both ways.
    private var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)) }

    /// Moves the origin of what is drawn from now on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Stretches what is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns what is drawn from now on, in radians from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Puts `transform` before everything that moves what is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.isFinite else {
            _ = Refusal.accepts([CGPoint(x: CGFloat.nan, y: 0)], in: "concatenate(_:)")
            return
        }
        state.userToPixel = transform.concatenating(state.userToPixel)
    }

    /// A point of the user's coordinates in the device's.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// A size of the user's coordinates in the device's; parts may come out negative.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// A rectangle of the user's coordinates in the device's, or the box around it when turned.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// A point of the device's coordinates in the user's.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// A size of the device's coordinates in the user's; parts may come out negative.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// A rectangle of the device's coordinates in the user's, or the box around it when turned.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGContext {
    /// From the user's coordinates to pixels of the bitmap, y down.
    package var userToPixel: CGAffineTransform { state.userToPixel }
}
