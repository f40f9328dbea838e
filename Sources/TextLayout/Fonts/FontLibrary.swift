import CCairo
import CFontconfig
import CPango
import Foundation

/// Our fonts, loaded once for the process. Takes about 3 ms until the first Latin line when fontconfig has a cache.
///
/// Pango is not safe to use from two threads at a time: everything that shapes goes through `use`.
final class FontLibrary: @unchecked Sendable {
    /// The fonts of this machine, or why there are none; found out at the first use.
    static let loaded = Result { () throws(FontFailure) in try FontLibrary(FontFiles()) }

    /// The loaded fonts.
    /// - Precondition: they are installed. Programs call `TextFont.prepare()` first, which throws instead.
    static var shared: FontLibrary {
        switch loaded {
        case .success(let library): return library
        case .failure(let failure): preconditionFailure("\(failure)")
        }
    }

    /// Names of all families, sorted.
    let families: [String]
    /// Sorted by family and weight.
    let installedFaces: [TextFont.InstalledFace]

    private let familyNames: Set<String>
    private let context: OpaquePointer
    private let lock = NSLock()
    private var faces: [UnsafeMutablePointer<PangoFont>: Face] = [:]
    /// Shaped texts by length: many of the kind that labels and cells hold, few of the kind that fills pages.
    private var shapedTexts = FontLibrary.tiers.map { BoundedCache<Manuscript, ShapedText>(limit: $0.count) }

    /// The longest text of each tier in bytes, and how many are kept. A kept text weighs about 100 bytes for each of its
    /// own (chosen: all together stay below 150 MB). Beyond the longest, a text is shaped at each layout.
    private static let tiers = [
        (longest: 100, count: 4_096), (longest: 2_000, count: 256), (longest: 100_000, count: 4),
    ]

    /// A text at many animated sizes must not keep every size's face alive.
    private static let faceLimit = 256

    init(_ files: FontFiles) throws(FontFailure) {
        let configuration = try FontConfiguration.load(files)
        defer { FcConfigDestroy(configuration) }
        guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
            throw .unusable(reason: "Pango was built without FreeType.")
        }
        pango_fc_font_map_set_config(OpaquePointer(map), configuration)
        context = pango_font_map_create_context(map)
        g_object_unref(UnsafeMutableRawPointer(map))
        installedFaces = InstalledFaces.list(in: configuration)
        familyNames = Set(installedFaces.map(\.family))
        families = familyNames.sorted()
        makeIndependentOfScale()
    }

    /// Without this, advances differ between scales, and so would line breaks.
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

    /// Fixed, so that the environment's locale chooses neither fonts nor line breaks.
    static var language: OpaquePointer { pango_language_from_string("en") }

    /// Runs `work` while no other thread shapes. Do not nest.
    func use<Answer>(_ work: (Access) -> Answer) -> Answer {
        lock.lock()
        defer { lock.unlock() }
        return work(Access(library: self, context: context))
    }

    /// What may be done while the library is locked.
    struct Access {
        fileprivate let library: FontLibrary
        let context: OpaquePointer

        /// The face for a font of Pango's; the same object for the same font.
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

        /// What `manuscript` was shaped to before, else the result of `shape`, which is then kept.
        func shaped(_ manuscript: Manuscript, _ shape: () -> ShapedText) -> ShapedText {
            let length = manuscript.text.utf8.count
            guard let tier = FontLibrary.tiers.firstIndex(where: { length <= $0.longest }) else { return shape() }
            if let known = library.shapedTexts[tier][manuscript] { return known }
            let text = shape()
            library.shapedTexts[tier][manuscript] = text
            return text
        }
    }
}
