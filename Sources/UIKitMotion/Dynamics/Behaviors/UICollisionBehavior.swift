import CoreGraphics
import UIFoundation
import UIKitCore

/// Keeps its items from moving into each other and across boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// What the items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// With each other.
        public static let items = Mode(rawValue: 1)
        /// With boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// With both.
        public static let everything = Mode(rawValue: .max)
    }

    private struct Boundary {
        let identifier: any NSCopying
        let path: UIBezierPath
    }

    private var list: DynamicItemList
    private var boundaries: [Boundary] = []
    private var referenceInsets: UIEdgeInsets?

    /// Called when items begin and end to touch. Default nil.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// What the items collide with. Default `everything`.
    open var collisionMode = Mode.everything {
        didSet { propertiesDidChange() }
    }

    /// Creates a behavior without boundaries.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a behavior without items.
    public convenience override init() { self.init(items: []) }

    /// The items, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item. No effect if it has been added before.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        propertiesDidChange()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        propertiesDidChange()
    }

    /// Whether the bounds of the animator's reference view, or of its collection view's content, are a boundary. Its
    /// identifier for the delegate is nil. The bounds of the moment in which behaviors change count. Default false.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set {
            referenceInsets = newValue ? .zero : nil
            propertiesDidChange()
        }
    }

    /// Makes the reference view's bounds, inset, a boundary. Insets that are not finite are a misuse and ignored.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        let usable = isUsable(insets.top, insets.left, insets.bottom, insets.right, for: "insets")
        referenceInsets = usable ? insets : .zero
        propertiesDidChange()
    }

    /// Adds a path as a boundary, in points of the animator's space. It replaces the boundary with an equal identifier.
    /// A path that is not finite is a misuse and ignored.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        guard let segments = BoundarySegments(bezierPath.cgPath).finite else {
            _ = isUsable(.nan, for: "The path of a boundary")
            return
        }
        removeBoundary(withIdentifier: identifier)
        guard !segments.isEmpty, let copy = bezierPath.copy() as? UIBezierPath else { return }
        boundaries.append(Boundary(identifier: identifier, path: copy))
        propertiesDidChange()
    }

    /// Adds a straight boundary between two points of the animator's space. It replaces the boundary with an equal
    /// identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// A copy of the boundary's path; nil for an unknown identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.areEqual($0.identifier, identifier) }?.path.copy() as? UIBezierPath
    }

    /// Removes a boundary. No effect for an unknown identifier.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.areEqual($0.identifier, identifier) }
        propertiesDidChange()
    }

    /// Removes all boundaries with an identifier.
    open func removeAllBoundaries() {
        boundaries = []
        propertiesDidChange()
    }

    /// The identifiers of the boundaries, in the order in which they were added. Nil for none.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

    override var ownItems: [any UIDynamicItem] { items }

    override func makeCollisions(in simulation: DynamicSimulation) -> [CollisionRule] {
        var rules: [CollisionRule] = []
        if collisionMode.contains(.items) {
            for (index, first) in items.enumerated() {
                for second in items.dropFirst(index + 1) {
                    rules.append(CollisionRule(behavior: self, item: first, target: .item(second)))
                }
            }
        }
        guard collisionMode.contains(.boundaries) else { return rules }
        let own = boundaries.map { (Optional($0.identifier), BoundarySegments($0.path.cgPath).segments) }
        let reference = referenceInsets.flatMap { insets in
            simulation.referenceBounds().map { bounds in
                BoundarySegments(CGPath(rect: bounds.inset(by: insets), transform: nil)).segments
            }
        }
        for item in items {
            if let reference {
                rules.append(CollisionRule(behavior: self, item: item, target: .boundary(nil, reference)))
            }
            for (identifier, segments) in own {
                rules.append(CollisionRule(behavior: self, item: item, target: .boundary(identifier, segments)))
            }
        }
        return rules
    }

    private static func areEqual(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
        CollisionRule.hashable(first) == CollisionRule.hashable(second)
    }
}

/// Is told when items of a collision behavior begin and end to touch. The calls of a frame are made after the items have
/// moved, in the order of the contacts.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {
    /// Two items touch at `p`, in the animator's space.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Two items no longer touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// An item touches a boundary at `p`, in the animator's space. The identifier is nil for the reference view's bounds.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// An item no longer touches a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
