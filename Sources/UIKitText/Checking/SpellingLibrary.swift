import CoreGraphics

/// hunspell, which checks spelling with the dictionaries that are installed.
struct SpellingLibrary: Sendable {
    typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    typealias Open = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
    typealias Encoding = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    typealias Check = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
    typealias Suggest =
        @convention(c) (OpaquePointer, UnsafeMutablePointer<Words?>, UnsafePointer<CChar>) -> Int32
    typealias Free = @convention(c) (OpaquePointer, UnsafeMutablePointer<Words?>, Int32) -> Void

    let open: Open
    let encoding: Encoding
    let check: Check
    let suggest: Suggest
    let free: Free

    /// Nil where it is not installed; the log says so once.
    static let installed: SpellingLibrary? = {
        if let library = try? SpellingLibrary(RunTimeLibrary("libhunspell-1.7.so.0")) { return library }
        Log.lineOnce(
            "UITextChecker finds no misspelled words: hunspell is not installed. Install the Debian package "
                + "libhunspell-1.7-0 and a dictionary such as hunspell-en-us.")
        return nil
    }()

    private init(_ library: RunTimeLibrary) throws(RunTimeLibrary.Missing) {
        open = try library.function("Hunspell_create")
        encoding = try library.function("Hunspell_get_dic_encoding")
        check = try library.function("Hunspell_spell")
        suggest = try library.function("Hunspell_suggest")
        free = try library.function("Hunspell_free_list")
    }
}
