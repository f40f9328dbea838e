import CoreGraphics

/// Text laid out in lines: measured once, drawable any number of times at any scale. Immutable.
///
/// Points, y down, from the layout's top left corner. Safe to create, read and draw on any thread; one thread at a time
/// shapes. Shaped text is cached, so that laying out the same text at another width is cheap.
///
/// - Precondition: The fonts are installed. Call `TextFont.prepare()` at launch; it throws where this would trap.
package final class TextLayout: @unchecked Sendable {
    /// The widest line's width, and the distance from the first line's top to the last one's bottom. Not rounded. Zero
    /// for no text.
    package let size: CGSize
    /// The lines from top to bottom.
    package let lines: [TextLine]
    /// The factor by which the fonts were shrunk (`TextParagraph.minimumScale`); 1 when they were not.
    package let scale: CGFloat
    let runs: [TextRun]
    let paragraph: TextParagraph
    /// The width and height limits in points; infinite for no limit.
    let limits: (width: Double, height: Double)

    /// Lays out `runs`, one after the other.
    ///
    /// - Parameters:
    ///   - width: Where lines wrap. Nil, NaN, infinite and 10,000,000 or more: only at hard line breaks. Negative counts
    ///     as 0. A line holds at least one character.
    ///   - height: Lines that would end below it are left out, except the first. Nil, infinite and NaN: no limit.
    package init(runs: [TextRun], paragraph: TextParagraph, width: CGFloat? = nil, height: CGFloat? = nil) {
        let width = Self.usable(width)
        let height = Self.usable(height)
        let scale = TextShrinking.scale(for: runs, as: paragraph, width: width)
        let fitting = scale < 1 ? runs : TextShrinking.tightened(runs, as: paragraph, width: width)
        let scaled = scale < 1 ? TextShrinking.shrunk(runs, by: scale) : fitting
        let pass = TextLayoutPass(scaled, as: paragraph, width: width, height: height)
        self.runs = scaled
        self.scale = CGFloat(scale)
        self.paragraph = paragraph
        self.limits = (width, height)
        lines = pass.lines
        size = pass.size
    }

    /// The first line's baseline, from the top of the layout; 0 for no text.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The last line's baseline, from the top of the layout; 0 for no text.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
    /// Whether part of the text is not shown because it does not fit.
    package var isTruncated: Bool { lines.last?.isTruncated ?? false }

    /// The text, if all of it has the same attributes; nil for several runs or none.
    package var onlyRun: TextRun? { runs.count == 1 ? runs[0] : nil }

    /// Points; apps write `greatestFiniteMagnitude` for no limit, which overflows in calculations. Chosen.
    private static let longestLimit: CGFloat = 10_000_000

    private static func usable(_ length: CGFloat?) -> Double {
        guard let length, length.isFinite, length < longestLimit else { return .infinity }
        return Double(max(length, 0))
    }
}
