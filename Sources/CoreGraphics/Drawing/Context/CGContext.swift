import CCairo
import Foundation

/// Draws lines, areas, images and gradients on a bitmap, at once.
///
/// A context made for UIKit draws in points with y down and the origin at the top left; one made by the public
/// initialiser draws in pixels with y up and the origin at the bottom left, as Apple's. Calls with numbers that are not
/// finite change nothing but write a line to standard error. A context belongs to one thread at a time.
public final class CGContext {
    /// The pixels drawn on; during a transparency layer they do not show the layer yet.
    package final let bitmap: Bitmap
    /// From the coordinates the context began with to pixels; shadows are measured in these.
    final let baseToPixel: CGAffineTransform
    final let pixelInfo: CGBitmapInfo
    var state: GraphicsState
    var targets: [DrawingTarget]
    /// The current path in pixels.
    var currentPath = PathStorage()
    var allowsAntialiasing = true

    /// A context on `bitmap` with points for units, y down, the origin at the top left.
    ///
    /// - Parameter scale: Pixels in a point, more than 0.
    package convenience init(bitmap: Bitmap, scale: CGFloat) {
        precondition(scale > 0 && scale.isFinite, "A context cannot have \(scale) pixels in a point; use 1, 2 or 3.")
        let info: UInt32 =
            bitmap.format == .colour
            ? CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            : CGImageAlphaInfo.alphaOnly.rawValue
        self.init(
            bitmap: bitmap, baseToPixel: CGAffineTransform(scaleX: scale, y: scale),
            info: CGBitmapInfo(rawValue: info))
    }

    init(bitmap: Bitmap, baseToPixel: CGAffineTransform, info: CGBitmapInfo) {
        self.bitmap = bitmap
        self.baseToPixel = baseToPixel
        pixelInfo = info
        state = GraphicsState(userToPixel: baseToPixel)
        targets = [DrawingTarget(surface: Surface(bitmap: bitmap, x: 0, y: 0))]
        state.setMatrix(of: target.cairo)
    }

    /// What is drawn on now: the innermost transparency layer, or the bitmap.
    var target: DrawingTarget { targets[targets.count - 1] }

    /// Cairo's context, in the user's coordinates, for drawing that this class does not offer.
    ///
    /// What is drawn on it directly sees the clip only; `drawInk(_:)` sees alpha, blend mode and shadow as well. Leave
    /// its state as you found it.
    package var cairo: OpaquePointer { target.cairo }

    /// The width of the bitmap in pixels.
    public var width: Int { bitmap.width }
    /// The height of the bitmap in pixels.
    public var height: Int { bitmap.height }

    /// Remembers the state (not the path) until `restoreGState()`.
    public func saveGState() {
        target.saved.append(state)
        cairo_save(target.cairo)
    }

    /// Goes back to the state of the last `saveGState()` that was not restored yet; without one, does nothing but say so.
    public func restoreGState() {
        guard let last = target.saved.popLast() else {
            Refusal.say("restoreGState: there is no saved state to restore. Call saveGState() first.")
            return
        }
        state = last
        cairo_restore(target.cairo)
    }

    /// Draws everything at once already, so there is nothing to do.
    public func flush() {
        cairo_surface_flush(targets[0].surface.cairo)
    }

    /// Draws everything at once already, so there is nothing to do.
    public func synchronize() {
        flush()
    }
}

/// Something being drawn on: the bitmap or a transparency layer.
final class DrawingTarget {
    let surface: Surface
    let cairo: OpaquePointer
    /// The state around a transparency layer, which decides how it is put down; nil for the bitmap.
    let outside: GraphicsState?
    var saved: [GraphicsState] = []

    init(surface: Surface, outside: GraphicsState? = nil) {
        self.surface = surface
        self.outside = outside
        guard let cairo = cairo_create(surface.cairo) else {
            preconditionFailure("Cairo could not make a context for \(surface.region); there is no memory left.")
        }
        self.cairo = cairo
    }

    deinit {
        cairo_destroy(cairo)
    }
}
