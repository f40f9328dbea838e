import CoreGraphics

/// Text turned into measured glyphs, before line breaking. Independent of width, color and scale. In reading order.
struct ShapedText {
    var clusters: [Cluster] = []
    var glyphs: [Glyph] = []
    var faces: [Face] = []
    var paragraphs: [Paragraph] = []

    /// A range that ends with a hard line end or with the text.
    struct Paragraph {
        var clusters: Range<Int>
        var isRightToLeft: Bool
    }

    /// A glyph of `Cluster.face`. Points; `x` from the cluster's left edge, `y` from the baseline, down.
    struct Glyph {
        var index: UInt32
        var x: Double
        var y: Double
        /// Represents a character that no font has.
        var isMissing: Bool
    }
}

/// The smallest unit of line breaking: one character with its accents, a ligature, or an emoji sequence.
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
        /// An attachment is drawn here instead of a glyph.
        static let isAttachment = Traits(rawValue: 128)
    }

    /// UTF-8 offsets in the joined text.
    var start: Int
    var end: Int
    /// The index of the run that sets the style.
    var run: Int
    /// The advance in points, including tracking.
    var advance: Double
    var firstGlyph: Int
    var glyphCount: Int
    /// Index into `ShapedText.faces`; -1 when there is no glyph.
    var face: Int
    /// The bidirectional level; odd levels run right to left.
    var level: UInt8
    var traits: Traits
}

extension ShapedText {
    /// Appends the only cluster of `mark` in the style of its `neighbor`, and returns its index. It represents no text.
    mutating func appendMark(_ mark: ShapedText, after neighbor: Int, level: UInt8) -> Int {
        var cluster = mark.clusters[0]
        cluster.start = clusters[neighbor].end
        cluster.end = clusters[neighbor].end
        cluster.run = clusters[neighbor].run
        cluster.level = level
        cluster.firstGlyph = glyphs.count
        glyphs += mark.glyphs
        if cluster.face >= 0 {
            faces.append(mark.faces[cluster.face])
            cluster.face = faces.count - 1
        }
        clusters.append(cluster)
        return clusters.count - 1
    }
}
