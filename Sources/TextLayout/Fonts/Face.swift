import CCairo
import CPango

/// One font file at one size, as Pango chose it for a piece of text. Glyph indices refer to a face.
///
/// Safe to share: nothing changes after `init`, and Cairo's scaled fonts lock themselves.
final class Face: @unchecked Sendable {
    /// The font that Cairo draws with, without hinting.
    let scaledFont: OpaquePointer
    /// The font size in points.
    let size: Double
    let kind: Kind
    /// The same glyphs at subpixel positions, for small sizes; nil for glyphs that are not outlines.
    let subpixelFont: SubpixelFont?
    /// The ascent and descent in points that a line needs for this face; nil when any line is high enough.
    let requiredMetrics: (ascent: Double, descent: Double)?

    enum Kind: Sendable {
        case inter, interDisplay, monospaced
        /// Bitmaps instead of outlines: a glyph cannot become a path.
        case emoji
        /// Letters with marks above and below that need higher lines.
        case tall
        case other

        fileprivate init(family: String) {
            switch family {
            case FontFamilies.system: self = .inter
            case FontFamilies.display: self = .interDisplay
            case FontFamilies.emoji: self = .emoji
            case FontFamilies.monospaced: self = .monospaced
            case _ where FontFamilies.tall.contains(family): self = .tall
            default: self = .other
            }
        }
    }

    private let font: UnsafeMutablePointer<PangoFont>

    /// - Precondition: `font` comes from a Cairo font map, and the library is locked.
    init(_ font: UnsafeMutablePointer<PangoFont>) {
        self.font = font
        g_object_ref(font)
        scaledFont = cairo_scaled_font_reference(pango_cairo_font_get_scaled_font(OpaquePointer(font)))
        let description = pango_font_describe_with_absolute_size(font)
        defer { pango_font_description_free(description) }
        let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
        size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
        kind = Kind(family: family)
        var extents = cairo_font_extents_t()
        cairo_scaled_font_extents(scaledFont, &extents)
        requiredMetrics = kind == .tall ? (extents.ascent, extents.descent) : nil
        subpixelFont = kind == .emoji ? nil : SubpixelFont(scaledFont, size: size)
    }

    deinit {
        subpixelFont?.release()
        cairo_scaled_font_destroy(scaledFont)
        g_object_unref(font)
    }
}
