import Foundation

/// The first page of a PDF that poppler has read.
final class PDFDrawing: VectorDrawing {
    let size: CGSize
    private let library: PDFLibrary
    private let document: OpaquePointer
    private let page: OpaquePointer

    init(_ data: Data) throws(VectorFailure) {
        guard let library = PDFLibrary.installed else {
            throw .missingLibrary("poppler, which draws PDF images,", debianPackage: "libpoppler-glib8")
        }
        let bytes = data.withUnsafeBytes { library.makeBytes($0.baseAddress, UInt(data.count)) }
        guard let bytes else { throw .damaged("out of memory") }
        defer { library.releaseBytes(bytes) }
        var error: UnsafeMutableRawPointer?
        guard let document = library.open(bytes, nil, &error) else {
            throw .damaged(library.objects.message(of: error))
        }
        guard library.pageCount(document) > 0, let page = library.page(document, 0) else {
            library.objects.release(document)
            throw .damaged("it has no page")
        }
        self.library = library
        self.document = document
        self.page = page
        var (width, height) = (0.0, 0.0)
        library.size(page, &width, &height)
        size = CGSize(width: width, height: height)
    }

    deinit {
        library.objects.release(page)
        library.objects.release(document)
    }

    func draw(layer: String?, on cairo: OpaquePointer) throws(VectorFailure) {
        library.render(page, cairo)
    }

    func bounds(ofLayer id: String) -> (ink: CGRect, outline: CGRect)? { nil }
}
