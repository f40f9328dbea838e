import Foundation

/// poppler with its GLib functions, which draws PDF with Cairo. Found at run time, so that apps start without it.
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
    static let installed: PDFLibrary? = {
        guard let library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL),
            let make = dlsym(library, "g_bytes_new"), let release = dlsym(library, "g_bytes_unref"),
            let open = dlsym(library, "poppler_document_new_from_bytes"),
            let count = dlsym(library, "poppler_document_get_n_pages"),
            let page = dlsym(library, "poppler_document_get_page"),
            let size = dlsym(library, "poppler_page_get_size"), let render = dlsym(library, "poppler_page_render"),
            let objects = ObjectLibrary(library)
        else { return nil }
        return PDFLibrary(
            makeBytes: unsafeBitCast(make, to: MakeBytes.self),
            releaseBytes: unsafeBitCast(release, to: ReleaseBytes.self), open: unsafeBitCast(open, to: Open.self),
            pageCount: unsafeBitCast(count, to: PageCount.self), page: unsafeBitCast(page, to: Page.self),
            size: unsafeBitCast(size, to: Size.self), render: unsafeBitCast(render, to: Render.self), objects: objects)
    }()
}
