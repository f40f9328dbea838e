import CoreGraphics

/// The settings that an app makes through a `UISheetPresentationController`.
package struct SheetSettings: Equatable {
    /// Counts the changes of the detents and of what their values depend on.
    package var detentsRevision = 0
    package var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    package var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    package var prefersScrollingExpandsWhenScrolledToEdge = true
    package var prefersGrabberVisible = false
    package var preferredCornerRadius: CGFloat?
    package var prefersEdgeAttachedInCompactHeight = false
    package var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Nil for the default, which is that of the style.
    package var prefersPageSizing: Bool?

    package init() {}
}
