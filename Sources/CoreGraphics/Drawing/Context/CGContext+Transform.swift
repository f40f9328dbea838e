import CCairo
import Foundation

extension CGContext {
    /// From user space to device space, which has pixels with y up, as Apple's.
    public var ctm: CGAffineTransform { state.userToPixel.concatenating(flip) }

    /// The same as `ctm` for a bitmap.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Converts between pixels with y down and with y up; it is its own inverse.
    private var flip: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)) }

    /// Translates the user space of later drawing.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the user space of later drawing.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates the user space of later drawing, in radians from the x axis toward the y axis.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies `transform` before the current transform of later drawing.
    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.isFinite else {
            _ = DrawingMisuse.accepts([CGPoint(x: CGFloat.nan, y: 0)], in: "concatenate(_:)")
            return
        }
        state.userToPixel = transform.concatenating(state.userToPixel)
    }

    /// Converts a point from user space to device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Converts a size from user space to device space; the result may have negative values.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// Converts a rectangle from user space to device space: the bounding box of the result.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Converts a point from device space to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Converts a size from device space to user space; the result may have negative values.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// Converts a rectangle from device space to user space: the bounding box of the result.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}

extension CGContext {
    /// From user space to pixels of the bitmap, y down.
    package var userToPixel: CGAffineTransform { state.userToPixel }
}
