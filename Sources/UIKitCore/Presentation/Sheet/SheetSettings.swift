import CoreGraphics

/// The settings that an app makes through a `UISheetPresentationController`.
struct SheetSettings: Equatable {
    var prefersGrabberVisible = false
    var preferredCornerRadius: CGFloat?
    var prefersEdgeAttachedInCompactHeight = false
    var widthFollowsPreferredContentSizeWhenEdgeAttached = false
}
