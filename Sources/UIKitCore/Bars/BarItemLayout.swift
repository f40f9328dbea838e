import CoreGraphics

/// The horizontal layout of a bar's items, measured from the leading side. Points; a pure value.
package struct BarItemLayout: Equatable {
    /// An element of a bar: an item or a space.
    package enum Element: Equatable {
        /// A button or view with its preferred width.
        case item(width: CGFloat)
        /// Space of a fixed width, in place of the standard gap.
        case fixedSpace(CGFloat)
        /// Space that takes a share of the remaining width.
        case flexibleSpace
    }

    /// The position of an item.
    package struct ItemSpan: Equatable {
        /// The item's leading edge.
        package var start: CGFloat
        /// The item's width.
        package var width: CGFloat
        /// The item's trailing edge.
        package var end: CGFloat { start + width }

        /// Creates a span.
        package init(start: CGFloat, width: CGFloat) {
            self.start = start
            self.width = width
        }
    }

    /// The positions of the `.item` elements, in order.
    package private(set) var spans: [ItemSpan] = []
    /// The length from the start of the row to the end of the last item.
    package private(set) var length: CGFloat = 0

    /// The space before an item, or after the last one.
    private struct Gap {
        var width: CGFloat = 0
        var flexibleCount = 0
        var isSpace = false

        mutating func add(_ piece: Element) {
            isSpace = true
            switch piece {
            case .item: break
            case .fixedSpace(let width): self.width += width.isFinite ? max(0, width) : 0
            case .flexibleSpace: flexibleCount += 1
            }
        }
    }

    /// Computes the layout. If the items do not fit, gaps shrink first, then the widest items.
    package init(_ pieces: [Element], in availableLength: CGFloat) {
        var widths: [CGFloat] = []
        var gaps = [Gap()]
        for piece in pieces {
            if case .item(let width) = piece {
                widths.append(width.isFinite ? max(0, width) : 0)
                gaps.append(Gap())
            } else {
                gaps[gaps.count - 1].add(piece)
            }
        }
        guard !widths.isEmpty else { return }
        for index in gaps.indices.dropFirst().dropLast() {
            let least = gaps[index].isSpace ? BarMetrics.minimumGap : BarMetrics.itemGap
            gaps[index].width = max(gaps[index].width, least)
        }
        BarItemLayout.distribute(&gaps, rest: availableLength - widths.reduce(0, +) - gaps.reduce(0) { $0 + $1.width })
        let free = availableLength - gaps.reduce(0) { $0 + $1.width }
        let limit = BarItemLayout.maximumWidth(of: widths, in: free)
        var x: CGFloat = 0
        for (gap, width) in zip(gaps, widths) {
            x += gap.width
            spans.append(ItemSpan(start: x, width: min(width, limit)))
            x += min(width, limit)
        }
        length = x
    }

    /// Distributes a positive `rest` over the flexible gaps. Shrinks gaps above their minimum for a negative one.
    private static func distribute(_ gaps: inout [Gap], rest: CGFloat) {
        if rest >= 0 {
            let flexibles = gaps.reduce(0) { $0 + $1.flexibleCount }
            guard flexibles > 0 else { return }
            for index in gaps.indices {
                gaps[index].width += rest * CGFloat(gaps[index].flexibleCount) / CGFloat(flexibles)
            }
            return
        }
        func spare(_ index: Int) -> CGFloat {
            let isInside = index > 0 && index < gaps.count - 1
            return max(0, gaps[index].width - (isInside ? BarMetrics.minimumGap : 0))
        }
        let spares = gaps.indices.map(spare)
        let all = spares.reduce(0, +)
        guard all > 0 else { return }
        for index in gaps.indices { gaps[index].width -= spares[index] * min(1, -rest / all) }
    }

    /// The maximum item width with which all items fit into `room`.
    private static func maximumWidth(of widths: [CGFloat], in availableWidth: CGFloat) -> CGFloat {
        guard widths.reduce(0, +) > availableWidth else { return .infinity }
        var rest = max(0, availableWidth)
        for (index, width) in widths.sorted().enumerated() {
            let share = rest / CGFloat(widths.count - index)
            if width > share { return share }
            rest -= width
        }
        return .infinity
    }
}
