import CoreGraphics
import UIKitCore

/// Changes the visible items of a section: `visibleItems`, the offset of the scrolling, and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// One section of a compositional layout: a group that repeats for all items.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    package let group: NSCollectionLayoutGroup
    /// What makes the section a list; nil for other sections.
    var list: UICollectionLayoutListConfiguration?

    /// A section without a length.
    static var empty: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    /// Creates a section whose items are placed in repetitions of a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The space around the groups, in points. Default zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups, in points. Default 0.
    open var interGroupSpacing: CGFloat = 0
    /// What `contentInsets` are added to. Default: that of the layout's configuration.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// How the section scrolls across the layout's axis. Default none.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Called before the visible items are shown, and again while they scroll, to change how they look. Default nil.
    ///
    /// The offset is that of the section where it scrolls by itself, otherwise that of the collection view.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Headers, footers and other views at the edges. Default none.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether these views are inside the insets at the sides. Default true.
    open var supplementariesFollowContentInsets = true
    /// Views behind the section. Default none.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}
