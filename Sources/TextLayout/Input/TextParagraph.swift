import CoreGraphics

/// How the lines of a text are set. One for the whole text. Lengths are points; NaN, infinite and negative ones count
/// as "none".
package struct TextParagraph: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
        /// To the side where the paragraph's direction begins.
        case natural
        case left, center, right
        /// Both sides; the last line of a paragraph is natural.
        case justified
    }

    package enum LineBreak: Hashable, Sendable {
        case wordWrap, charWrap
        /// The last allowed line goes on past the edge; its last character may be cut.
        case clip
        case truncateHead, truncateTail, truncateMiddle
    }

    package enum Direction: Hashable, Sendable {
        /// Of the first letter that has one; left to right where none has.
        case natural
        case leftToRight, rightToLeft
    }

    package var alignment = Alignment.natural
    /// Decides the last allowed line; the lines before it wrap by word in every mode but `charWrap`.
    package var lineBreak = LineBreak.wordWrap
    package var direction = Direction.natural
    /// At most this many lines; 0 or less: no limit.
    package var lineLimit = 0
    /// Between two lines, not after the last.
    package var lineSpacing: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    /// 0: none.
    package var maximumLineHeight: CGFloat = 0
    /// Times the font's own line height; 0: not multiplied. What it adds goes above the text.
    package var lineHeightMultiple: CGFloat = 0
    /// Below 1, the fonts shrink to this fraction, at most, before anything is truncated or wrapped; it needs a width
    /// and `lineLimit` 1. Default 1.
    package var minimumScale: CGFloat = 1

    package init() {}
}

extension TextParagraph {
    /// Top to bottom of a line whose glyphs rise `ascent` and fall `descent` from its baseline. All extra room, or lack
    /// of room, is above the text, as in TextKit.
    func lineHeight(ascent: CGFloat, descent: CGFloat) -> CGFloat {
        var height = ascent + descent
        if lineHeightMultiple.isFinite, lineHeightMultiple > 0 { height *= lineHeightMultiple }
        if minimumLineHeight.isFinite { height = max(height, minimumLineHeight) }
        if maximumLineHeight.isFinite, maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return height
    }

    var usableLineSpacing: CGFloat { lineSpacing.isFinite ? max(lineSpacing, 0) : 0 }
}
