import CoreGraphics
import Foundation
import Synchronization

/// The bitmap a layer has drawn its contents into.
package final class BackingStore {
    /// The most pixels a backing store has. A larger layer is drawn at a lower scale and stretched: 64 MB hold any
    /// screen, and a layer of 100,000 points is a mistake that must not take the machine down.
    static let maximumPixels: CGFloat = 16_777_216
    /// The longest side of a backing store in pixels, well inside what Cairo and pixman can address.
    static let maximumSide: CGFloat = 16_384

    /// Beyond so many bytes of all bitmaps together, layers that cannot be seen give theirs up, and compositors the
    /// pictures of them.
    package static let byteLimit = 192 << 20
    private static let bytes = Atomic<Int>(0)
    /// The bytes of all bitmaps that layers have drawn and that compositors keep: shapes, shadows, corners, groups,
    /// flattened backdrops. Canvases and the images of an app do not count.
    package static var bytesInUse: Int { bytes.load(ordering: .relaxed) }

    /// Adds so many bytes to those in use, or takes them off when negative.
    static func count(_ change: Int) {
        bytes.wrappingAdd(change, ordering: .relaxed)
    }

    let bitmap: Bitmap
    /// Pixels per point.
    let scale: CGFloat
    /// The size in points that was asked for; the bitmap's last row and column may reach beyond it.
    let size: CGSize

    /// Draws a rectangle of a layer's own space; nil when that has no area or nothing was drawn. A drawing that draws
    /// nothing at all makes no bitmap either.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle in points.
    ///   - scale: The pixels per point wished for; fewer for a layer beyond the limits, with a line to standard error.
    ///   - draw: Draws in the layer's points, y down.
    init?(bounds: CGRect, scale wished: CGFloat, _ draw: (CGContext) -> Void) {
        guard bounds.width > 0, bounds.height > 0, wished > 0 else { return nil }
        let frame = BackingStore.frame(for: bounds, scale: wished)
        let context = BackingStore.context(for: bounds, frame)
        draw(context)
        guard context.isTouched, !context.bitmap.isBlank else { return nil }
        (size, bitmap) = (bounds.size, context.bitmap)
        scale = frame.scale
        BackingStore.count(bitmap.byteCount)
    }

    deinit {
        BackingStore.count(-bitmap.byteCount)
    }

    /// The measures of a bitmap: pixels, and pixels per point.
    typealias Frame = (width: Int, height: Int, scale: CGFloat)

    /// The bitmap that a rectangle of a layer's own space needs.
    static func frame(for bounds: CGRect, scale wished: CGFloat) -> Frame {
        let scale = scale(for: bounds.size, wished: wished)
        return (
            max(1, Int((bounds.width * scale).rounded(.up))), max(1, Int((bounds.height * scale).rounded(.up))), scale
        )
    }

    /// A context for a rectangle of a layer's own space, in the layer's points.
    static func context(for bounds: CGRect, _ frame: Frame) -> CGContext {
        let context = CGContext(width: frame.width, height: frame.height, scale: frame.scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        return context
    }

    private static func scale(for size: CGSize, wished: CGFloat) -> CGFloat {
        let limits = [
            wished, maximumSide / size.width, maximumSide / size.height,
            (maximumPixels / (size.width * size.height)).squareRoot(),
        ]
        let scale = limits.min() ?? wished
        if scale < wished {
            LayerFault.report(
                "A layer of \(size.width)×\(size.height) points is too large to draw at scale \(wished); it is drawn at "
                    + "\(scale). Split it, or draw only what can be seen.", raises: false)
        }
        return scale
    }
}

extension Bitmap {
    /// Whether every byte is zero: the first one is, and each equals the one before it.
    var isBlank: Bool {
        let bytes = pixels.assumingMemoryBound(to: UInt8.self)
        return bytes[0] == 0 && memcmp(bytes, bytes + 1, bytesPerRow * height - 1) == 0
    }
}
