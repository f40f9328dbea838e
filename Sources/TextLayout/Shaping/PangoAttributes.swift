import CPango

/// The fonts and features of the spans inside one paragraph, as Pango's attribute list. Owns the list.
final class PangoAttributes {
    let list: OpaquePointer

    /// Disables contextual forms and ligatures of Latin: Inter would draw "->" as an arrow, San Francisco does not.
    private static let defaultFeatures = "calt=0, liga=0, clig=0"

    private static func features(of font: TextFont) -> String {
        guard font.hasTabularDigits || !font.features.isEmpty else { return defaultFeatures }
        let own = font.features.map { "\($0.rawValue)=1" }.sorted()
        return ([defaultFeatures] + (font.hasTabularDigits ? ["tnum=1"] : []) + own).joined(separator: ", ")
    }

    /// Attributes for the bytes `range` of `joinedText`, with offsets from the range's start.
    init(_ joinedText: JoinedText, in range: Range<Int>, access: FontLibrary.LockedAccess) {
        list = pango_attr_list_new()
        let usual = FontFamilies.HanForms(for: joinedText.scalars(in: range))
        var start = range.lowerBound
        for span in joinedText.spans[joinedText.spanIndex(at: start)...] where span.end > start {
            let end = min(span.end, range.upperBound)
            let han = span.language.flatMap { FontFamilies.HanForms(language: $0) } ?? usual
            add(
                span.font, families: access.families(for: span.font, han: han), from: start - range.lowerBound,
                to: end - range.lowerBound)
            if end == range.upperBound { break }
            start = end
        }
    }

    deinit { pango_attr_list_unref(list) }

    private func add(_ font: TextFont, families: String, from start: Int, to end: Int) {
        let description = pango_font_description_new()
        defer { pango_font_description_free(description) }
        pango_font_description_set_family(description, families)
        pango_font_description_set_absolute_size(description, Self.shapedSize(of: font) * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(font.weightClass)))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        add(pango_attr_font_desc_new(description), from: start, to: end)
        add(pango_attr_font_features_new(Self.features(of: font)), from: start, to: end)
    }

    private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, from start: Int, to end: Int) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = UInt32(end)
        pango_attr_list_insert(list, attribute)
    }

    /// Pango has no font of size 0. Such text is shaped at a tiny size, and its advances are then set to 0.
    private static func shapedSize(of font: TextFont) -> Double {
        max(Double(font.size), 1.0 / 64)
    }
}
