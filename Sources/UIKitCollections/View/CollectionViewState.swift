import CoreGraphics
import UIKitControls
import UIKitCore

/// The state of a collection view: the counts, the visible views, and the views to reuse.
@MainActor final class CollectionViewState {
    /// Identifies queues of reusable views and their registered classes.
    struct ReuseKey: Hashable {
        let kind: String
        let identifier: String
    }

    /// The number of items of each section; nil until the data source has been queried.
    var counts: [Int]?
    var layoutPass = CollectionLayoutPass()

    /// The visible views.
    var views: [CollectionElement: UICollectionReusableView] = [:]
    var registeredClasses: [ReuseKey: AnyClass] = [:]
    var reusableViews: [ReuseKey: [UICollectionReusableView]] = [:]
    /// The item whose visible cell the data source configures again; nil for none.
    var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
    /// The number of views created from registered classes. For tests.
    var createdViewCount = 0

    var selection: [IndexPath] = []
    var highlighted: IndexPath?
    var isEditing = false
    var updates = TableUpdates(nouns: .items)
    var movement: CollectionMovement?
    /// The interactive change of the layout; nil without one.
    var transition: CollectionTransition?
    /// Selects items with two fingers.
    var multipleSelection: MultipleSelectionController?
    /// The titles along the edge; nil without.
    var index: SectionIndexView?
    /// Whether the data source has to be asked for the titles.
    var needsIndexTitles = true
    var prefetcher = CollectionPrefetcher()
    let contextMenu = CollectionContextMenu()
    let scrollers = OrthogonalScrollers()
    /// Moves the swiped rows of lists; nil without lists that have actions.
    var swipe: RowSwipeController?
    /// The backgrounds of the visible lists.
    var listBackgrounds: [UIView] = []

    var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
        views.compactMap { element, view in
            (view as? UICollectionViewCell).map { (element.indexPath, $0) }
        }.sorted { $0.path < $1.path }
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? { views[.cell(path)] as? UICollectionViewCell }
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
