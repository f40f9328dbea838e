/// Shares a segmented control's width among its segments. Points, from the side where reading starts.
struct SegmentWidths {
    /// What each segment's content asks for, margins included.
    var wanted: [CGFloat]
    /// What the app has set; 0 for nothing.
    var fixed: [CGFloat]
    /// Whether segments are as wide as their own content rather than all as the widest.
    var followsContent = false

    /// Where nothing is set, segments get the same share of what is left; following their content, what they ask for
    /// and the same share of what that leaves.
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

    /// The width in which everything fits.
    var fittingWidth: CGFloat {
        let widest = zip(wanted, fixed).filter { $0.1 <= 0 }.map(\.0).max() ?? 0
        return zip(wanted, fixed).reduce(0) { sum, pair in
            sum + (pair.1 > 0 ? pair.1 : followsContent ? pair.0 : widest)
        }
    }
}
