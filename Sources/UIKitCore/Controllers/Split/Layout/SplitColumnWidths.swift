import CoreGraphics

/// What an app says of a column's width. Points; what is no number, or not above 0, is left to the split view.
package struct SplitColumnWidths: Equatable {
    package var preferred = SplitNumbers.automatic
    /// Of the whole width.
    package var fraction = SplitNumbers.automatic
    package var minimum = SplitNumbers.automatic
    package var maximum = SplitNumbers.automatic

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
