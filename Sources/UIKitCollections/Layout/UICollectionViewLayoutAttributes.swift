import CoreGraphics
import QuartzCore
import UIKitCore
import UIKitLists

/// Where and how one cell, supplementary view or decoration view is shown. Points of the content, y down.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem,
    @preconcurrency NSCopying
{
    /// What the attributes say, for comparisons, which are made on any thread.
    private struct Values: Equatable {
        var indexPath = IndexPath(item: 0, section: 0)
        var category = UICollectionView.ElementCategory.cell
        var kind: String?
        var center = CGPoint.zero
        var size = CGSize.zero
        var transform3D = CATransform3DIdentity
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false
        var estimatedAxes = EstimatedAxes.all
        var orthogonal: OrthogonalPosition?
    }

    // The attributes are changed on the main actor only.
    private nonisolated(unsafe) var values = Values()

    /// The item, or the place that the layout gave a supplementary or decoration view.
    open var indexPath: IndexPath {
        get { values.indexPath }
        set { values.indexPath = newValue }
    }
    /// The kind of element. Default: a cell.
    open var representedElementCategory: UICollectionView.ElementCategory { values.category }
    /// The kind of a supplementary or decoration view; nil for cells.
    open var representedElementKind: String? { values.kind }
    /// The center in the content. Default zero.
    open var center: CGPoint {
        get { values.center }
        set { values.center = newValue }
    }
    /// The size before `transform3D`. Default zero.
    open var size: CGSize {
        get { values.size }
        set { values.size = newValue }
    }
    /// The three-dimensional transform. Default identity.
    open var transform3D: CATransform3D {
        get { values.transform3D }
        set { values.transform3D = newValue }
    }
    /// The opacity from 0 to 1. Default 1.
    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }
    /// The order from back to front; elements with equal values keep the order of creation. Default 0.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }
    /// Whether the element is left out. No view is made for a hidden element. Default false.
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }
    /// The axes on which the view may ask for another size.
    package var estimatedAxes: EstimatedAxes {
        get { values.estimatedAxes }
        set { values.estimatedAxes = newValue }
    }
    /// Where the element is in a section that scrolls by itself; nil for others.
    var orthogonal: OrthogonalPosition? {
        get { values.orthogonal }
        set { values.orthogonal = newValue }
    }

    /// Creates attributes of a cell at item 0 of section 0.
    public override init() { super.init() }

    /// Creates attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        values.category = .supplementaryView
        values.kind = elementKind
    }

    /// Creates attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        values.category = .decorationView
        values.kind = decorationViewKind
        estimatedAxes = []
    }

    /// The frame in the content: the rectangle around the transformed element. Setting it sets center and size.
    open var frame: CGRect {
        get {
            let plain = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            guard !CATransform3DIsIdentity(transform3D) else { return plain }
            let moved = plain.offsetBy(dx: -center.x, dy: -center.y).applying(transform)
            return moved.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The size at the origin. Setting it sets the size.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The transform in the plane. Default identity.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// How a dynamic animator determines the outline for collisions. Default: `rectangle`.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline for the type `path`: points relative to the center, y down. Default: an empty path, for which the
    /// bounds collide.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// A copy of the same class. Subclasses copy their own values too.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = makeObject(of: type(of: self)) as? UICollectionViewLayoutAttributes else { return self }
        copy.values = values
        return copy
    }

    /// Whether both are of one class and have the same values. Subclasses compare their own values too.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
            return false
        }
        return values == other.values
    }

    open nonisolated override var hash: Int { values.indexPath.hashValue }

    /// A copy of the same class.
    package var duplicate: UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    }

    /// The frame in the content, after a section has scrolled by itself.
    var visibleFrame: CGRect {
        guard let orthogonal else { return frame }
        return frame.offsetBy(dx: -orthogonal.offset.x, dy: -orthogonal.offset.y)
    }

    /// The center in the view that contains the element: the collection view, or the scroll view of its section.
    var centerInContainer: CGPoint {
        guard let orthogonal else { return center }
        return CGPoint(x: center.x - orthogonal.origin.x, y: center.y - orthogonal.origin.y)
    }

    /// Identifies the element among all of a collection view.
    var element: CollectionElement {
        CollectionElement(
            category: representedElementCategory, kind: representedElementKind ?? "", indexPath: indexPath)
    }
}

/// One element of a collection view.
struct CollectionElement: Hashable {
    let category: UICollectionView.ElementCategory
    /// Empty for cells.
    let kind: String
    var indexPath: IndexPath

    static func cell(_ path: IndexPath) -> CollectionElement {
        CollectionElement(category: .cell, kind: "", indexPath: path)
    }
}
