import Foundation

/// An immutable bitmap image.
///
/// Lengths are pixels, y down from the top row; scale and orientation are added by UIKit.
public final class CGImage: Hashable, @unchecked Sendable {
    /// The maximum pixel count of a decoded image (256 MiB), so that a forged header cannot exhaust memory.
    package static let maximumPixelCount = 1 << 26

    /// The pixels. They must not be drawn on.
    package let bitmap: Bitmap
    /// The position of alpha in a pixel; `noneSkipFirst` for an opaque image.
    public let alphaInfo: CGImageAlphaInfo

    /// Creates an image of `bitmap`, which must not be drawn on afterwards.
    ///
    /// - Parameter isOpaque: Whether every pixel is known to be opaque; masks then use the brightness instead of the
    ///   alpha.
    package init(bitmap: Bitmap, isOpaque: Bool = false) {
        self.bitmap = bitmap
        alphaInfo =
            switch bitmap.format {
            case .coverage: .alphaOnly
            case .color: isOpaque ? .noneSkipFirst : .premultipliedFirst
            }
    }

    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }
    /// Always 8.
    public var bitsPerComponent: Int { 8 }
    /// 32 for color, 8 for coverage.
    public var bitsPerPixel: Int { bitmap.format.bytesPerPixel * 8 }
    /// The distance between the starts of two rows in bytes.
    public var bytesPerRow: Int { bitmap.bytesPerRow }
    /// Device RGB; nil for coverage.
    public var colorSpace: CGColorSpace? { bitmap.format == .color ? CGColorSpaceCreateDeviceRGB() : nil }
    /// Whether it has only coverage; it is drawn with the fill color.
    public var isMask: Bool { bitmap.format == .coverage }
    /// `alphaInfo` and the byte order in one value.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue | byteOrderInfo.rawValue) }
    /// Little endian for color: blue is the first byte.
    public var byteOrderInfo: CGImageByteOrderInfo { isMask ? .orderDefault : .order32Little }
    /// Always true: scaled images are interpolated, unless the context disables it.
    public var shouldInterpolate: Bool { true }

    /// Whether every pixel is opaque. Examines the pixels, unless the image has no alpha.
    package var isFullyOpaque: Bool {
        guard alphaInfo != .noneSkipFirst else { return true }
        guard !isMask else { return false }
        return (0..<height).allSatisfy { y in
            let row = bitmap.pixels + y * bytesPerRow
            return (0..<width).allSatisfy { x in row.load(fromByteOffset: x * 4 + 3, as: UInt8.self) == 255 }
        }
    }

    /// The image itself, because it is immutable.
    public func copy() -> CGImage? { self }

    /// The part in `rect`, in pixels from the top left, expanded to whole pixels and clipped to the image.
    ///
    /// Nil when nothing is left. A part of a color image shares its pixels.
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

    /// Whether both are the same object; pixels are not compared.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
