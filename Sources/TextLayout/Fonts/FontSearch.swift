import CFontconfig

/// Finds font files by the families in them, with a fontconfig configuration of its own.
///
/// fontconfig reads a folder only once: it keeps what it found in its cache.
struct FontSearch {
    private let faces: [(family: String, file: String)]

    /// Reads the fonts in `roots` and all folders below them. Finds nothing where fontconfig fails.
    init(below roots: [String]) {
        guard let configuration = FontConfiguration.search(below: roots) else {
            faces = []
            return
        }
        defer { FcConfigDestroy(configuration) }
        guard let fonts = FcConfigGetFonts(configuration, FcSetSystem)?.pointee else {
            faces = []
            return
        }
        faces = (0..<Int(fonts.nfont)).flatMap { Self.faces(of: fonts.fonts[$0]) }
    }

    /// The files with a face of `family`, sorted. Empty if there is none.
    func files(of family: String) -> [String] {
        Set(faces.filter { $0.family == family }.map(\.file)).sorted()
    }

    /// All families of a face: those of weights that older programs do not know have two, such as Inter and Inter Medium.
    private static func faces(of pattern: OpaquePointer?) -> [(family: String, file: String)] {
        guard let pattern, let file = string(FC_FILE, 0, of: pattern) else { return [] }
        return sequence(state: Int32(0)) { (index: inout Int32) -> String? in
            defer { index += 1 }
            return string(FC_FAMILY, index, of: pattern)
        }
        .map { ($0, file) }
    }

    private static func string(_ property: String, _ index: Int32, of pattern: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, property, index, &text) == FcResultMatch, let text else { return nil }
        return String(cString: text)
    }
}
