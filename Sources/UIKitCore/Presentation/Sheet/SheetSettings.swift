import CoreGraphics

/// What an app says of a sheet through its `UISheetPresentationController`.
struct SheetSettings: Equatable {
    var prefersGrabberVisible = false
    var preferredCornerRadius: CGFloat?
    var prefersEdgeAttachedInCompactHeight = false
    var widthFollowsPreferredContentSizeWhenEdgeAttached = false
}
