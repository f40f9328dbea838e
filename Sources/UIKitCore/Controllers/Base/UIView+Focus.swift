extension UIView {
    /// The controller whose view this is, otherwise the view that contains it.
    final var focusParent: (any UIFocusEnvironment)? {
        if let controller = next as? UIViewController, controller.viewIfLoaded === self { return controller }
        return superview
    }

    /// The subviews that are not hidden and intersect the rectangle, back to front.
    final func visibleSubviews(intersecting rect: CGRect) -> [UIView] {
        subviews.filter { !$0.isHidden && $0.alpha > 0 && $0.frame.intersects(rect) }
    }
}
