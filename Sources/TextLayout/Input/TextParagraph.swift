import CoreGraphics

/// The paragraph style of a text, which runs override for paragraphs that begin in them.
///
/// `lineLimit`, `minimumScale` and `tightens` of such runs are ignored. Lengths are points; NaN, infinite and negative
/// ones count as "none", and longer ones than 100,000 as 100,000.
package struct TextParagraph: Hashable, Sendable {
    /// How lines are aligned.
    package enum Alignment: Hashable, Sendable {
        /// At the side where the paragraph's direction begins.
        case natural
        case left, center, right
        /// At both sides; the last line of a paragraph is natural.
        case justified
    }

    /// How lines break, and what happens at the end of the last allowed one.
    package enum LineBreak: Hashable, Sendable {
        case wordWrap, charWrap
        /// The last allowed line extends past the edge; its last character may be cut.
        case clip
        case truncateHead, truncateTail, truncateMiddle
    }

    /// The writing direction of a paragraph.
    package enum Direction: Hashable, Sendable {
        /// That of the first letter that has one; left to right when none has.
        case natural
        case leftToRight, rightToLeft
        /// That of the first letter that has one; right to left when none has.
        case naturalElseRightToLeft
    }

    /// A position that a tab moves the pen to.
    package struct TabStop: Hashable, Sendable {
        /// Which part of the following text is placed at the tab stop.
        package enum Alignment: Hashable, Sendable { case left, center, right }
        /// What is positioned at `location`: the start, middle or end of the text up to the next tab.
        package var alignment: Alignment
        /// The distance from the margin where the paragraph begins.
        package var location: CGFloat

        package init(_ alignment: Alignment = .left, at location: CGFloat) {
            self.alignment = alignment
            self.location = location
        }
    }

    /// How line breaks may be improved.
    package struct BreakStrategy: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Avoids a last line of a single word, if the line before it can spare one.
        package static let pushesOut = BreakStrategy(rawValue: 1)
        /// Breaks Korean text between words only.
        package static let keepsHangulWords = BreakStrategy(rawValue: 2)
    }

    /// The alignment of lines. Default: natural.
    package var alignment = Alignment.natural
    /// Applies to the last allowed line; earlier lines wrap by word in every mode except `charWrap`.
    package var lineBreak = LineBreak.wordWrap
    /// The writing direction. Default: natural.
    package var direction = Direction.natural
    /// The maximum number of lines; 0 or less means no limit.
    package var lineLimit = 0
    /// The space between two lines; none after the last.
    package var lineSpacing: CGFloat = 0
    /// The least height of a line. Default 0.
    package var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line; 0 means no limit.
    package var maximumLineHeight: CGFloat = 0
    /// A factor of the font's own line height; 0 means none. The added height goes above the text.
    package var lineHeightMultiple: CGFloat = 0
    /// The smallest fraction to which the fonts may shrink before text is truncated or wrapped. Default 1. It has an
    /// effect only with a width and a `lineLimit` of 1.
    package var minimumScale: CGFloat = 1
    /// Whether characters may move slightly closer before a single line is truncated. Default false.
    package var tightens = false
    /// The space between this paragraph and the next one.
    package var spacingAfter: CGFloat = 0
    /// The space between this paragraph and the previous one; ignored at the top.
    package var spacingBefore: CGFloat = 0
    /// The distance from the leading margin to the first line.
    package var firstLineIndent: CGFloat = 0
    /// The distance from the leading margin to the other lines.
    package var headIndent: CGFloat = 0
    /// Where lines end: from the leading margin if positive, from the trailing one if 0 or negative.
    package var tailIndent: CGFloat = 0
    /// The tab stops, in order of location.
    package var tabStops: [TabStop] = []
    /// The distance between tab stops after the last of `tabStops`. 0 means UIKit's 28 points.
    package var tabInterval: CGFloat = 0
    /// Lines filled to less than this fraction may end inside a word. Soft hyphens work at 0, the default, too.
    package var hyphenation: CGFloat = 0
    /// How line breaks may be improved. Default: not at all.
    package var strategy: BreakStrategy = []

    package init() {}
}

extension TextParagraph {
    /// The height of a line with this `ascent` and `descent`. All added or removed height is above the text, as in
    /// TextKit.
    func lineHeight(ascent: CGFloat, descent: CGFloat) -> CGFloat {
        var height = ascent + descent
        if lineHeightMultiple.isFinite, lineHeightMultiple > 0 { height *= lineHeightMultiple }
        if minimumLineHeight.isFinite { height = max(height, minimumLineHeight) }
        if maximumLineHeight.isFinite, maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return min(height, Self.longest)
    }

    var usableLineSpacing: Double { Self.usable(lineSpacing) }

    /// The space between the last line of this paragraph and the first one of `next`, in points.
    package func gap(before next: TextParagraph) -> Double {
        usableLineSpacing + Self.usable(spacingAfter) + Self.usable(next.spacingBefore)
    }

    /// The part of `width` (may be infinite) that a line may fill.
    func interval(ofFirstLine isFirst: Bool, in width: Double) -> LineInterval {
        let lead = Self.usable(isFirst ? firstLineIndent : headIndent)
        let tail = tailIndent.isFinite ? max(Double(tailIndent), -Double(Self.longest)) : 0
        let end = tail > 0 ? min(tail, width) : width + tail
        return LineInterval(lead: lead, width: max(end - lead, 0))
    }

    private static func usable(_ length: CGFloat) -> Double {
        length.isFinite ? min(max(Double(length), 0), Double(longest)) : 0
    }

    /// Points; longer distances are shortened to it, so that the sum of many stays finite. Chosen: 25 times the largest
    /// font.
    static let longest: CGFloat = 100_000
}
