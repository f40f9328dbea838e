import CoreGraphics
import UIKitCore

/// A place at the edges of a rectangle, for a supplementary view of an item.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    /// The edges: two that meet mean their corner, none the middle.
    open private(set) var edges: NSDirectionalRectEdge
    /// The distance from the edges, in points or as a fraction of the supplementary view's size. Positive values are
    /// toward the trailing edge and down.
    open private(set) var offset: CGPoint
    /// Whether `offset` is in points.
    open private(set) var isAbsoluteOffset: Bool
    /// Whether `offset` is a fraction of the supplementary view's size.
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(edges: NSDirectionalRectEdge, offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset.x.isFinite && offset.y.isFinite ? offset : .zero
        isAbsoluteOffset = isAbsolute
        super.init()
    }

    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, offset: .zero, isAbsolute: true)
    }
    /// Creates an anchor at a distance in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isAbsolute: true)
    }
    /// Creates an anchor at a distance that is a fraction of the supplementary view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isAbsolute: false)
    }

    /// The point of a rectangle of `size` at the edges, without the offset.
    func point(in size: CGSize) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? size.width : size.width / 2,
            y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2)
    }

    /// The offset in points, for a view of `size`.
    func distance(for size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}

/// A view at an item or a group, as a badge. The kind names it to the data source; its index path is the item's.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    open private(set) var elementKind: String
    /// The place in the item.
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    /// The place in the view that lies at `containerAnchor`; nil for the same edges, so that the view is inside.
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// The order from back to front. Default 1: in front of the items.
    open var zIndex = 1

    /// Creates a view inside an item, at edges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(kind: elementKind, layoutSize: layoutSize, containerAnchor, nil)
    }

    /// Creates a view whose `itemAnchor` lies at the `containerAnchor` of an item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(kind: elementKind, layoutSize: layoutSize, containerAnchor, itemAnchor)
    }

    init(
        kind: String, layoutSize: NSCollectionLayoutSize, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        elementKind = kind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }

    /// The frame at a container, in the container's coordinates.
    ///
    /// - Parameter measured: the size that the view asked for, which replaces estimates; nil before it was asked.
    func frame(at container: CGRect, measured: CGSize?) -> CGRect {
        let size = layoutSize.size(in: container.size, measured: measured)
        let place = containerAnchor.point(in: container.size)
        let own = (itemAnchor ?? containerAnchor).point(in: size)
        let offset = containerAnchor.distance(for: size)
        let ownOffset = itemAnchor?.distance(for: size) ?? .zero
        return inset(
            CGRect(
                x: container.minX + place.x - own.x + offset.x + ownOffset.x,
                y: container.minY + place.y - own.y + offset.y + ownOffset.y, width: size.width, height: size.height))
    }
}

/// The space around an item or a group of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space at the leading edge; nil for none.
    open private(set) var leading: NSCollectionLayoutSpacing?
    /// The space at the top; nil for none.
    open private(set) var top: NSCollectionLayoutSpacing?
    /// The space at the trailing edge; nil for none.
    open private(set) var trailing: NSCollectionLayoutSpacing?
    /// The space at the bottom; nil for none.
    open private(set) var bottom: NSCollectionLayoutSpacing?

    /// Creates the space around an item; nil at an edge for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    /// The space before and after an item on one axis.
    func along(horizontally: Bool) -> EdgePair {
        horizontally ? EdgePair(before: leading, after: trailing) : EdgePair(before: top, after: bottom)
    }
}

/// The space before and after an item on one axis.
@MainActor struct EdgePair {
    var before: NSCollectionLayoutSpacing?
    var after: NSCollectionLayoutSpacing?

    /// The sum of both, without what flexible ones grow by. Points.
    var least: CGFloat { (before?.spacing ?? 0) + (after?.spacing ?? 0) }
    var flexibleCount: Int { (before?.isFlexible == true ? 1 : 0) + (after?.isFlexible == true ? 1 : 0) }

    /// The space before the item when each flexible one grows by `share`. Points.
    func start(_ share: CGFloat) -> CGFloat { (before?.spacing ?? 0) + (before?.isFlexible == true ? share : 0) }
    /// The space after the item when each flexible one grows by `share`. Points.
    func end(_ share: CGFloat) -> CGFloat { (after?.spacing ?? 0) + (after?.isFlexible == true ? share : 0) }
    /// What each flexible one grows by in a room that an item of `length` does not fill. Points.
    func share(of room: CGFloat, length: CGFloat) -> CGFloat {
        flexibleCount == 0 ? 0 : max(0, room - length - least) / CGFloat(flexibleCount)
    }
}
