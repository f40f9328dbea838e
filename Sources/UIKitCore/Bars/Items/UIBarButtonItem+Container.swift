import CoreGraphics

/// A bar, or a part of one, that shows bar items.
@MainActor protocol BarItemContainer: AnyObject {
    /// The views of all items that can be tapped.
    var itemViews: [UIView] { get }
}

/// The item's position in the view hierarchy, for popovers that point at it.
extension UIBarButtonItem {
    /// The view that shows the item; nil for hidden items, spaces and items in no bar.
    package var itemView: UIView? { displayingView?.superview == nil ? nil : displayingView }

    /// The bar that shows the item.
    var barView: UIView? {
        sequence(first: itemView, next: { $0?.superview }).compactMap { $0 }
            .first { $0 is UIToolbar || $0 is UINavigationBar }
    }

    /// The views of the other items in the same bar, including the back button. A popover from this item passes
    /// touches to them.
    package var siblingViews: [UIView] {
        guard let itemView else { return [] }
        return (container?.itemViews ?? []).filter { $0 !== itemView }
    }
}

extension UIBarButtonItem: @preconcurrency UIPopoverPresentationControllerSourceItem {
    /// The button's frame in `referenceView`'s coordinates, in points; nil unless both are in the same window.
    public func frame(in referenceView: UIView) -> CGRect? { itemView?.frame(in: referenceView) }
}
