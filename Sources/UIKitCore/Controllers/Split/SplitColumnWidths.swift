import CoreGraphics

/// What an app says of a column's width. Points; what is no number, or not above 0, is left to the split view.
struct SplitColumnWidths: Equatable {
    var preferred = UISplitViewController.automaticDimension
    /// Of the whole width.
    var fraction = UISplitViewController.automaticDimension
    var minimum = UISplitViewController.automaticDimension
    var maximum = UISplitViewController.automaticDimension

    /// The width in a view of `whole` points.
    func width(in whole: CGFloat) -> CGFloat {
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
