import CoreGraphics

/// Text set in lines: measured at once, drawn as often as wanted, at any scale. It never changes.
///
/// Points, y down, from the layout's top left corner. Safe to make, read and draw on any thread; shaping is done by one
/// thread at a time. Shaped text is kept for a while, so that laying out the same text at another width is cheap.
///
/// - Precondition: the fonts are installed; call `TextFont.prepare()` at launch, which throws where this would trap.
package final class TextLayout: @unchecked Sendable {
    /// What the lines take: the widest line, and from the first line's top to the last one's bottom. Not rounded.
    /// Zero for no text.
    package let size: CGSize
    package let lines: [TextLine]
    /// By what the fonts were shrunk (`TextParagraph.minimumScale`); 1 for not at all.
    package let scale: CGFloat
    let runs: [TextRun]
    let paragraph: TextParagraph
    /// In points; infinite for none.
    let room: (width: Double, height: Double)

    /// Lays out `runs`, one after the other.
    ///
    /// - Parameters:
    ///   - width: Where lines wrap. Nil, infinite and NaN: only where the text says so. Negative counts as 0; a line
    ///     holds one character at least.
    ///   - height: Lines that would end below it are left out, but for the first. Nil, infinite and NaN: no limit.
    package init(runs: [TextRun], paragraph: TextParagraph, width: CGFloat? = nil, height: CGFloat? = nil) {
        let (room, depth) = (Self.usable(width), Self.usable(height))
        let scale = TextShrinking.scale(for: runs, as: paragraph, width: room)
        let fitting = scale < 1 ? runs : TextShrinking.tightened(runs, as: paragraph, width: room)
        let scaled = scale < 1 ? TextShrinking.shrunk(runs, by: scale) : fitting
        let setting = TextSetting(scaled, as: paragraph, width: room, height: depth)
        self.runs = scaled
        self.scale = CGFloat(scale)
        self.paragraph = paragraph
        self.room = (room, depth)
        lines = setting.lines
        size = setting.size
    }

    /// From the top of the layout; 0 for no text.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// From the top of the layout; 0 for no text.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
    /// Whether some of the text is not shown for lack of room.
    package var isTruncated: Bool { lines.last?.isTruncated ?? false }

    /// Where a caret may stand. Worked out anew at each call, so keep the answer while the text stays.
    package func carets() -> TextCarets { TextCarets(self) }

    private static func usable(_ length: CGFloat?) -> Double {
        guard let length, length.isFinite else { return .infinity }
        return Double(max(length, 0))
    }
}
