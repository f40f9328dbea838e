import CCairo
import Foundation

/// Pixels in memory that Cairo and pixman draw on directly.
///
/// Rows go from top to bottom, x to the right, y down; lengths are pixels. A bitmap may be shared between threads
/// only when it is no longer drawn on.
package final class Bitmap: @unchecked Sendable {
    /// The storage of one pixel.
    package enum Format: Sendable {
        /// Four bytes: blue, green, red, alpha; premultiplied (Cairo's ARGB32, pixman's a8r8g8b8).
        case color
        /// One byte: the coverage of the pixel, 0 none to 255 full (Cairo's and pixman's A8).
        case coverage

        /// The size of a pixel in bytes.
        package var bytesPerPixel: Int { self == .color ? 4 : 1 }

        var cairo: cairo_format_t { self == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8 }
    }

    /// The maximum side in pixels: the limit of pixman's 16-bit coordinates.
    package static let maximumSide = 32_767

    /// The width in pixels; may be 0.
    package let width: Int
    /// The height in pixels; may be 0.
    package let height: Int
    /// The distance between the starts of two rows in bytes, a multiple of 4.
    package let bytesPerRow: Int
    /// The storage of one pixel.
    package let format: Format
    /// The first byte of the top row; valid while the bitmap exists.
    package let pixels: UnsafeMutableRawPointer
    private let onRelease: (() -> Void)?

    /// Creates a bitmap of zeros: clear for color, uncovered for coverage.
    ///
    /// - Parameter isCleared: False for a bitmap whose pixels are all written next. Until then they have any values.
    /// - Precondition: both sides are between 0 and `maximumSide`, and there is enough memory.
    package init(width: Int, height: Int, format: Format = .color, isCleared: Bool = true) {
        Bitmap.checkSides(width, height)
        let stride = Bitmap.bytesPerRow(width: width, format: format)
        let size = max(1, height) * max(4, stride)
        guard let memory = isCleared ? calloc(1, size) : malloc(size) else {
            preconditionFailure("Not enough memory for a bitmap of \(width)×\(height) pixels; use a smaller one.")
        }
        self.width = width
        self.height = height
        bytesPerRow = stride
        self.format = format
        pixels = memory
        onRelease = { free(memory) }
    }

    /// Creates a bitmap on memory owned by the caller, such as a window's.
    ///
    /// - Parameters:
    ///   - memory: The first byte of the top row; it must stay valid until `releasing` is called.
    ///   - releasing: Called once, when the bitmap and everything that draws from it are released.
    /// - Precondition: both sides are between 0 and `maximumSide`; `bytesPerRow` is a multiple of 4 that holds a row.
    package init(
        wrapping memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: Format = .color,
        releasing: (() -> Void)? = nil
    ) {
        Bitmap.checkSides(width, height)
        precondition(
            bytesPerRow % 4 == 0 && bytesPerRow >= width * format.bytesPerPixel,
            "A row of \(bytesPerRow) bytes does not fit \(width) pixels; use Bitmap.bytesPerRow(width:format:).")
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.format = format
        pixels = memory
        self.onRelease = releasing
    }

    deinit {
        onRelease?()
    }

    /// The bytes per row in a bitmap made by `init(width:height:format:)`.
    package static func bytesPerRow(width: Int, format: Format) -> Int {
        (width * format.bytesPerPixel + 3) / 4 * 4
    }

    static func checkSides(_ width: Int, _ height: Int) {
        precondition(
            (0...maximumSide).contains(width) && (0...maximumSide).contains(height),
            "A bitmap cannot have \(width)×\(height) pixels; keep both sides between 0 and \(maximumSide).")
    }
}

extension Bitmap {
    /// The whole bitmap as a rectangle.
    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// An independent copy of the bitmap.
    package func copy() -> Bitmap { copy(of: bounds) }

    /// An independent bitmap with the pixels of `part`, which is clipped to the bounds.
    package func copy(of part: PixelRect) -> Bitmap {
        let part = part.intersection(bounds)
        // A row of coverage may end before its last byte.
        let result = Bitmap(width: part.width, height: part.height, format: format, isCleared: format == .coverage)
        for row in 0..<part.height {
            let source = pixels + (part.y + row) * bytesPerRow + part.x * format.bytesPerPixel
            (result.pixels + row * result.bytesPerRow)
                .copyMemory(from: source, byteCount: part.width * format.bytesPerPixel)
        }
        return result
    }

    /// A Cairo surface on these pixels that retains the bitmap; the caller destroys it.
    package func makeSurface() -> OpaquePointer {
        let bytes = pixels.assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, format.cairo, Int32(width), Int32(height), Int32(bytesPerRow))
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            preconditionFailure("Cairo rejected a bitmap of \(width)×\(height) pixels, \(bytesPerRow) bytes per row.")
        }
        let owner = Unmanaged.passRetained(self)
        cairo_surface_set_user_data(surface, Bitmap.ownerKey, owner.toOpaque()) { owner in
            guard let owner else { return }
            Unmanaged<Bitmap>.fromOpaque(owner).release()
        }
        return surface
    }

    /// The key of Cairo's user data. It is never written again, so it is safe on every thread.
    nonisolated(unsafe) private static let ownerKey: UnsafePointer<cairo_user_data_key_t> = {
        let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
        key.initialize(to: cairo_user_data_key_t(unused: 0))
        return UnsafePointer(key)
    }()
}
