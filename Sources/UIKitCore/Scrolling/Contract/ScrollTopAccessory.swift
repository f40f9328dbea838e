import CoreGraphics

/// A view above the content that takes part in scrolling, such as a refresh control.
@MainActor package protocol ScrollTopAccessory: UIView {
    /// Called when the content has moved.
    func scrollViewDidMove(_ scrollView: UIScrollView)
    /// Called when a finger has left the content, before the content moves to its resting offset.
    func scrollViewWillEndDrag(_ scrollView: UIScrollView)
}

extension UIScrollView {
    /// The distance by which the content is pulled below its resting offset at the top, without the accessory's inset.
    /// Points; negative for content that is scrolled.
    package var pullLength: CGFloat { verticalRange.low + topAccessoryInset - bounds.minY }

    /// Sets the inset that is reserved for the top accessory, in points. The content stays where it is.
    package func setTopAccessoryInset(_ inset: CGFloat) {
        guard inset != topAccessoryInset else { return }
        topAccessoryInset = inset
        updateAdjustedInset(movesContent: false)
    }
}
