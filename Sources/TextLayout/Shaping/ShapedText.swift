import CoreGraphics

/// Text turned into measured glyphs, not yet into lines: independent of width, colour and scale. In reading order.
struct ShapedText {
    var clusters: [Cluster] = []
    var glyphs: [Glyph] = []
    var faces: [Face] = []
    var paragraphs: [Paragraph] = []

    /// A stretch that ends with a hard line end or with the text.
    struct Paragraph {
        var clusters: Range<Int>
        var isRightToLeft: Bool
    }

    /// A glyph of `Cluster.face`. Points; `x` from the cluster's left edge, `y` from the baseline, down.
    struct Glyph {
        var index: UInt32
        var x: Double
        var y: Double
        /// Stands for a character that no font has.
        var isMissing: Bool
    }
}

/// The smallest piece a line can be broken at: one character with its accents, or a ligature, or an emoji sequence.
struct Cluster {
    struct Traits: OptionSet {
        let rawValue: UInt8
        /// A line may begin here in `wordWrap`.
        static let beginsWord = Traits(rawValue: 1)
        /// A line may begin here in `charWrap`, and when a word is longer than a line.
        static let beginsCharacter = Traits(rawValue: 2)
        static let isWhite = Traits(rawValue: 4)
        /// A hard line end; no glyph, no width.
        static let isLineEnd = Traits(rawValue: 8)
        static let isTab = Traits(rawValue: 16)
        /// Between two syllables of a Korean word.
        static let insideHangul = Traits(rawValue: 32)
        /// Invisible unless a line ends after it.
        static let isSoftHyphen = Traits(rawValue: 64)
        /// An inlay stands here instead of a glyph.
        static let isInlay = Traits(rawValue: 128)
    }

    /// UTF-8 offsets in the manuscript.
    var start: Int
    var end: Int
    /// Index of the run that gives the look.
    var run: Int
    /// Points, tracking included.
    var advance: Double
    var firstGlyph: Int
    var glyphCount: Int
    /// Index into `ShapedText.faces`; -1 where there is no glyph.
    var face: Int
    /// Bidirectional level: odd runs right to left.
    var level: UInt8
    var traits: Traits
}
