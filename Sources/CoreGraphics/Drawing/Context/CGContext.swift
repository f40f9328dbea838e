import CCairo
import Foundation

/// Draws lines, areas, images and gradients on a bitmap, at once.
///
/// A context made for UIKit draws in points with y down and the origin at the top left; one made by the public
/// initialiser draws in pixels with y up and the origin at the bottom left, as Apple's. Calls with numbers that are not
/// finite change nothing but write a line to standard error. A context belongs to one thread at a time.
public final class CGContext {
    /// The width of the bitmap in pixels.
    public let width: Int
    /// The height of the bitmap in pixels.
    public let height: Int
    /// From the coordinates the context began with to pixels; shadows are measured in these.
    let baseToPixel: CGAffineTransform
    let pixelInfo: CGBitmapInfo
    var state: GraphicsState
    var targets: [DrawingTarget]
    /// The current path in pixels.
    var currentPath = PathStorage()
    var allowsAntialiasing = true

    /// A context on `bitmap` with points for units, y down, the origin at the top left.
    ///
    /// - Parameter scale: Pixels in a point, more than 0.
    package convenience init(bitmap: Bitmap, scale: CGFloat) {
        self.init(DrawingTarget(bitmap: bitmap), scale: scale, format: bitmap.format)
    }

    /// A context of so many pixels that makes its bitmap with the first thing drawn: until then it costs nothing.
    ///
    /// - Parameter scale: Pixels in a point, more than 0.
    /// - Precondition: both sides are between 0 and `Bitmap.maximumSide`.
    package convenience init(width: Int, height: Int, format: Bitmap.Format = .colour, scale: CGFloat) {
        Bitmap.checkSides(width, height)
        let region = PixelRect(x: 0, y: 0, width: width, height: height)
        self.init(DrawingTarget(region: region, format: format), scale: scale, format: format)
    }

    private convenience init(_ target: DrawingTarget, scale: CGFloat, format: Bitmap.Format) {
        precondition(scale > 0 && scale.isFinite, "A context cannot have \(scale) pixels in a point; use 1, 2 or 3.")
        let info: UInt32 =
            format == .colour
            ? CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            : CGImageAlphaInfo.alphaOnly.rawValue
        self.init(
            target, baseToPixel: CGAffineTransform(scaleX: scale, y: scale), info: CGBitmapInfo(rawValue: info))
    }

    init(_ target: DrawingTarget, baseToPixel: CGAffineTransform, info: CGBitmapInfo) {
        self.baseToPixel = baseToPixel
        pixelInfo = info
        state = GraphicsState(userToPixel: baseToPixel)
        (width, height) = (target.region.width, target.region.height)
        targets = [target]
    }

    /// The pixels drawn on, made now if nothing has been drawn; during a transparency layer they do not show the layer
    /// yet.
    package var bitmap: Bitmap { targets[0].surface.bitmap }

    /// Whether anything may have been drawn on the bitmap, or somebody has asked for it.
    package var isTouched: Bool { targets[0].isMade }

    /// What is drawn on now: the innermost transparency layer, or the bitmap.
    var target: DrawingTarget { targets[targets.count - 1] }

    /// Cairo's context, in the user's coordinates, for drawing that this class does not offer.
    ///
    /// What is drawn on it directly sees the clip only; `drawInk(_:)` sees alpha, blend mode and shadow as well. Leave
    /// its state as you found it.
    package var cairo: OpaquePointer {
        state.setMatrix(of: target.cairo)
        return target.cairo
    }

    /// Remembers the state (not the path) until `restoreGState()`.
    public func saveGState() {
        target.save(state)
    }

    /// Goes back to the state of the last `saveGState()` that was not restored yet; without one, does nothing but say so.
    public func restoreGState() {
        guard let last = target.restore() else {
            Refusal.say("restoreGState: there is no saved state to restore. Call saveGState() first.")
            return
        }
        state = last
    }

    /// Draws everything at once already, so there is nothing to do.
    public func flush() {
        guard isTouched else { return }
        cairo_surface_flush(targets[0].surface.cairo)
    }

    /// Draws everything at once already, so there is nothing to do.
    public func synchronize() {
        flush()
    }
}
