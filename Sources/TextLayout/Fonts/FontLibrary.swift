import CCairo
import CFontconfig
import CPango
import Foundation

/// Our fonts, loaded once for the process. Loading takes about 3 ms when fontconfig has a cache.
///
/// Pango is not safe to use from two threads at a time: everything that shapes calls `withLock(_:)`.
final class FontLibrary: @unchecked Sendable {
    /// The fonts of this machine, or why they cannot be loaded; determined at the first use.
    static let loaded = Result { () throws(FontFailure) in try FontLibrary(FontFiles.ofMachine()) }

    /// The loaded fonts.
    /// - Precondition: The fonts are installed. Programs call `TextFont.prepare()` first, which throws instead.
    static var shared: FontLibrary {
        switch loaded {
        case .success(let library): return library
        case .failure(let failure): preconditionFailure("\(failure)")
        }
    }

    /// The faces that the app brings, sorted by family and weight.
    private var facesOfApp: [TextFont.InstalledFace] = []

    private var familyNames: Set<String> = []
    private let context: OpaquePointer
    private let map: OpaquePointer
    /// Lives as long as the process, like the library: fonts may be added.
    private let configuration: OpaquePointer
    private let lock = NSLock()
    private var faces: [UnsafeMutablePointer<PangoFont>: Face] = [:]

    /// An animated font size must not keep a face alive for every size.
    private static let faceLimit = 256

    init(_ files: FontFiles) throws(FontFailure) {
        configuration = try FontConfiguration.load(files)
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw .unusable(reason: "Pango was built without FreeType.")
        }
        self.map = OpaquePointer(map)
        pango_fc_font_map_set_config(OpaquePointer(map), configuration)
        context = pango_font_map_create_context(map)
        g_object_unref(UnsafeMutableRawPointer(map))
        makeIndependentOfScale()
        readNames()
    }

    private func readNames() {
        let installed = InstalledFaces.list(in: configuration)
        facesOfApp = installed.filter(\.isOfApp)
        familyNames = Set(installed.map(\.family))
    }

    /// Adds the fonts of a file to those of the app. Returns false if the file has no font.
    fileprivate func add(file: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        guard FcConfigAppFontAddFile(configuration, file) != 0 else { return false }
        pango_fc_font_map_config_changed(map)
        faces.removeAll()
        readNames()
        return true
    }

    /// The faces that the app brings, and the names of all families.
    fileprivate var names: (ofApp: [TextFont.InstalledFace], families: Set<String>) {
        lock.lock()
        defer { lock.unlock() }
        return (facesOfApp, familyNames)
    }

    /// Without this, advances and therefore line breaks would differ between scales.
    private func makeIndependentOfScale() {
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_language(context, Self.language)
    }

    /// Constant, so that the environment's locale affects neither fonts nor line breaks.
    static var language: OpaquePointer { pango_language_from_string("en") }

    /// Runs `work` while no other thread shapes. Not reentrant.
    func withLock<Answer>(_ work: (LockedAccess) -> Answer) -> Answer {
        lock.lock()
        defer { lock.unlock() }
        return work(LockedAccess(library: self, context: context))
    }

    /// The operations that are available while the library is locked.
    struct LockedAccess {
        fileprivate let library: FontLibrary
        let context: OpaquePointer

        /// The face for one of Pango's fonts; always the same object for the same font.
        func face(_ font: UnsafeMutablePointer<PangoFont>) -> Face {
            if let known = library.faces[font] { return known }
            if library.faces.count >= FontLibrary.faceLimit { library.faces.removeAll() }
            let face = Face(font)
            library.faces[font] = face
            return face
        }

        func families(for font: TextFont, han: FontFamilies.HanForms) -> String {
            FontFamilies.list(for: font, han: han, known: library.familyNames)
        }
    }
}

extension TextFont {
    /// Loads the fonts, or throws an error that names the package to install. Call it once at launch, before any
    /// layout.
    package static func prepare() throws(FontFailure) {
        _ = try FontLibrary.loaded.get()
    }

    /// The families that text is drawn with, by the names in their files; empty where no font can be loaded.
    package static var installedFamilies: Set<String> {
        guard let library = try? FontLibrary.loaded.get() else { return [] }
        return library.names.families
    }

    /// The faces of the app's own fonts, sorted by family and weight; empty where no font can be loaded.
    package static var facesOfApp: [InstalledFace] {
        guard let library = try? FontLibrary.loaded.get() else { return [] }
        return library.names.ofApp
    }

    /// Adds the fonts in the bytes of a font file to those of the app. Returns false if there is none, or no file can be
    /// written for them.
    package static func add(_ data: Data) -> Bool {
        guard let library = try? FontLibrary.loaded.get(), let file = FontFiles.added(data) else { return false }
        return library.add(file: file)
    }
}
