import CoreGraphics

/// Where the items of a bar stand, measured from the side where they begin. Points; pure arithmetic.
package struct BarItemRow: Equatable {
    package enum Piece: Equatable {
        /// A button or view that would like to be so wide.
        case item(width: CGFloat)
        /// Room of a width in place of the usual gap.
        case fixedSpace(CGFloat)
        /// Room that takes its share of what is left.
        case flexibleSpace
    }

    package struct Place: Equatable {
        package var start: CGFloat
        package var width: CGFloat
        package var end: CGFloat { start + width }

        package init(start: CGFloat, width: CGFloat) {
            (self.start, self.width) = (start, width)
        }
    }

    /// One for each `.item`, in their order.
    package private(set) var places: [Place] = []
    /// From the first item's start, or the room before it, to the end of the last.
    package private(set) var length: CGFloat = 0

    /// The room before an item, or after the last.
    private struct Gap {
        var width: CGFloat = 0
        var flexibles = 0
        var isSpace = false

        mutating func take(_ piece: Piece) {
            isSpace = true
            switch piece {
            case .item: break
            case .fixedSpace(let width): self.width += width.isFinite ? max(0, width) : 0
            case .flexibleSpace: flexibles += 1
            }
        }
    }

    /// Items that do not fit come closer together first; then the widest become narrower.
    package init(_ pieces: [Piece], in room: CGFloat) {
        var widths: [CGFloat] = []
        var gaps = [Gap()]
        for piece in pieces {
            if case .item(let width) = piece {
                widths.append(width.isFinite ? max(0, width) : 0)
                gaps.append(Gap())
            } else {
                gaps[gaps.count - 1].take(piece)
            }
        }
        guard !widths.isEmpty else { return }
        for index in gaps.indices.dropFirst().dropLast() {
            let least = gaps[index].isSpace ? BarNumbers.leastGap : BarNumbers.itemGap
            gaps[index].width = max(gaps[index].width, least)
        }
        BarItemRow.spread(&gaps, over: room - widths.reduce(0, +) - gaps.reduce(0) { $0 + $1.width })
        let free = room - gaps.reduce(0) { $0 + $1.width }
        let limit = BarItemRow.limit(of: widths, in: free)
        var x: CGFloat = 0
        for (gap, width) in zip(gaps, widths) {
            x += gap.width
            places.append(Place(start: x, width: min(width, limit)))
            x += min(width, limit)
        }
        length = x
    }

    /// Gives what is left to the flexible gaps; takes what is missing from those wider than they have to be.
    private static func spread(_ gaps: inout [Gap], over rest: CGFloat) {
        if rest >= 0 {
            let flexibles = gaps.reduce(0) { $0 + $1.flexibles }
            guard flexibles > 0 else { return }
            for index in gaps.indices {
                gaps[index].width += rest * CGFloat(gaps[index].flexibles) / CGFloat(flexibles)
            }
            return
        }
        func spare(_ index: Int) -> CGFloat {
            let isInside = index > 0 && index < gaps.count - 1
            return max(0, gaps[index].width - (isInside ? BarNumbers.leastGap : 0))
        }
        let spares = gaps.indices.map(spare)
        let all = spares.reduce(0, +)
        guard all > 0 else { return }
        for index in gaps.indices { gaps[index].width -= spares[index] * min(1, -rest / all) }
    }

    /// The width that no item may be wider than, so that all of them fit into `room`.
    private static func limit(of widths: [CGFloat], in room: CGFloat) -> CGFloat {
        guard widths.reduce(0, +) > room else { return .infinity }
        var rest = max(0, room)
        for (index, width) in widths.sorted().enumerated() {
            let share = rest / CGFloat(widths.count - index)
            if width > share { return share }
            rest -= width
        }
        return .infinity
    }
}
