import CoreGraphics

/// A piece of text in one look. A layout takes several, joined without anything between them.
///
/// Where a run ends inside a character (between a letter and its accent, inside an emoji sequence), that whole
/// character takes the look of the run it begins in.
package struct TextRun: Hashable, Sendable {
    /// A line under or through the text.
    package struct Rule: Hashable, Sendable {
        package enum Style: Hashable, Sendable { case single, thick, double }
        package var style: Style
        /// Nil: the text's own colour.
        package var colour: CGColor?

        package init(_ style: Style = .single, colour: CGColor? = nil) {
            self.style = style
            self.colour = colour
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
