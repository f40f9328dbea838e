import CoreGraphics

extension UIScrollView {
    /// Whether the enclosing sheet should handle a drag with this translation: downward, with the content scrolled to
    /// its top.
    func yieldsDragToSheet(translation way: CGVector) -> Bool {
        guard way.dy > 0, way.dy >= abs(way.dx), bounds.minY <= verticalRange.low else { return false }
        var link = superview
        while let view = link {
            if let container = view as? UITransitionView {
                return container.driver.chrome.isDraggable
            }
            link = view.superview
        }
        return false
    }
}
