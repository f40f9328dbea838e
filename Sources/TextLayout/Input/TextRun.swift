import CoreGraphics

/// A piece of text with one style. A layout joins several without anything between them.
///
/// Where a run ends inside a character (between a letter and its accent, inside an emoji sequence), that whole
/// character has the style of the run it begins in.
package struct TextRun: Hashable, Sendable {
    /// A line under or through the text.
    package struct Rule: Hashable, Sendable {
        /// How many lines are drawn, and how thick.
        package enum Style: Hashable, Sendable { case single, thick, double }
        /// How the line is dashed.
        package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
        package var style: Style
        package var pattern: Pattern
        /// Whether white space between words is left out.
        package var skipsWhite: Bool
        /// The line's color; nil means the text's color.
        package var color: CGColor?

        package init(
            _ style: Style = .single, pattern: Pattern = .solid, skipsWhite: Bool = false, color: CGColor? = nil
        ) {
            self.style = style
            self.pattern = pattern
            self.skipsWhite = skipsWhite
            self.color = color
        }
    }

    /// An outline around the letters.
    package struct Stroke: Hashable, Sendable {
        /// The width as a fraction of the font's size, above 0.
        package var width: CGFloat
        /// The outline's color; nil means the text's color.
        package var color: CGColor?
        /// Whether the letters are filled as well.
        package var keepsFill: Bool

        package init(width: CGFloat, color: CGColor? = nil, keepsFill: Bool) {
            self.width = width
            self.color = color
            self.keepsFill = keepsFill
        }
    }

    package var text: String
    package var font: TextFont
    package var color: CGColor
    /// Points added after each character (UIKit's `kern`). Default 0; NaN and infinities count as 0. Limited to 10,000
    /// in either direction.
    package var tracking: CGFloat { didSet { tracking = Self.usable(tracking) } }
    /// Points by which the text is raised above the baseline; negative values lower it. Default 0; limited as `tracking`.
    package var baselineOffset: CGFloat { didSet { baselineOffset = Self.usable(baselineOffset) } }
    package var underline: Rule?
    package var strikethrough: Rule?
    /// Fills the line's height behind the text.
    package var background: CGColor?
    package var stroke: Stroke?
    /// How far letters slant to the right, as a fraction of their height. Default 0, as for non-finite values.
    package var slant: CGFloat = 0 { didSet { slant = slant.isFinite ? slant : 0 } }
    /// The horizontal scale of the letters. Default 1; limited to 0.1...10.
    package var stretch: CGFloat = 1 {
        didSet { stretch = stretch.isFinite ? min(max(stretch, 0.1), 10) : 1 }
    }
    /// What replaces each object replacement character of the text.
    package var attachment: TextAttachment?
    /// A language tag such as "zh-Hant", which selects the forms of Han characters. Nil: derived from the text.
    package var language: String?
    /// The style of paragraphs that begin in this run; nil means the layout's.
    package var paragraph: TextParagraph?

    package init(
        _ text: String, font: TextFont, color: CGColor, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
        underline: Rule? = nil, strikethrough: Rule? = nil, background: CGColor? = nil
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.tracking = Self.usable(tracking)
        self.baselineOffset = Self.usable(baselineOffset)
        self.underline = underline
        self.strikethrough = strikethrough
        self.background = background
    }

    private static func usable(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(length, -10_000), 10_000) : 0
    }
}
