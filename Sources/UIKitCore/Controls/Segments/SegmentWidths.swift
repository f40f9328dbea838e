/// Distributes a segmented control's width among its segments. Points, in segment order.
struct SegmentWidths {
    /// The fitting width of each segment's content, with margins.
    var wanted: [CGFloat]
    /// The width that the app has set for each segment; 0 for none.
    var fixed: [CGFloat]
    /// Whether segments have their content's width instead of all having the widest one's.
    var followsContent = false

    /// Segments without a fixed width share the remaining width equally. If proportional, they get their fitting
    /// width and an equal share of the rest, or shrink in proportion when there is too little.
    func widths(in total: CGFloat) -> [CGFloat] {
        let free = fixed.indices.filter { fixed[$0] <= 0 }
        guard !free.isEmpty else { return fixed }
        let room = total - fixed.reduce(0) { $0 + max($1, 0) }
        let sum = free.reduce(0) { $0 + wanted[$1] }
        return fixed.indices.map { index in
            guard fixed[index] <= 0 else { return fixed[index] }
            guard followsContent else { return max(room / CGFloat(free.count), 0) }
            guard room < sum else { return wanted[index] + (room - sum) / CGFloat(free.count) }
            return sum > 0 ? max(room, 0) * wanted[index] / sum : 0
        }
    }

    /// The width at which all contents fit.
    var fittingWidth: CGFloat {
        let widest = zip(wanted, fixed).filter { $0.1 <= 0 }.map(\.0).max() ?? 0
        return zip(wanted, fixed).reduce(0) { sum, pair in
            sum + (pair.1 > 0 ? pair.1 : followsContent ? pair.0 : widest)
        }
    }
}
