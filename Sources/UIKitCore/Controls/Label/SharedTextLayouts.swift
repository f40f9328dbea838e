import TextLayout

/// The recent layouts of short texts, shared by all labels: the labels of a list, or of a popover that is opened again,
/// mostly show what others have shown.
@MainActor package enum SharedTextLayouts {
    private struct Key: Hashable {
        let runs: [TextRun]
        let paragraph: TextParagraph
        let width: CGFloat
        let height: CGFloat
    }

    /// The number of layouts that are kept. One of a short text takes about two kilobytes.
    private static let limit = 512
    /// The length in bytes of the longest text that is kept.
    private static let longestText = 200

    private static var layouts = BoundedCache<Key, TextLayout>(limit: limit)
    /// How many layouts were made. For tests.
    package private(set) static var layoutsMade = 0

    /// The layout of `runs` in a rectangle, made at most once while it is kept. Points.
    static func layout(
        of runs: [TextRun], paragraph: TextParagraph, width: CGFloat, height: CGFloat
    ) -> TextLayout {
        guard runs.count == 1, canShare(runs[0]), width == width, height == height else {
            return makeLayout(of: runs, paragraph: paragraph, width: width, height: height)
        }
        let key = Key(runs: runs, paragraph: paragraph, width: width, height: height)
        if let layout = layouts[key] { return layout }
        let layout = makeLayout(of: runs, paragraph: paragraph, width: width, height: height)
        layouts[key] = layout
        return layout
    }

    /// Whether other labels get the same `layout` for the same text.
    static func isShared(_ layout: TextLayout) -> Bool {
        if let run = layout.onlyRun { canShare(run) } else { false }
    }

    /// Attachments have images, which the layouts would keep in memory.
    private static func canShare(_ run: TextRun) -> Bool {
        run.attachment == nil && run.text.utf8.count <= longestText
    }

    private static func makeLayout(
        of runs: [TextRun], paragraph: TextParagraph, width: CGFloat, height: CGFloat
    ) -> TextLayout {
        layoutsMade += 1
        return TextLayout(runs: runs, paragraph: paragraph, width: width, height: height)
    }
}
