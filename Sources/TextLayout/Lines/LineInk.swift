import CCairo

/// What a line draws, in points from its left edge and its baseline, y down.
struct LineInk {
    /// Glyphs that are drawn with one call.
    struct Piece {
        var face: Face
        var run: Int
        var isMissing: Bool
        var glyphs: [cairo_glyph_t]
    }

    /// The horizontal extent of one run, for backgrounds and rules.
    struct Extent {
        var run: Int
        var minX: Double
        var maxX: Double
    }

    private(set) var pieces: [Piece] = []
    private(set) var extents: [Extent] = []
    /// Words of runs whose rules skip white space.
    private(set) var words: [Extent] = []
    private(set) var attachments: [Extent] = []

    mutating func add(_ glyph: cairo_glyph_t, of face: Face, run: Int, isMissing: Bool) {
        if let last = pieces.last, last.face === face, last.run == run, last.isMissing == isMissing {
            pieces[pieces.count - 1].glyphs.append(glyph)
        } else {
            pieces.append(Piece(face: face, run: run, isMissing: isMissing, glyphs: [glyph]))
        }
    }

    mutating func extend(run: Int, from minX: Double, to maxX: Double) {
        if extents.last?.run == run {
            extents[extents.count - 1].maxX = maxX
        } else {
            extents.append(Extent(run: run, minX: minX, maxX: maxX))
        }
    }

    mutating func extendWord(run: Int, from minX: Double, to maxX: Double) {
        if let last = words.last, last.run == run, last.maxX == minX {
            words[words.count - 1].maxX = maxX
        } else {
            words.append(Extent(run: run, minX: minX, maxX: maxX))
        }
    }

    mutating func addAttachment(run: Int, from minX: Double, to maxX: Double) {
        attachments.append(Extent(run: run, minX: minX, maxX: maxX))
    }
}
