import CPango

/// Turns a joined text into measured glyphs, paragraph by paragraph. Requires that the font library is locked.
struct Shaper {
    let joinedText: JoinedText
    let access: FontLibrary.LockedAccess
    private(set) var result = ShapedText()
    private var faceIndices: [ObjectIdentifier: Int] = [:]
    private let equalizesDigitWidths: Bool
    /// The advance of a zero, by run.
    private var zeroAdvances: [Int: Double] = [:]

    /// Shapes `joinedText`, or returns the cached result.
    static func shape(_ joinedText: JoinedText) -> ShapedText {
        FontLibrary.shared.withLock { access in
            ShapedTextCache.shared.shaped(joinedText, with: access) {
                var shaper = Shaper(joinedText: joinedText, access: access)
                return shaper.shaped()
            }
        }
    }

    private init(joinedText: JoinedText, access: FontLibrary.LockedAccess, equalizesDigitWidths: Bool = true) {
        self.joinedText = joinedText
        self.access = access
        self.equalizesDigitWidths = equalizesDigitWidths
    }

    private mutating func shaped() -> ShapedText {
        var text = joinedText.text
        text.withUTF8 { bytes in
            guard let base = bytes.baseAddress else { return }
            base.withMemoryRebound(to: CChar.self, capacity: bytes.count) { characters in
                for paragraph in joinedText.paragraphs() { shape(paragraph, in: characters) }
            }
        }
        return result
    }

    private mutating func shape(_ paragraph: (range: Range<Int>, lineEnd: Int), in characters: UnsafePointer<CChar>) {
        let first = result.clusters.count
        let content = paragraph.range.lowerBound..<paragraph.lineEnd
        let base = baseDirection(of: content, in: span(at: paragraph.range.lowerBound).direction)
        if !content.isEmpty {
            let stretch = ItemizedRun(
                characters: characters, range: content, base: base,
                attributes: PangoAttributes(joinedText, in: content, access: access), context: access.context)
            for item in stretch.items { append(item, of: stretch) }
        }
        let isRightToLeft = base == PANGO_DIRECTION_RTL
        appendLineEnd(paragraph.lineEnd..<paragraph.range.upperBound, isRightToLeft: isRightToLeft)
        result.paragraphs.append(.init(clusters: first..<result.clusters.count, isRightToLeft: isRightToLeft))
    }

    private func baseDirection(of range: Range<Int>, in direction: TextParagraph.Direction) -> PangoDirection {
        switch direction {
        case .leftToRight: return PANGO_DIRECTION_LTR
        case .rightToLeft: return PANGO_DIRECTION_RTL
        case .natural, .naturalElseRightToLeft:
            let found = BaseDirection.isRightToLeft(joinedText.scalars(in: range))
            return found ?? (direction == .naturalElseRightToLeft) ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
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

    /// Appends an item's clusters in reading order; Pango's glyphs are in visual order.
    private mutating func append(_ item: ItemizedRun.Item, of stretch: ItemizedRun) {
        let face = access.face(item.font)
        let shapes = item.clusters(in: stretch)
        let span = span(at: item.range.lowerBound)
        let widening = SanFranciscoTracking.widening(of: face.kind, in: span.font)
        for shape in item.isRightToLeft ? shapes.reversed() : shapes {
            var traits = stretch.traits(of: shape.range)
            if traits.contains(.isAttachment), span.attachmentWidth == nil { traits.remove(.isAttachment) }
            let isInked = traits.isDisjoint(with: Self.invisibleTraits)
            let firstGlyph = result.glyphs.count
            var advance = appendGlyphs(shape.glyphs, of: item, isVisible: isInked, size: face.size)
            // Direction marks have no glyph and therefore no tracking.
            if result.glyphs.count > firstGlyph {
                let letter = widening.letter(stretch.characters[shape.range.lowerBound])
                advance += Double(span.tracking + widening.tracking + letter)
                // A letter stays in the middle of its place.
                for glyph in firstGlyph..<result.glyphs.count { result.glyphs[glyph].x += Double(letter) / 2 }
            }
            advance *= Double(span.stretch)
            if equalizesDigitWidths, span.font.hasTabularDigits, stretch.isDigit(at: shape.range.lowerBound) {
                advance = advanceOfZero(in: span)
            }
            if traits.contains(.isAttachment), let width = span.attachmentWidth { advance = Double(width) }
            if traits.contains(.isSoftHyphen) || (span.font.size == 0 && !traits.contains(.isAttachment)) {
                advance = 0
            }
            result.clusters.append(
                Cluster(
                    start: shape.range.lowerBound, end: shape.range.upperBound, run: span.run,
                    advance: advance, firstGlyph: firstGlyph,
                    glyphCount: result.glyphs.count - firstGlyph, face: index(of: face), level: item.level,
                    traits: traits))
        }
    }

    /// Appends the glyphs and returns the sum of their advances, in points.
    private mutating func appendGlyphs(
        _ range: Range<Int>, of item: ItemizedRun.Item, isVisible: Bool, size: Double
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

    /// The advance of every tabular digit of the span. The font kerns some pairs of digits, and draws some slightly
    /// narrower.
    private mutating func advanceOfZero(in span: JoinedText.Span) -> Double {
        if let known = zeroAdvances[span.run] { return known }
        var shaper = Shaper(joinedText: JoinedText(mark: "0", like: span), access: access, equalizesDigitWidths: false)
        let advance = shaper.shaped().clusters.first?.advance ?? 0
        zeroAdvances[span.run] = advance
        return advance
    }

    private mutating func index(of face: Face) -> Int {
        if let known = faceIndices[ObjectIdentifier(face)] { return known }
        result.faces.append(face)
        faceIndices[ObjectIdentifier(face)] = result.faces.count - 1
        return result.faces.count - 1
    }

    private func span(at offset: Int) -> JoinedText.Span { joinedText.span(at: offset) }

    private static let invisibleTraits: Cluster.Traits = [.isTab, .isSoftHyphen, .isAttachment]

    // Pango's macros, which Swift does not import.
    private static let unknownFlag: UInt32 = 0x1000_0000
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
    private static let unitsPerPoint = Double(PANGO_SCALE)
}
