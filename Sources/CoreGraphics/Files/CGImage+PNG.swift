import CCairo
import Foundation

extension CGImage {
    /// Decodes a PNG image.
    ///
    /// The dimensions in its header are checked against the limits and the byte count before memory is allocated. Bit
    /// depths other than 8 are converted.
    package convenience init(png: Data) throws(ImageFailure) {
        try PNGHeader(png).check()
        let stream = PNGStream([UInt8](png))
        let surface = cairo_image_surface_create_from_png_stream(
            { stream, target, count in
                guard let target else { return CAIRO_STATUS_READ_ERROR }
                return PNGStream.stream(from: stream).read(Int(count), into: target)
            }, stream.closure)
        withExtendedLifetime(stream) {}
        guard let surface else { throw .damaged("no memory") }
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw .damaged(String(cString: cairo_status_to_string(status))) }

        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let hasAlpha = cairo_surface_get_content(surface) != CAIRO_CONTENT_COLOR
        let bitmap = Bitmap(width: width, height: height)
        CairoSurface(bitmap: bitmap, x: 0, y: 0).draw { target in
            cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_surface(target, surface, 0, 0)
            cairo_paint(target)
        }
        self.init(bitmap: bitmap, isOpaque: !hasAlpha)
    }

    /// The image as PNG, 8 bits per channel; coverage becomes gray.
    package func pngData() throws(ImageFailure) -> Data {
        guard width > 0, height > 0 else { throw .empty }
        let stream = PNGStream([])
        let surface = bitmap.makeSurface()
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_write_to_png_stream(
            surface,
            { stream, bytes, count in
                PNGStream.stream(from: stream).bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, stream.closure)
        guard status == CAIRO_STATUS_SUCCESS else { throw .unwritable(String(cString: cairo_status_to_string(status))) }
        // Also keeps the stream alive until here.
        return Data(stream.bytes)
    }
}

/// The bytes of a PNG that Cairo reads or writes in chunks.
private final class PNGStream {
    var bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The pointer that Cairo passes to the callbacks. It does not retain the stream, which must outlive the call.
    var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static func stream(from closure: UnsafeMutableRawPointer?) -> PNGStream {
        guard let closure else { preconditionFailure("Cairo lost the stream of a PNG image; update Cairo.") }
        return Unmanaged.fromOpaque(closure).takeUnretainedValue()
    }

    func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> cairo_status_t {
        guard count > 0 else { return CAIRO_STATUS_SUCCESS }
        guard count <= bytes.count - position else { return CAIRO_STATUS_READ_ERROR }
        bytes.withUnsafeBufferPointer { target.update(from: $0.baseAddress! + position, count: count) }
        position += count
        return CAIRO_STATUS_SUCCESS
    }
}
