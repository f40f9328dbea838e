import CoreGraphics

/// The app's settings for a column's width. Points; the split view controller chooses for values that are not finite or
/// not above 0.
package struct SplitColumnWidths: Equatable {
    /// The preferred width.
    package var preferred = SplitNumbers.automatic
    /// The preferred width as a fraction of the whole, 0 to 1.
    package var fraction = SplitNumbers.automatic
    /// The minimum width.
    package var minimum = SplitNumbers.automatic
    /// The maximum width.
    package var maximum = SplitNumbers.automatic

    /// Leaves the width to the split view controller.
    package init() {}

    /// The width in a view of `whole` points.
    package func width(in whole: CGFloat) -> CGFloat {
        func said(_ value: CGFloat) -> CGFloat? { value.isFinite && value > 0 ? value : nil }
        var width = SplitNumbers.columnWidth
        if let preferred = said(preferred) {
            width = min(preferred, said(maximum) ?? preferred)
        } else if let fraction = said(fraction) {
            width = min(fraction * whole, said(maximum) ?? SplitNumbers.columnWidth)
        } else if let maximum = said(maximum) {
            width = min(width, maximum)
        }
        return max(0, min(max(width, said(minimum) ?? 0), whole))
    }
}
