import CoreGraphics

/// How the lines of a text are set: one for the whole text, which runs override for paragraphs that begin in them.
/// `lineLimit`, `minimumScale` and `tightens` always come from the whole text's. Lengths are points; NaN, infinite and negative ones count
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
        /// Of the first letter that has one; right to left where none has.
        case naturalElseRightToLeft
    }

    /// Where a tab leads.
    package struct TabStop: Hashable, Sendable {
        package enum Alignment: Hashable, Sendable { case left, center, right }
        /// What stands at `location`: the start, the middle or the end of the text up to the next tab.
        package var alignment: Alignment
        /// From the margin where the paragraph begins.
        package var location: CGFloat

        package init(_ alignment: Alignment = .left, at location: CGFloat) {
            self.alignment = alignment
            self.location = location
        }
    }

    /// What may be done so that lines end well.
    package struct BreakStrategy: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// A paragraph's last line is not a single word, if the line before it can spare one.
        package static let pushesOut = BreakStrategy(rawValue: 1)
        /// Korean is broken between words only.
        package static let keepsHangulWords = BreakStrategy(rawValue: 2)
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
    /// Whether characters may move a little closer before a single line is truncated. Default false.
    package var tightens = false
    /// Between this paragraph and the one after it.
    package var spacingAfter: CGFloat = 0
    /// Between this paragraph and the one before it; nothing at the top.
    package var spacingBefore: CGFloat = 0
    /// From the margin where text begins to the first line.
    package var firstLineIndent: CGFloat = 0
    /// From the margin where text begins to the other lines.
    package var headIndent: CGFloat = 0
    /// Where lines end: from the margin where they begin if positive, from the other one if 0 or negative.
    package var tailIndent: CGFloat = 0
    /// In order of location.
    package var tabStops: [TabStop] = []
    /// Between the tab stops after the last of `tabStops`. 0: UIKit's 28 points.
    package var tabInterval: CGFloat = 0
    /// Lines filled to less than this part may end inside a word. Soft hyphens count at 0, the default, too.
    package var hyphenation: CGFloat = 0
    package var strategy: BreakStrategy = []

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

    var usableLineSpacing: Double { Self.usable(lineSpacing) }

    /// What is between the last line of this paragraph and the first one of `next`, in points.
    func gap(before next: TextParagraph) -> Double {
        usableLineSpacing + Self.usable(spacingAfter) + Self.usable(next.spacingBefore)
    }

    /// The part of `width` (may be infinite) that a line may fill.
    func room(ofFirstLine isFirst: Bool, in width: Double) -> LineRoom {
        let lead = Self.usable(isFirst ? firstLineIndent : headIndent)
        let tail = tailIndent.isFinite ? Double(tailIndent) : 0
        let end = tail > 0 ? min(tail, width) : width + tail
        return LineRoom(lead: lead, width: max(end - lead, 0))
    }

    private static func usable(_ length: CGFloat) -> Double { length.isFinite ? max(Double(length), 0) : 0 }
}
