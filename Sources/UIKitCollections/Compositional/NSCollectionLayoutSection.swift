import CoreGraphics
import UIKitCore

/// One section of a compositional layout: a group that repeats for all items.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// What makes the section a list; nil for other sections.
    var list: UICollectionLayoutListConfiguration?

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
    /// Headers, footers and other views at the edges. Default none.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether these views are inside the insets at the sides. Default true.
    open var supplementariesFollowContentInsets = true
    /// Views behind the section. Default none.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}
