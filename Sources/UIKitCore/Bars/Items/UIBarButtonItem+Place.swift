import CoreGraphics

/// A bar, or the part of one, that shows items.
@MainActor protocol BarItemHolder: AnyObject {
    /// The views of all that can be tapped here.
    var itemViews: [UIView] { get }
}

/// Where an item is, for popovers that point at it.
extension UIBarButtonItem {
    /// The view that shows the item; nil while it is in no bar, hidden, or room between others.
    package var itemView: UIView? { shownView?.superview == nil ? nil : shownView }

    /// The bar that the item stands in.
    var barView: UIView? {
        sequence(first: itemView, next: { $0?.superview }).compactMap { $0 }
            .first { $0 is UIToolbar || $0 is UINavigationBar }
    }

    /// The views of the other items in the same bar, the way back included: a popover from this item lets them be
    /// tapped.
    package var siblingViews: [UIView] {
        guard let itemView else { return [] }
        return (holder?.itemViews ?? []).filter { $0 !== itemView }
    }
}

extension UIBarButtonItem: @preconcurrency UIPopoverPresentationControllerSourceItem {
    /// The button's frame in `referenceView`'s coordinates, in points; nil when they are not in one window.
    public func frame(in referenceView: UIView) -> CGRect? { itemView?.frame(in: referenceView) }
}
