import CCairo
import Foundation

/// The first page of a PDF, or an SVG: a drawing without pixels.
///
/// Nothing outside of the bytes is read: references to other files and addresses stay empty. Safe to share.
package final class VectorDocument: @unchecked Sendable {
    /// The size in points: the first page's, or the SVG's in CSS pixels.
    package let size: CGSize

    /// The libraries draw one thing at a time.
    private static let lock = NSLock()
    private let drawing: any VectorDrawing

    /// Reads a PDF or an SVG, according to its first bytes. Loads the library for it at the first use.
    ///
    /// - Parameter styleSheet: CSS that applies to an SVG in addition to its own.
    package init(_ data: Data, styleSheet: String? = nil) throws(VectorFailure) {
        guard data.count <= VectorLimits.byteCount else { throw .tooLarge("\(data.count) bytes") }
        switch VectorKind(data) {
        case .pdf: drawing = try PDFDrawing(data)
        case .svg: drawing = try SVGDrawing(data, styleSheet: styleSheet)
        case nil: throw .unknownKind
        }
        let size = drawing.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { throw .empty }
        guard size.width <= VectorLimits.side, size.height <= VectorLimits.side else {
            throw .tooLarge("\(size.width)×\(size.height) points")
        }
        self.size = size
    }

    /// The whole drawing, stretched to an image of this size in pixels. Nil for a size that no image can have.
    package func image(width: Int, height: Int) -> CGImage? {
        image(of: CGRect(origin: .zero, size: size), layer: nil, width: width, height: height)
    }

    /// A part of the drawing, stretched to an image of this size in pixels. Nil for a size that no image can have, and if
    /// the library cannot draw it, with a log line.
    ///
    /// - Parameters:
    ///   - part: In points from the drawing's top left, y down.
    ///   - layer: The id of the only element that is drawn; nil for all. An SVG's.
    package func image(of part: CGRect, layer: String?, width: Int, height: Int) -> CGImage? {
        guard width > 0, height > 0, max(width, height) <= Bitmap.maximumSide,
            width * height <= CGImage.maximumPixelCount, part.width > 0, part.height > 0
        else { return nil }
        let bitmap = Bitmap(width: width, height: height)
        let surface = bitmap.makeSurface()
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return nil }
        defer { cairo_destroy(cairo) }
        cairo_scale(cairo, Double(width) / part.width, Double(height) / part.height)
        cairo_translate(cairo, -part.minX, -part.minY)
        do throws(VectorFailure) {
            Self.lock.lock()
            defer { Self.lock.unlock() }
            try drawing.draw(layer: layer, on: cairo)
        } catch {
            Log.lineOnce("A vector image cannot be drawn: \(error)")
            return nil
        }
        return CGImage(bitmap: bitmap)
    }

    /// The bounds of the SVG's element with this id, in points from the drawing's top left: of its ink, and of its
    /// outline. Nil if there is none.
    package func bounds(ofLayer id: String) -> (ink: CGRect, outline: CGRect)? {
        Self.lock.withLock { drawing.bounds(ofLayer: id) }
    }
}

/// The kind of a vector file.
package enum VectorKind: Sendable {
    case pdf
    case svg

    /// The first bytes that are searched for the beginning of an SVG, behind comments and declarations.
    private static let searchedLength = 4096

    /// The kind that the first bytes say; nil for other files.
    package init?(_ data: Data) {
        let start = data.prefix(Self.searchedLength)
        if start.prefix(1024).range(of: Data("%PDF-".utf8)) != nil {
            self = .pdf
        } else if start.range(of: Data("<svg".utf8)) != nil || start.range(of: Data(":svg".utf8)) != nil {
            self = .svg
        } else {
            return nil
        }
    }
}
