import CoreGraphics
import UIKitControls
import UIKitCore
import UIKitLists

/// The counts of a collection view, and the views that are visible.
@MainActor final class CollectionViewState {
    /// The number of items of each section; nil until the data source has been queried.
    var counts: [Int]?
    var layoutPass = CollectionLayoutPass()

    /// The visible views.
    var views: [CollectionElement: UICollectionReusableView] = [:]
    var isEditing = false
    /// The interactive change of the layout; nil without one.
    var transition: CollectionTransition?
    var prefetcher = CollectionPrefetcher()
    let scrollers = OrthogonalScrollers()
    /// The backgrounds of the visible lists.
    var listBackgrounds: [UIView] = []

    var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
        views.compactMap { element, view in
            (view as? UICollectionViewCell).map { (element.indexPath, $0) }
        }.sorted { $0.path < $1.path }
    }
}

/// What a collection view knows about the pass that places its views.
struct CollectionLayoutPass {
    /// Whether the layout was prepared since it was invalidated.
    var isPrepared = false
    var isRunning = false
    /// The bounds that were last laid out; nil before the first time.
    var bounds: CGRect?
    /// Whether the content's insets, the safe area or the margins have changed since.
    var insetsChanged = false
    /// Sums of what invalidation contexts asked for. Points.
    var offsetAdjustment = CGPoint.zero
    var sizeAdjustment = CGSize.zero
    /// Whether the next pass moves elements animated, because a visible cell changed its content.
    var isAnimated = false
    /// The views whose size was asked since they were given their element.
    var measured: Set<CollectionElement> = []
}
