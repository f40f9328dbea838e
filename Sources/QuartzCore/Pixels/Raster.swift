import CPixman
import CoreGraphics

/// A bitmap with its pixman image.
final class Raster {
    let bitmap: Bitmap
    let image: OpaquePointer
    /// Whether alpha counts as 255 everywhere.
    let isOpaque: Bool
    private let countedBytes: Int

    /// - Parameters:
    ///   - isOpaque: Whether alpha counts as 255 everywhere; for color only.
    ///   - isOwn: Whether the bytes count as the compositor's. False for canvases, drawn contents and the app's
    ///     images, which are counted elsewhere or not at all.
    init(_ bitmap: Bitmap, isOpaque: Bool = false, isOwn: Bool = true) {
        self.bitmap = bitmap
        self.isOpaque = isOpaque
        image = Raster.makeImage(bitmap, part: bitmap.bounds, isOpaque: isOpaque)
        countedBytes = isOwn ? bitmap.byteCount : 0
        BackingStore.addBytesInUse(countedBytes)
    }

    deinit {
        pixman_image_unref(image)
        BackingStore.addBytesInUse(-countedBytes)
    }

    /// A pixman image of a part of a bitmap, which must outlive it; the caller releases it.
    static func makeImage(_ bitmap: Bitmap, part: PixelRect, isOpaque: Bool) -> OpaquePointer {
        let format =
            switch bitmap.format {
            case .coverage: PIXMAN_a8
            case .color: isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8
            }
        let start = bitmap.pixels + part.y * bitmap.bytesPerRow + part.x * bitmap.format.bytesPerPixel
        let image = pixman_image_create_bits(
            format, Int32(part.width), Int32(part.height), start.assumingMemoryBound(to: UInt32.self),
            Int32(bitmap.bytesPerRow))
        guard let image else {
            preconditionFailure("pixman rejected \(part) of a bitmap of \(bitmap.width)×\(bitmap.height) pixels.")
        }
        return image
    }
}
