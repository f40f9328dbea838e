import CoreGraphics

/// Where the emoji of a grid are, from the leading edge. Points; pure.
package struct EmojiGridLayout: Equatable {
    /// One emoji: the section and its number there.
    package struct Place: Hashable {
        package let section, item: Int
    }

    /// The heights of the title and of the lowest row, and the width of a column as a multiple of the row's height.
    /// Inferred.
    private static let titleHeight: CGFloat = 22
    private static let lowestRow: CGFloat = 34
    private static let lowestTabletRow: CGFloat = 46
    private static let columnPart: CGFloat = 1.15
    /// The distance between sections, and from the edges. Inferred.
    private static let margin: CGFloat = 6

    private let counts: [Int]
    private let height: CGFloat
    private let top: CGFloat
    /// The number of rows, and the height of each.
    package let rows: Int
    private let rowHeight: CGFloat
    private let columnWidth: CGFloat
    /// Where the sections begin.
    private let starts: [CGFloat]
    /// The width of all sections.
    package let width: CGFloat

    /// An empty grid.
    init() { self.init(counts: [], height: 0, isTablet: false, hasTitles: false) }

    /// - Parameter counts: the number of emoji of each section.
    package init(counts: [Int], height: CGFloat, isTablet: Bool, hasTitles: Bool) {
        self.counts = counts
        self.height = height
        top = hasTitles ? Self.titleHeight : 0
        let lowest = isTablet ? Self.lowestTabletRow : Self.lowestRow
        rows = max(1, Int((height - top) / lowest))
        rowHeight = max(0, (height - top) / CGFloat(rows))
        columnWidth = rowHeight * Self.columnPart
        var x = Self.margin
        var starts: [CGFloat] = []
        for count in counts {
            starts.append(x)
            x += CGFloat((count + rows - 1) / rows) * columnWidth + Self.margin
        }
        self.starts = starts
        width = x
    }

    /// The beginning of a section, with its margin.
    func start(of section: Int) -> CGFloat { starts[section] - Self.margin }

    /// The section that contains `x`; nil without sections.
    func section(at x: CGFloat) -> Int? {
        starts.isEmpty ? nil : starts.lastIndex { $0 - Self.margin <= x + 0.5 } ?? 0
    }

    /// The first emoji of the column at `x`; nil without emoji.
    func place(at x: CGFloat) -> Place? {
        guard columnWidth > 0, let section = section(at: x), counts[section] > 0 else { return nil }
        let column = max(0, Int((x - starts[section]) / columnWidth))
        return Place(section: section, item: min(column * rows, counts[section] - 1))
    }

    /// The leading edge of the column of `place`.
    func column(of place: Place) -> CGFloat {
        place.item < rows ? start(of: place.section) : frame(of: place).minX
    }

    /// The frame of an emoji.
    package func frame(of place: Place) -> CGRect {
        CGRect(
            x: starts[place.section] + CGFloat(place.item / rows) * columnWidth,
            y: top + CGFloat(place.item % rows) * rowHeight, width: columnWidth, height: rowHeight)
    }

    func titleFrame(of section: Int) -> CGRect {
        CGRect(x: starts[section] + Self.margin, y: 0, width: 200, height: top)
    }

    /// The emoji whose columns touch `span`.
    package func places(in span: Range<CGFloat>) -> [Place] {
        guard columnWidth > 0 else { return [] }
        return counts.indices.flatMap { section -> [Place] in
            let columns = (counts[section] + rows - 1) / rows
            let first = max(0, Int(((span.lowerBound - starts[section]) / columnWidth).rounded(.down)))
            let last = min(columns - 1, Int(((span.upperBound - starts[section]) / columnWidth).rounded(.down)))
            guard first <= last else { return [] }
            return (first * rows..<min((last + 1) * rows, counts[section])).map { Place(section: section, item: $0) }
        }
    }
}
