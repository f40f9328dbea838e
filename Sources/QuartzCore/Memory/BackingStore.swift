import CoreGraphics
import Foundation
import Synchronization

/// The bitmap with a layer's drawn contents.
package final class BackingStore {
    /// The maximum number of pixels. A larger layer is drawn at a lower scale and stretched. 64 MB hold any screen,
    /// and a layer of 100,000 points by mistake must not exhaust memory.
    static let maximumPixels: CGFloat = 16_777_216
    /// The longest side of a backing store in pixels, well inside what Cairo and pixman can address.
    static let maximumSide: CGFloat = 16_384

    /// The limit in bytes for all bitmaps of one app. Above it, invisible layers release their bitmaps and compositors
    /// release the images of such layers.
    static let bytesPerApp = 192 << 20
    /// The limit in bytes for all bitmaps of the process, which runs several apps at once in tests.
    package static var byteLimit: Int { bytesPerApp * max(1, BitmapBudget.count) }
    private static let bytes = Atomic<Int>(0)
    /// The bytes of all bitmaps that layers have drawn and compositors keep: shapes, shadows, corners, groups,
    /// flattened backgrounds. Canvases and the app's own images do not count.
    package static var bytesInUse: Int { bytes.load(ordering: .relaxed) }

    /// Adds `change` bytes to those in use; may be negative.
    static func addBytesInUse(_ change: Int) {
        bytes.wrappingAdd(change, ordering: .relaxed)
    }

    /// The pixels: colors, or the coverage of a drawing in one color.
    package let bitmap: Bitmap
    /// The color of a coverage bitmap; nil when the pixels have colors.
    let color: CGColor?
    /// Pixels per point.
    let scale: CGFloat
    /// The requested size in points; the bitmap's last row and column may extend beyond it.
    let size: CGSize
    /// The part of the bitmap that is not clear. Looked for once for all layers that show the bitmap.
    private(set) lazy var visiblePixels = bitmap.visibleBounds
    /// Whether the outermost pixels are clear.
    private(set) lazy var hasClearEdge = color != nil || bitmap.hasClearEdge
    /// The pixels with their colors, made once for what needs them: a cross-fade, an opaque layer, slices and the app.
    private(set) lazy var coloredBitmap = color.map(bitmap.colored) ?? bitmap

    /// Draws a rectangle of a layer's own space. Nil when it has no area or nothing was drawn.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle in points.
    ///   - scale: The requested pixels per point; lowered and reported for a layer beyond the limits.
    ///   - draw: Draws in the layer's points, y down.
    init?(bounds: CGRect, scale wished: CGFloat, _ draw: (CGContext) -> Void) {
        guard bounds.width > 0, bounds.height > 0, wished > 0 else { return nil }
        // Most large layers are containers that draw nothing, so only one with a drawing is reported.
        let frame = BackingStore.bitmapSize(
            for: bounds, limitedScale: BackingStore.scale(for: bounds.size, requested: wished))
        let context = BackingStore.context(for: bounds, frame)
        draw(context)
        guard context.isTouched, !context.bitmap.isBlank else { return nil }
        BackingStore.reportScale(frame.scale, for: bounds.size, requested: wished)
        size = bounds.size
        // An edge that is not clear is sampled in another way, for which coverage is not enough.
        let inked = context.bitmap.hasClearEdge ? context.bitmap.oneColorCoverage() : nil
        bitmap = inked?.coverage ?? context.bitmap
        color = inked?.color
        scale = frame.scale
        BackingStore.addBytesInUse(bitmap.byteCount)
    }

    deinit {
        BackingStore.addBytesInUse(-bitmap.byteCount)
    }

    /// The size of a bitmap in pixels, and its pixels per point.
    typealias BitmapSize = (width: Int, height: Int, scale: CGFloat)

    /// The bitmap size for a rectangle of a layer's own space. Reports a layer beyond the limits.
    static func bitmapSize(for bounds: CGRect, scale wished: CGFloat) -> BitmapSize {
        let scale = scale(for: bounds.size, requested: wished)
        reportScale(scale, for: bounds.size, requested: wished)
        return bitmapSize(for: bounds, limitedScale: scale)
    }

    private static func bitmapSize(for bounds: CGRect, limitedScale scale: CGFloat) -> BitmapSize {
        (max(1, Int((bounds.width * scale).rounded(.up))), max(1, Int((bounds.height * scale).rounded(.up))), scale)
    }

    /// A context for a rectangle of a layer's own space, in the layer's points.
    static func context(for bounds: CGRect, _ frame: BitmapSize, _ format: Bitmap.Format = .color) -> CGContext {
        // A context without a bitmap makes one when something is drawn: most layers draw nothing.
        let context = CGContext(width: frame.width, height: frame.height, format: format, scale: frame.scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.beginPatternsHere()
        return context
    }

    private static func scale(for size: CGSize, requested: CGFloat) -> CGFloat {
        let limits = [
            requested, maximumSide / size.width, maximumSide / size.height,
            (maximumPixels / (size.width * size.height)).squareRoot(),
        ]
        return limits.min() ?? requested
    }

    private static func reportScale(_ scale: CGFloat, for size: CGSize, requested: CGFloat) {
        guard scale < requested else { return }
        LayerMisuse.report(
            "A layer of \(size.width)×\(size.height) points is too large to draw at scale \(requested); it is "
                + "drawn at \(scale). Split it, or draw only the visible part.", raises: false)
    }
}

extension Bitmap {
    /// The size of the pixels in bytes.
    var byteCount: Int { height * bytesPerRow }

    /// Whether every byte is zero: the first one is, and each equals the previous one.
    var isBlank: Bool {
        let bytes = pixels.assumingMemoryBound(to: UInt8.self)
        return bytes[0] == 0 && memcmp(bytes, bytes + 1, bytesPerRow * height - 1) == 0
    }
}

extension PixelRect {
    /// Whether a bitmap of this size is within `BackingStore`'s limits.
    var fitsBitmap: Bool {
        CGFloat(width) <= BackingStore.maximumSide && CGFloat(height) <= BackingStore.maximumSide
            && CGFloat(area) <= BackingStore.maximumPixels
    }
}
