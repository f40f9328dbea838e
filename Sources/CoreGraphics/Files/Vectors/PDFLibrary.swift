/// poppler with its GLib functions, which draws PDF with Cairo.
struct PDFLibrary: Sendable {
    typealias ErrorPointer = UnsafeMutablePointer<UnsafeMutableRawPointer?>
    typealias MakeBytes = @convention(c) (UnsafeRawPointer?, UInt) -> OpaquePointer?
    typealias ReleaseBytes = @convention(c) (OpaquePointer) -> Void
    typealias Open = @convention(c) (OpaquePointer, UnsafePointer<CChar>?, ErrorPointer) -> OpaquePointer?
    typealias PageCount = @convention(c) (OpaquePointer) -> Int32
    typealias Page = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    typealias Size = @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void

    let makeBytes: MakeBytes
    let releaseBytes: ReleaseBytes
    let open: Open
    let pageCount: PageCount
    let page: Page
    let size: Size
    let render: Render
    let objects: ObjectLibrary

    /// Nil where it is not installed, or is older than 0.82 (2019), which brought the last of these functions.
    static let installed = try? PDFLibrary(RunTimeLibrary("libpoppler-glib.so.8"))

    private init(_ library: RunTimeLibrary) throws(RunTimeLibrary.Missing) {
        makeBytes = try library.function("g_bytes_new")
        releaseBytes = try library.function("g_bytes_unref")
        open = try library.function("poppler_document_new_from_bytes")
        pageCount = try library.function("poppler_document_get_n_pages")
        page = try library.function("poppler_document_get_page")
        size = try library.function("poppler_page_get_size")
        render = try library.function("poppler_page_render")
        objects = try ObjectLibrary(library)
    }
}
