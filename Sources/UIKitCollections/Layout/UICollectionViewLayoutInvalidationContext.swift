import CoreGraphics
import UIKitCore

/// What a layout has to compute again. Subclasses add what their layout needs to know.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether the whole content changed: the data was reloaded or the layout exchanged.
    open package(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are asked for again.
    open package(set) var invalidateDataSourceCounts = false
    /// The items whose attributes changed; nil when none were named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views whose attributes changed, by kind; nil when none were named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views whose attributes changed, by kind; nil when none were named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Added to the content offset when the layout is prepared again. Points, default zero.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Added to the content size when the layout is prepared again. Points, default zero.
    open var contentSizeAdjustment = CGSize.zero
    /// The items that the user moved, before the last step; nil when none is moved.
    open package(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The items that the user moves, after the last step; nil when none is moved.
    open package(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The center of the item that the user moves, in points of the content.
    open package(set) var interactiveMovementTarget = CGPoint.zero
    /// Whether nothing changed but the places of views that stay visible while the user scrolls.
    var movesPinnedViewsOnly = false
    /// Whether the sizes that views asked for are measured again, because text size or width have changed.
    var discardsMeasuredSizes = false
    /// The sizes that views asked for. Points.
    var preferredSizes: [CollectionElement: CGSize] = [:]

    /// Creates a context that names nothing.
    public override init() { super.init() }

    /// Adds items whose attributes changed.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds supplementary views whose attributes changed.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths]
        ) { $0 + $1 }
    }

    /// Adds decoration views whose attributes changed.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
            [elementKind: indexPaths]
        ) { $0 + $1 }
    }
}
