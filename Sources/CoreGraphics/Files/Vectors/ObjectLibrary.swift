/// GLib's functions for the objects and errors of the libraries that draw vectors, which bring it.
struct ObjectLibrary: Sendable {
    private typealias Release = @convention(c) (OpaquePointer) -> Void
    private typealias FreeError = @convention(c) (UnsafeMutableRawPointer) -> Void

    private let releaseObject: Release
    private let freeError: FreeError

    /// - Parameter library: A library that depends on GLib.
    init(_ library: RunTimeLibrary) throws(RunTimeLibrary.Missing) {
        releaseObject = try library.function("g_object_unref")
        freeError = try library.function("g_error_free")
    }

    /// Releases an object that a library returned.
    func release(_ object: OpaquePointer) { releaseObject(object) }

    /// The message of a `GError`, on one line, which is freed.
    func message(of error: UnsafeMutableRawPointer?) -> String {
        guard let error else { return "no reason given" }
        defer { freeError(error) }
        // The domain and the code, of four bytes each, are before the message.
        guard let text = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self) else { return "no reason given" }
        return String(cString: text).split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
