import CoreGraphics

/// The app's settings for a column's width. Points; the split view controller chooses for values that are not finite or
/// not above 0.
package struct SplitColumnWidths: Equatable {
    /// The preferred width.
    package var preferred = SplitMetrics.automaticDimension
    /// The preferred width as a fraction of the whole, 0 to 1.
    package var fraction = SplitMetrics.automaticDimension
    /// The minimum width.
    package var minimum = SplitMetrics.automaticDimension
    /// The maximum width.
    package var maximum = SplitMetrics.automaticDimension

    /// Leaves the width to the split view controller.
    package init() {}

    /// The width in a view of `whole` points.
    package func width(in whole: CGFloat) -> CGFloat {
        func specified(_ value: CGFloat) -> CGFloat? { value.isFinite && value > 0 ? value : nil }
        var width = SplitMetrics.columnWidth
        if let preferred = specified(preferred) {
            width = min(preferred, specified(maximum) ?? preferred)
        } else if let fraction = specified(fraction) {
            width = min(fraction * whole, specified(maximum) ?? SplitMetrics.columnWidth)
        } else if let maximum = specified(maximum) {
            width = min(width, maximum)
        }
        return max(0, min(max(width, specified(minimum) ?? 0), whole))
    }
}
