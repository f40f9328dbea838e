import CoreGraphics
import UIKitCore
import UIKitLists

/// One item of a compositional layout, or a group of them.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// The space around the view, taken from its size after sizing; not on axes with an estimated size. Default zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space around the item, outside its size. Default nil: none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The views at the item, as badges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }
    var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    /// Creates an item.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }

    /// Creates an item with views at its edges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(layoutSize: layoutSize)
        storedSupplementaryItems = supplementaryItems
    }

    /// The frame without the insets on the axes where the size is exact.
    func inset(_ frame: CGRect) -> CGRect {
        let axes = layoutSize.estimatedAxes
        var inner = frame
        if !axes.contains(.width) {
            inner.origin.x += contentInsets.leading
            inner.size.width = max(0, frame.width - contentInsets.leading - contentInsets.trailing)
        }
        if !axes.contains(.height) {
            inner.origin.y += contentInsets.top
            inner.size.height = max(0, frame.height - contentInsets.top - contentInsets.bottom)
        }
        return inner
    }
}

/// A header, footer or other view at the edge of a section. The kind names it to the data source.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge of the section: views at the top and leading edges are before the items.
    open private(set) var alignment: NSRectAlignment
    /// The distance from the place that the alignment gives. Points.
    open private(set) var offset: CGPoint
    /// Whether the section becomes longer by the view, rather than the view covering items. Default true.
    open var extendsBoundary = true
    /// Whether the view stays visible while its section is. Default false.
    open var pinToVisibleBounds = false

    /// Creates a view at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a view at a distance from an edge. Points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            kind: elementKind, layoutSize: layoutSize,
            NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset), nil)
    }

    /// Whether the view is before the items.
    func isBefore(isVertical: Bool) -> Bool {
        switch alignment {
        case .top, .topLeading, .topTrailing: isVertical || alignment == .topLeading
        case .leading, .bottomLeading: !isVertical
        case .none, .trailing, .bottom, .bottomTrailing: false
        }
    }
}

/// A view behind a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind under which the layout registers the view's class.
    open private(set) var elementKind: String
    /// The order from back to front. Default -1: behind the items.
    open var zIndex = -1

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// A view behind the whole section.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}

/// An edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// In the middle.
    case none
    /// At the upper edge.
    case top
    /// At the upper leading corner.
    case topLeading
    /// At the leading edge.
    case leading
    /// At the lower leading corner.
    case bottomLeading
    /// At the lower edge.
    case bottom
    /// At the lower trailing corner.
    case bottomTrailing
    /// At the trailing edge.
    case trailing
    /// At the upper trailing corner.
    case topTrailing

    /// The edges that meet there.
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
