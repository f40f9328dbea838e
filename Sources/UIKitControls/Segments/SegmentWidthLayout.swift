import UIKitCore

/// Distributes a segmented control's width among its segments. Points, in segment order.
struct SegmentWidthLayout {
    /// The fitting width of each segment's content, with margins.
    var fittingWidths: [CGFloat]
    /// The width that the app has set for each segment; 0 for none.
    var fixedWidths: [CGFloat]
    /// Whether segments have their content's width instead of all having the widest one's.
    var isProportional = false

    /// Segments without a fixed width share the remaining width equally. If proportional, they get their fitting
    /// width and an equal share of the rest, or shrink in proportion when there is too little.
    func widths(in total: CGFloat) -> [CGFloat] {
        let free = fixedWidths.indices.filter { fixedWidths[$0] <= 0 }
        guard !free.isEmpty else { return fixedWidths }
        let availableWidth = total - fixedWidths.reduce(0) { $0 + max($1, 0) }
        let sum = free.reduce(0) { $0 + fittingWidths[$1] }
        return fixedWidths.indices.map { index in
            guard fixedWidths[index] <= 0 else { return fixedWidths[index] }
            guard isProportional else { return max(availableWidth / CGFloat(free.count), 0) }
            guard availableWidth < sum else {
                return fittingWidths[index] + (availableWidth - sum) / CGFloat(free.count)
            }
            return sum > 0 ? max(availableWidth, 0) * fittingWidths[index] / sum : 0
        }
    }

    /// The width at which all contents fit.
    var totalFittingWidth: CGFloat {
        let widest = zip(fittingWidths, fixedWidths).filter { $0.1 <= 0 }.map(\.0).max() ?? 0
        return zip(fittingWidths, fixedWidths).reduce(0) { sum, pair in
            sum + (pair.1 > 0 ? pair.1 : isProportional ? pair.0 : widest)
        }
    }
}
