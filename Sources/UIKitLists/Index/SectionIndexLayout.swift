import CoreGraphics

/// The places of the titles of an index: in the middle of its height, with dots for those that do not fit. Points.
struct SectionIndexLayout: Equatable {
    /// A shown row.
    struct Row: Equatable {
        let top: CGFloat
        /// The title; nil for a dot.
        let title: Int?
    }

    /// The height of a row. Inferred.
    static let rowHeight: CGFloat = 14
    /// The size of the titles. Inferred.
    static let fontSize: CGFloat = 11

    private(set) var rows: [Row] = []
    private let count: Int

    /// `count` titles in a column of `height`.
    init(count: Int, height: CGFloat) {
        self.count = count
        let room = max(0, Int(height / SectionIndexLayout.rowHeight))
        let shown = Self.shownTitles(count: count, room: room)
        let start = ((height - CGFloat(shown.count) * SectionIndexLayout.rowHeight) / 2).rounded()
        rows = shown.enumerated().map { Row(top: start + CGFloat($0) * SectionIndexLayout.rowHeight, title: $1) }
    }

    /// All titles, or as many as fit with a dot between every two.
    private static func shownTitles(count: Int, room: Int) -> [Int?] {
        guard count > room else { return Array(0..<count) }
        let kept = (room + 1) / 2
        guard kept > 1 else { return kept == 1 ? [0] : [] }
        return (0..<kept).flatMap { step -> [Int?] in
            let title = step * (count - 1) / (kept - 1)
            return step == kept - 1 ? [title] : [title, nil]
        }
    }

    /// The title at a distance from the top, also of those that are not shown; the nearest one beyond the ends. Nil
    /// without titles.
    func title(at y: CGFloat) -> Int? {
        guard let first = rows.first, count > 0, y.isFinite else { return nil }
        let length = CGFloat(rows.count) * SectionIndexLayout.rowHeight
        let part = (y - first.top) / length
        return min(max(Int((part * CGFloat(count)).rounded(.down)), 0), count - 1)
    }
}
