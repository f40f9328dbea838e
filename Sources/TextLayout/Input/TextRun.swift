import CoreGraphics

/// A piece of text in one look. A layout takes several, joined without anything between them.
///
/// Where a run ends inside a character (between a letter and its accent, inside an emoji sequence), that whole
/// character takes the look of the run it begins in.
package struct TextRun: Hashable, Sendable {
    /// A line under or through the text.
    package struct Rule: Hashable, Sendable {
        package enum Style: Hashable, Sendable { case single, thick, double }
        package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
        package var style: Style
        package var pattern: Pattern
        /// Whether white space between words is left out.
        package var skipsWhite: Bool
        /// Nil: the text's own colour.
        package var colour: CGColor?

        package init(
            _ style: Style = .single, pattern: Pattern = .solid, skipsWhite: Bool = false, colour: CGColor? = nil
        ) {
            self.style = style
            self.pattern = pattern
            self.skipsWhite = skipsWhite
            self.colour = colour
        }
    }

    /// The letters' outlines.
    package struct Stroke: Hashable, Sendable {
        /// A part of the font's size, above 0.
        package var width: CGFloat
        /// Nil: the text's own colour.
        package var colour: CGColor?
        /// Whether the letters are filled as well.
        package var keepsFill: Bool

        package init(width: CGFloat, colour: CGColor? = nil, keepsFill: Bool) {
            self.width = width
            self.colour = colour
            self.keepsFill = keepsFill
        }
    }

    package var text: String
    package var font: TextFont
    package var colour: CGColor
    /// Points added after each character (UIKit's `kern`). Default 0; NaN and infinities count as 0.
    package var tracking: CGFloat
    /// Points by which the text is raised above the baseline; negative lowers it. Default 0.
    package var baselineOffset: CGFloat
    package var underline: Rule?
    package var strikethrough: Rule?
    /// Fills the line's height behind the text.
    package var background: CGColor?
    package var stroke: Stroke?
    /// How far letters lean to the right, as a part of their height. Default 0.
    package var slant: CGFloat = 0 { didSet { slant = slant.isFinite ? slant : 0 } }
    /// By what letters are wider. Default 1; kept between a tenth and 10.
    package var stretch: CGFloat = 1 {
        didSet { stretch = stretch.isFinite ? min(max(stretch, 0.1), 10) : 1 }
    }
    /// What stands in place of each object replacement character of the text.
    package var inlay: TextInlay?
    /// A language tag such as "zh-Hant", for the forms of Han characters. Nil: the text tells.
    package var language: String?
    /// For paragraphs that begin in this run; nil: the layout's.
    package var paragraph: TextParagraph?

    package init(
        _ text: String, font: TextFont, colour: CGColor, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
        underline: Rule? = nil, strikethrough: Rule? = nil, background: CGColor? = nil
    ) {
        self.text = text
        self.font = font
        self.colour = colour
        self.tracking = tracking.isFinite ? tracking : 0
        self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
        self.underline = underline
        self.strikethrough = strikethrough
        self.background = background
    }
}
