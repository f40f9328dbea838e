import CCairo
import Foundation

/// Draws paths, images and gradients on a bitmap, immediately.
///
/// A context for UIKit draws in points with y down and the origin at the top left. The public initializer gives
/// pixels with y up and the origin at the bottom left, as Apple's. Calls with non-finite values are ignored and
/// logged to standard error. Use a context from one thread at a time.
public final class CGContext {
    /// The width of the bitmap in pixels.
    public let width: Int
    /// The height of the bitmap in pixels.
    public let height: Int
    /// From the context's base space to pixels; shadows are measured in the base space.
    let baseToPixel: CGAffineTransform
    let pixelInfo: CGBitmapInfo
    var state: GraphicsState
    var targets: [DrawingTarget]
    /// The current path in pixels.
    var currentPath = PathStorage()
    var allowsAntialiasing = true
    /// How the app wants to see the pixels, if not as Cairo draws them.
    struct Mirroring {
        let layout: PixelLayout
        let bytesPerRow: Int
    }
    var mirroring: Mirroring?
    /// The app's memory in that layout; nil until the app has asked for it.
    var mirror: PixelMirror?

    /// Creates a context on `bitmap` in points, y down, the origin at the top left.
    ///
    /// - Parameter scale: Pixels per point, above 0.
    package convenience init(bitmap: Bitmap, scale: CGFloat) {
        self.init(DrawingTarget(bitmap: bitmap), scale: scale, format: bitmap.format)
    }

    /// Creates a context of this size in pixels that allocates its bitmap with the first drawing.
    ///
    /// - Parameter scale: Pixels per point, above 0.
    /// - Precondition: both sides are between 0 and `Bitmap.maximumSide`.
    package convenience init(width: Int, height: Int, format: Bitmap.Format = .color, scale: CGFloat) {
        Bitmap.checkSides(width, height)
        let region = PixelRect(x: 0, y: 0, width: width, height: height)
        self.init(DrawingTarget(region: region, format: format), scale: scale, format: format)
    }

    private convenience init(_ target: DrawingTarget, scale: CGFloat, format: Bitmap.Format) {
        precondition(scale > 0 && scale.isFinite, "A context cannot have \(scale) pixels per point; use 1, 2 or 3.")
        let info: UInt32 =
            format == .color
            ? CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            : CGImageAlphaInfo.alphaOnly.rawValue
        self.init(
            target, baseToPixel: CGAffineTransform(scaleX: scale, y: scale), info: CGBitmapInfo(rawValue: info))
    }

    init(_ target: DrawingTarget, baseToPixel: CGAffineTransform, info: CGBitmapInfo) {
        self.baseToPixel = baseToPixel
        pixelInfo = info
        state = GraphicsState(userToPixel: baseToPixel, patternToPixel: baseToPixel)
        width = target.region.width
        height = target.region.height
        targets = [target]
    }

    /// The drawn pixels, allocated now if necessary. Does not include an open transparency layer.
    package var bitmap: Bitmap { targets[0].surface.bitmap }

    /// Whether anything may have been drawn, or the bitmap was accessed.
    package var isTouched: Bool { targets[0].isCreated }

    /// The current target: the innermost transparency layer, or the bitmap.
    var target: DrawingTarget { targets[targets.count - 1] }

    /// Cairo's context in user space, for drawing that this class does not offer.
    ///
    /// Direct drawing respects only the clip; `drawWithCairo(_:)` also respects alpha, blend mode and shadow. Restore
    /// its state afterwards.
    package var cairo: OpaquePointer {
        state.setMatrix(of: target.cairo)
        return target.cairo
    }

    /// Saves the graphics state, without the path.
    public func saveGState() {
        target.save(state)
    }

    /// Restores the last saved state; without one, only logs a line.
    public func restoreGState() {
        guard let last = target.restore() else {
            Log.lineOnce("restoreGState: there is no saved state to restore. Call saveGState() first.")
            return
        }
        state = last
    }

    /// Flushes Cairo's surface. Drawing is immediate anyway.
    public func flush() {
        guard isTouched else { return }
        cairo_surface_flush(targets[0].surface.cairo)
    }

    /// The same as `flush()`.
    public func synchronize() {
        flush()
    }
}
