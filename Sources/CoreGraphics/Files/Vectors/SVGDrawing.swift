import Foundation

/// An SVG that librsvg has read.
///
/// It is read from memory without an address of its own, so that librsvg refuses every reference to another file.
final class SVGDrawing: VectorDrawing {
    let size: CGSize
    /// What an inch is in CSS; librsvg's own value is 90.
    private static let pixelsPerInch = 96.0

    private let library: SVGLibrary
    private let handle: OpaquePointer

    init(_ data: Data, styleSheet: String?) throws(VectorFailure) {
        guard let library = SVGLibrary.installed else {
            throw .missingLibrary("librsvg, which draws SVG images,", debianPackage: "librsvg2-2")
        }
        var error: UnsafeMutableRawPointer?
        let handle = data.withUnsafeBytes {
            library.open($0.bindMemory(to: UInt8.self).baseAddress, UInt(data.count), &error)
        }
        guard let handle else { throw .damaged(library.objects.message(of: error)) }
        library.setResolution(handle, Self.pixelsPerInch)
        self.library = library
        self.handle = handle
        size = Self.size(of: handle, library)
        if let styleSheet {
            let css = Array(styleSheet.utf8)
            guard library.setStyleSheet(handle, css, UInt(css.count), &error) != 0 else {
                throw .damaged(library.objects.message(of: error))
            }
        }
    }

    deinit { library.objects.release(handle) }

    /// The width and height, otherwise those of the view box. Zero if there is neither.
    private static func size(of handle: OpaquePointer, _ library: SVGLibrary) -> CGSize {
        var (width, height) = (0.0, 0.0)
        if library.sizeInPixels(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
        var flags: [Int32] = [0, 0, 0]
        // A length is a double and a unit.
        var lengths = [0.0, 0.0, 0.0, 0.0]
        var box = [0.0, 0.0, 0.0, 0.0]
        flags.withUnsafeMutableBufferPointer { flags in
            lengths.withUnsafeMutableBytes { lengths in
                guard let flag = flags.baseAddress, let length = lengths.baseAddress else { return }
                library.dimensions(handle, flag, length, flag + 1, length + 16, flag + 2, &box)
            }
        }
        return flags[2] == 0 ? .zero : CGSize(width: box[2], height: box[3])
    }

    private var viewport: [Double] { [0, 0, size.width, size.height] }

    func draw(layer: String?, on cairo: OpaquePointer) throws(VectorFailure) {
        var error: UnsafeMutableRawPointer?
        var viewport = viewport
        let isDrawn =
            layer.map { library.renderLayer(handle, cairo, "#" + $0, &viewport, &error) }
            ?? library.render(handle, cairo, &viewport, &error)
        guard isDrawn != 0 else { throw .damaged(library.objects.message(of: error)) }
    }

    func bounds(ofLayer id: String) -> (ink: CGRect, outline: CGRect)? {
        var error: UnsafeMutableRawPointer?
        var viewport = viewport
        var ink = [0.0, 0.0, 0.0, 0.0]
        var outline = ink
        guard library.layerBounds(handle, "#" + id, &viewport, &ink, &outline, &error) != 0 else {
            _ = library.objects.message(of: error)
            return nil
        }
        return (
            CGRect(x: ink[0], y: ink[1], width: ink[2], height: ink[3]),
            CGRect(x: outline[0], y: outline[1], width: outline[2], height: outline[3])
        )
    }
}
