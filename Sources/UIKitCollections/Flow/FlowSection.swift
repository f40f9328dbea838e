import CoreGraphics

/// The places of one section's items in a flow. Along is the axis of scrolling, across the other one. Points.
///
/// Sections whose items are all of one size are computed without storage.
package struct FlowSection {
    /// What the layout and its delegate decide for a section.
    package struct Metrics: Equatable {
        /// The space before and after the lines, along and across.
        var insets: (along: (CGFloat, CGFloat), across: (CGFloat, CGFloat)) = ((0, 0), (0, 0))
        package var lineSpacing: CGFloat = 0
        package var itemSpacing: CGFloat = 0
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// The length of the visible area across.
        package var extent: CGFloat = 0
        /// The number of pixels of a point.
        var scale: CGFloat = 1

        package init() {}

        var room: CGFloat { max(0, extent - insets.across.0 - insets.across.1) }

        package static func == (left: Metrics, right: Metrics) -> Bool {
            left.insets.along == right.insets.along && left.insets.across == right.insets.across
                && left.lineSpacing == right.lineSpacing && left.itemSpacing == right.itemSpacing
                && left.header == right.header && left.footer == right.footer && left.extent == right.extent
                && left.scale == right.scale
        }
    }

    /// A place: the starts and lengths on both axes.
    package struct Place: Equatable {
        var along: CGFloat
        var across: CGFloat
        var size: FlowSize
    }

    private struct Line {
        var start: CGFloat
        var thickness: CGFloat
        var items: Range<Int>
    }

    let count: Int
    let metrics: Metrics
    /// The start of the section in the content.
    var start: CGFloat = 0
    /// The size of all items; nil if they differ.
    private let uniform: FlowSize?
    private let sizes: [FlowSize]
    private var lines: [Line] = []

    /// A section of items of one size.
    package init(count: Int, size: FlowSize, metrics: Metrics) {
        self.count = count
        self.metrics = metrics
        uniform = size
        sizes = []
    }

    /// A section of items of their own sizes.
    package init(sizes: [FlowSize], metrics: Metrics) {
        count = sizes.count
        self.metrics = metrics
        uniform = nil
        self.sizes = sizes
        var begin = 0
        var along = linesStart
        while begin < count {
            let end = lineEnd(from: begin)
            let thickness = sizes[begin..<end].map(\.along).max() ?? 0
            lines.append(Line(start: along, thickness: thickness, items: begin..<end))
            along += thickness + metrics.lineSpacing
            begin = end
        }
    }

    private var linesStart: CGFloat { metrics.header + metrics.insets.along.0 }

    /// The end of the line that begins at an item: as many as fit, at least one.
    private func lineEnd(from begin: Int) -> Int {
        var used = sizes[begin].across
        var end = begin + 1
        while end < count, used + metrics.itemSpacing + sizes[end].across <= metrics.room + FlowSection.tolerance {
            used += metrics.itemSpacing + sizes[end].across
            end += 1
        }
        return end
    }

    /// Rounding errors of sums of sizes. Points.
    private static let tolerance: CGFloat = 0.0001

    /// The number of items of a full line of equal items.
    private func itemsPerLine(_ size: FlowSize) -> Int {
        guard size.across + metrics.itemSpacing > 0 else { return max(1, count) }
        let fitting = (metrics.room + metrics.itemSpacing + FlowSection.tolerance) / (size.across + metrics.itemSpacing)
        return max(1, fitting >= CGFloat(max(1, count)) ? max(1, count) : Int(fitting))
    }

    private func fullLineCount(_ size: FlowSize) -> Int {
        guard size.across + metrics.itemSpacing > 0 else { return max(1, count) }
        let fitting = (metrics.room + metrics.itemSpacing + FlowSection.tolerance) / (size.across + metrics.itemSpacing)
        return fitting.isFinite && fitting < CGFloat(Int32.max) ? max(1, Int(fitting)) : 1
    }

    /// The length of the section, from its header to its footer.
    package var length: CGFloat { linesEnd + metrics.insets.along.1 + metrics.footer }

    /// Where the footer begins, relative to the section.
    var footerStart: CGFloat { linesEnd + metrics.insets.along.1 }

    private var linesEnd: CGFloat {
        guard count > 0 else { return linesStart }
        if let uniform {
            let lineCount = (count + itemsPerLine(uniform) - 1) / itemsPerLine(uniform)
            return linesStart + CGFloat(lineCount) * uniform.along + CGFloat(lineCount - 1) * metrics.lineSpacing
        }
        return lines.last.map { $0.start + $0.thickness } ?? linesStart
    }

    // MARK: Items

    /// The place of an item in the content.
    package func place(of item: Int) -> Place {
        if let uniform {
            let perLine = itemsPerLine(uniform)
            let line = item / perLine
            let along = linesStart + CGFloat(line) * (uniform.along + metrics.lineSpacing)
            return makePlace(item - line * perLine, uniform, along: along, spacing: uniformSpacing(uniform), line: nil)
        }
        guard let line = lines[safe: lineIndex(of: item)] else { return Place(along: 0, across: 0, size: .zero) }
        let size = sizes[item]
        let along = line.start + (line.thickness - size.along) / 2
        return makePlace(item, size, along: along, spacing: spacing(of: line), line: line)
    }

    private func makePlace(_ index: Int, _ size: FlowSize, along: CGFloat, spacing: CGFloat, line: Line?) -> Place {
        let isAlone = line.map { $0.items.count == 1 } ?? (fullLineCount(size) == 1)
        var across = metrics.insets.across.0
        if isAlone, line == nil || isFull(line) {
            across += (metrics.room - size.across) / 2
        } else if let line {
            across += sizes[line.items.lowerBound..<index].reduce(0) { $0 + $1.across + spacing }
        } else {
            across += CGFloat(index) * (size.across + spacing)
        }
        return Place(along: snap(start + along), across: snap(across), size: size)
    }

    private func snap(_ value: CGFloat) -> CGFloat { (value * metrics.scale).rounded() / metrics.scale }

    /// Whether no further item would fit, so that the space left is spread.
    private func isFull(_ line: Line?) -> Bool {
        guard let line else { return true }
        if line.items.upperBound < count { return true }
        guard let first = sizes[safe: line.items.lowerBound] else { return true }
        return fullLineCount(first) == 1
    }

    /// The space between the items of a line of equal items, as if it were full.
    private func uniformSpacing(_ size: FlowSize) -> CGFloat {
        let full = fullLineCount(size)
        guard full > 1 else { return metrics.itemSpacing }
        return (metrics.room - CGFloat(full) * size.across) / CGFloat(full - 1)
    }

    private func spacing(of line: Line) -> CGFloat {
        let items = sizes[line.items]
        guard let first = items.first, items.count > 1 || line.items.upperBound == count else {
            return metrics.itemSpacing
        }
        guard line.items.upperBound < count else {
            return sizes.allSatisfy { $0 == first } ? uniformSpacing(first) : metrics.itemSpacing
        }
        return (metrics.room - items.reduce(0) { $0 + $1.across }) / CGFloat(items.count - 1)
    }

    /// The index of the line that holds an item.
    private func lineIndex(of item: Int) -> Int { lines.partitioningIndex { $0.items.upperBound > item } }

    /// The items whose lines intersect a range of the content.
    package func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard count > 0, high >= low else { return 0..<0 }
        let near = low - start
        let far = high - start
        if let uniform {
            let perLine = itemsPerLine(uniform)
            let pitch = uniform.along + metrics.lineSpacing
            guard pitch > 0 else { return 0..<count }
            let lineCount = CGFloat((count + perLine - 1) / perLine)
            let first = min(max(0, ((near - linesStart - uniform.along) / pitch).rounded(.down)), lineCount)
            let last = min(max(-1, ((far - linesStart) / pitch).rounded(.down)), lineCount - 1)
            guard last >= first else { return 0..<0 }
            return Int(first) * perLine..<min(count, (Int(last) + 1) * perLine)
        }
        let first = lines.partitioningIndex { $0.start + $0.thickness >= near }
        let end = lines.partitioningIndex { $0.start > far }
        guard first < end, let begin = lines[safe: first], let last = lines[safe: end - 1] else { return 0..<0 }
        return begin.items.lowerBound..<last.items.upperBound
    }
}

/// A size by axes: along the scrolling, and across it. Points.
package struct FlowSize: Equatable {
    static let zero = FlowSize(along: 0, across: 0)

    var along: CGFloat
    var across: CGFloat

    package init(along: CGFloat, across: CGFloat) {
        self.along = along
        self.across = across
    }
}

extension Array {
    /// The first index whose element meets a condition that all later ones meet too.
    func partitioningIndex(where condition: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
