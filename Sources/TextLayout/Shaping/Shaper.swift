import CPango

/// Turns a manuscript into measured glyphs, paragraph by paragraph. Works with the font library locked.
struct Shaper {
    let manuscript: Manuscript
    let direction: TextParagraph.Direction
    let access: FontLibrary.Access
    private(set) var result = ShapedText()
    private var faceIndices: [ObjectIdentifier: Int] = [:]

    /// Shapes `manuscript`, or finds it among what was shaped lately. Long texts are not kept.
    static func shape(_ manuscript: Manuscript, direction: TextParagraph.Direction) -> ShapedText {
        FontLibrary.shared.use { access in
            var shaper = Shaper(manuscript: manuscript, direction: direction, access: access)
            guard manuscript.text.utf8.count <= longestKept else { return shaper.shaped() }
            let key = ShapingKey(manuscript: manuscript, direction: direction)
            return access.shaped(key) { shaper.shaped() }
        }
    }

    /// In bytes. A kept text weighs about 100 bytes for each of its own (chosen: 512 texts stay below 100 MB).
    private static let longestKept = 2000

    private init(manuscript: Manuscript, direction: TextParagraph.Direction, access: FontLibrary.Access) {
        self.manuscript = manuscript
        self.direction = direction
        self.access = access
    }

    private mutating func shaped() -> ShapedText {
        var text = manuscript.text
        text.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return }
            base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { characters in
                for paragraph in manuscript.paragraphs() { shape(paragraph, in: characters) }
            }
        }
        return result
    }

    private mutating func shape(_ paragraph: (range: Range<Int>, lineEnd: Int), in characters: UnsafePointer<CChar>) {
        let (first, content) = (result.clusters.count, paragraph.range.lowerBound..<paragraph.lineEnd)
        let base = baseDirection(of: content)
        if !content.isEmpty {
            let stretch = Stretch(
                characters: characters, range: content, base: base,
                attributes: PangoAttributes(manuscript, in: content, access: access), context: access.context)
            for item in stretch.items { append(item, of: stretch) }
        }
        let isRightToLeft = base == PANGO_DIRECTION_RTL
        appendLineEnd(paragraph.lineEnd..<paragraph.range.upperBound, isRightToLeft: isRightToLeft)
        result.paragraphs.append(.init(clusters: first..<result.clusters.count, isRightToLeft: isRightToLeft))
    }

    private func baseDirection(of range: Range<Int>) -> PangoDirection {
        switch direction {
        case .leftToRight: return PANGO_DIRECTION_LTR
        case .rightToLeft: return PANGO_DIRECTION_RTL
        case .natural:
            let isRightToLeft = BaseDirection.isRightToLeft(manuscript.scalars(in: range))
            return isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
        }
    }

    private mutating func appendLineEnd(_ range: Range<Int>, isRightToLeft: Bool) {
        guard !range.isEmpty else { return }
        result.clusters.append(
            Cluster(
                start: range.lowerBound, end: range.upperBound, run: span(at: range.lowerBound).run, advance: 0,
                firstGlyph: result.glyphs.count, glyphCount: 0, face: -1, level: isRightToLeft ? 1 : 0,
                traits: [.isLineEnd, .isWhite]))
    }

    /// Adds an item's clusters in reading order; Pango's glyphs are in the order of the page.
    private mutating func append(_ item: Stretch.Item, of stretch: Stretch) {
        let face = access.face(item.font)
        let shapes = item.clusters(in: stretch)
        let span = span(at: item.range.lowerBound)
        for shape in item.isRightToLeft ? shapes.reversed() : shapes {
            let traits = stretch.traits(of: shape.range)
            let added = tracking(of: span, face: face, character: stretch.characters[shape.range.lowerBound])
            let widening = traits.contains(.isTab) ? 0 : added
            let firstGlyph = result.glyphs.count
            let advance = appendGlyphs(shape.glyphs, of: item, isVisible: !traits.contains(.isTab), size: face.size)
            result.clusters.append(
                Cluster(
                    start: shape.range.lowerBound, end: shape.range.upperBound, run: span.run,
                    advance: span.font.size > 0 ? advance + widening : 0, firstGlyph: firstGlyph,
                    glyphCount: result.glyphs.count - firstGlyph, face: index(of: face), level: item.level,
                    traits: traits))
        }
    }

    /// The sum of the glyphs' advances, in points.
    private mutating func appendGlyphs(
        _ range: Range<Int>, of item: Stretch.Item, isVisible: Bool, size: Double
    ) -> Double {
        var x = 0.0
        for index in range {
            let glyph = item.glyphs[index]
            let isMissing = glyph.glyph & Self.unknownFlag != 0
            if isVisible, glyph.glyph != Self.emptyGlyph {
                result.glyphs.append(
                    .init(
                        index: glyph.glyph, x: x + Double(glyph.geometry.x_offset) / Self.unitsPerPoint,
                        y: Double(glyph.geometry.y_offset) / Self.unitsPerPoint, isMissing: isMissing))
            }
            x += isMissing ? MissingGlyph.advance * size : Double(glyph.geometry.width) / Self.unitsPerPoint
        }
        return x
    }

    private func tracking(of span: Manuscript.Span, face: Face, character: CChar) -> Double {
        let isDigit = (48...57).contains(character)
        return Double(span.tracking + SanFrancisco.widening(of: face.kind, in: span.font, isDigit: isDigit))
    }

    private mutating func index(of face: Face) -> Int {
        if let known = faceIndices[ObjectIdentifier(face)] { return known }
        result.faces.append(face)
        faceIndices[ObjectIdentifier(face)] = result.faces.count - 1
        return result.faces.count - 1
    }

    private func span(at offset: Int) -> Manuscript.Span { manuscript.span(at: offset) }

    // Pango's macros, which Swift does not see.
    private static let unknownFlag: UInt32 = 0x1000_0000
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
    private static let unitsPerPoint = Double(PANGO_SCALE)
}
