import CoreGraphics

extension UIScrollView {
    /// Whether the enclosing sheet should handle a drag with this translation: the content is scrolled to its top, and
    /// the sheet would resize or move down.
    func yieldsDragToSheet(translation way: CGVector) -> Bool {
        guard abs(way.dy) >= abs(way.dx), bounds.minY <= verticalRange.low else { return false }
        var link = superview
        while let view = link {
            if let container = view as? UITransitionView {
                return container.driver.chrome.takesDragOfContent(downward: way.dy > 0)
            }
            link = view.superview
        }
        return false
    }

    /// Whether a drag of the enclosing sheet may scroll this content afterward.
    var scrollsAfterSheet: Bool { isScrollEnabled && scrolls(.vertical) && bounds.minY <= verticalRange.low }
}
