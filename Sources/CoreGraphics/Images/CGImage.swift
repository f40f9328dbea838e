import Foundation

/// Pixels that never change any more.
///
/// Measures are pixels, y down from the top row; a scale and an orientation are UIKit's to add.
public final class CGImage: Hashable, @unchecked Sendable {
    /// The most pixels an image from outside may have (256 MiB of memory), so that a forged header cannot use it all.
    package static let maximumPixelCount = 1 << 26

    /// The pixels. Nobody may draw on them any more.
    package let bitmap: Bitmap
    /// Where a pixel keeps its alpha, or that there is none to be seen (`noneSkipFirst`).
    public let alphaInfo: CGImageAlphaInfo

    /// An image of `bitmap`, which must not be drawn on afterwards.
    ///
    /// - Parameter isOpaque: Whether every pixel is known to be opaque; then masks take the brightness, not the alpha.
    package init(bitmap: Bitmap, isOpaque: Bool = false) {
        self.bitmap = bitmap
        alphaInfo =
            switch bitmap.format {
            case .coverage: .alphaOnly
            case .colour: isOpaque ? .noneSkipFirst : .premultipliedFirst
            }
    }

    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// 32 in colour, 8 for coverage.
    public var bitsPerPixel: Int { bitmap.format.bytesPerPixel * 8 }
    /// The distance between the starts of two rows in bytes.
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    /// The device's red, green and blue; nil for coverage.
    public var colorSpace: CGColorSpace? { bitmap.format == .colour ? CGColorSpaceCreateDeviceRGB() : nil }
    /// Whether it only says how much of each pixel is painted; drawn with the fill colour.
    public var isMask: Bool { bitmap.format == .coverage }
    /// `alphaInfo` and the byte order in one number.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue | byteOrderInfo.rawValue) }
    /// Little endian for colour: blue is the first byte.
    public var byteOrderInfo: CGImageByteOrderInfo { isMask ? .orderDefault : .order32Little }
    /// Always true: images are smoothed when scaled, unless the context says otherwise.
    public var shouldInterpolate: Bool { true }

    /// The image itself, as it never changes.
    public func copy() -> CGImage? { self }

    /// The part in `rect`, in pixels from the top left, widened to whole pixels and cut to the image.
    ///
    /// Nil when nothing is left. Colour images share the pixels with the part.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = PixelRect(enclosing: rect).intersection(bitmap.bounds)
        guard !part.isEmpty else { return nil }
        guard !isMask else { return CGImage(bitmap: bitmap.copy(of: part)) }
        let whole = bitmap
        let shared = Bitmap(
            wrapping: whole.pixels + part.y * whole.bytesPerRow + part.x * whole.format.bytesPerPixel,
            width: part.width, height: part.height, bytesPerRow: whole.bytesPerRow, format: whole.format,
            releasing: { withExtendedLifetime(whole) {} })
        return CGImage(bitmap: shared, isOpaque: alphaInfo == .noneSkipFirst)
    }

    /// Whether both are the same image, not only the same picture.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
