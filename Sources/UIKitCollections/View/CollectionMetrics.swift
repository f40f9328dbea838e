import CoreGraphics

/// Numbers of collection views.
enum CollectionMetrics {
    /// The duration of animated updates and changes of the layout, in seconds. Inferred.
    static let updateDuration = 0.3
    /// The part of the visible length within which items are prefetched. Inferred.
    static let prefetchedLength: CGFloat = 1
    /// The opacity of an item that the user moves. Inferred.
    static let movedAlpha: CGFloat = 0.9
}
