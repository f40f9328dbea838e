import CoreGraphics
import UIKitCore
import UIKitLists

/// The vertical layout of a table: sections below each other, each with a header, rows and a footer.
///
/// Points of the content, y down. Does not depend on views.
struct TableLayout {
    struct Section {
        var header: CGFloat
        var rows: RowHeights
        var footer: CGFloat

        var height: CGFloat { header + rows.total + footer }
    }

    private(set) var sections: [Section] = []
    /// The tops of the sections, followed by the bottom of the last one.
    private var tops: [CGFloat] = [0]

    init(sections: [Section], top: CGFloat) {
        self.sections = sections
        updateTops(from: 0, startingAt: top)
    }

    init() {}

    private mutating func updateTops(from first: Int, startingAt top: CGFloat) {
        tops.removeLast(tops.count - min(first, tops.count))
        var y = top
        for section in sections[first...] {
            tops.append(y)
            y += section.height
        }
        tops.append(y)
    }

    /// The top of the first section.
    var top: CGFloat { tops[0] }

    /// Moves all sections, so that the first one begins at `y`.
    mutating func moveTop(to y: CGFloat) {
        let change = y - top
        for index in tops.indices { tops[index] += change }
    }

    /// The bottom of the last section.
    var bottom: CGFloat { tops[tops.count - 1] }

    /// The number of rows of each section.
    var counts: [Int] { sections.map(\.rows.count) }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section)
            && (0..<sections[path.section].rows.count).contains(path.row)
    }

    // MARK: Spans, from top to bottom

    func section(_ section: Int) -> ClosedRange<CGFloat> { span(tops[section], sections[section].height) }

    func header(_ section: Int) -> ClosedRange<CGFloat> { span(tops[section], sections[section].header) }

    func footer(_ section: Int) -> ClosedRange<CGFloat> {
        span(tops[section + 1] - sections[section].footer, sections[section].footer)
    }

    func row(_ path: IndexPath) -> ClosedRange<CGFloat> {
        let section = sections[path.section]
        return span(
            tops[path.section] + section.header + section.rows.top(of: path.row), section.rows.height(of: path.row))
    }

    private func span(_ top: CGFloat, _ height: CGFloat) -> ClosedRange<CGFloat> { top...(top + max(0, height)) }

    // MARK: Searching

    /// The sections that intersect the range from `low` to `high`.
    func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard !sections.isEmpty, high > tops[0], low < bottom else { return 0..<0 }
        let first = section(at: low)
        var last = first
        while last + 1 < sections.count, tops[last + 1] < high { last += 1 }
        return first..<(last + 1)
    }

    /// The section at `y`, or the nearest one. Requires at least one section.
    private func section(at y: CGFloat) -> Int {
        var low = 0
        var high = sections.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if tops[middle] <= y { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The rows of `section` that intersect the range from `low` to `high`.
    func rows(of section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let rows = sections[section].rows
        let top = tops[section] + sections[section].header
        guard high > top, low < top + rows.total, let first = rows.row(at: low - top),
            let last = rows.row(at: high - top)
        else { return 0..<0 }
        let isBelow = top + rows.top(of: last) >= high
        return first..<max(first, isBelow ? last : last + 1)
    }

    /// The row at `y` of the content; nil between rows.
    func path(at y: CGFloat) -> IndexPath? {
        guard !sections.isEmpty, y >= tops[0], y < bottom else { return nil }
        let index = section(at: y)
        let offset = y - tops[index] - sections[index].header
        guard offset >= 0, offset < sections[index].rows.total, let row = sections[index].rows.row(at: offset) else {
            return nil
        }
        return IndexPath(row: row, section: index)
    }

    // MARK: Measuring

    func isMeasured(_ path: IndexPath) -> Bool { sections[path.section].rows.isMeasured(path.row) }

    /// Sets the height of a row; returns the offset of everything below it.
    @discardableResult
    mutating func setHeight(_ height: CGFloat, of path: IndexPath) -> CGFloat {
        moveTops(below: path, by: sections[path.section].rows.setHeight(height, of: path.row))
    }

    /// Sets the height of a row until it is measured; returns the offset of everything below it.
    @discardableResult
    mutating func setAssumedHeight(_ height: CGFloat, of path: IndexPath) -> CGFloat {
        moveTops(below: path, by: sections[path.section].rows.setAssumedHeight(height, of: path.row))
    }

    private mutating func moveTops(below path: IndexPath, by change: CGFloat) -> CGFloat {
        guard change != 0 else { return 0 }
        for index in (path.section + 1)..<tops.count { tops[index] += change }
        return change
    }

    /// The heights of the rows that differ from the estimate.
    var knownHeights: [(path: IndexPath, height: CGFloat)] {
        sections.enumerated().flatMap { section, content in
            content.rows.knownHeights.map { (IndexPath(row: $0.key, section: section), $0.value) }
        }
    }
}
