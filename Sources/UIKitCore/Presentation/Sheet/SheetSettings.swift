import CoreGraphics

/// The settings that an app makes through a `UISheetPresentationController`, besides its detents.
struct SheetSettings: Equatable {
    var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    var prefersScrollingExpandsWhenScrolledToEdge = true
    var prefersGrabberVisible = false
    var preferredCornerRadius: CGFloat?
    var prefersEdgeAttachedInCompactHeight = false
    var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Nil for the default, which is that of the style.
    var prefersPageSizing: Bool?
}
