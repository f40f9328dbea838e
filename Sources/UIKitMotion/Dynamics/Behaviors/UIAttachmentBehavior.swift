import CoreGraphics
import UIFoundation
import UIKitCore

/// Holds an item at a distance from a point or from another item, rigidly or like a spring.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What the item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point of the animator's space.
        case anchor
    }

    private let offsets: (UIOffset, UIOffset)
    private var anchor: CGPoint
    private var distance: CGFloat
    private var spring = Spring()

    /// The attached items: one, or two of which the second one is what the first one is attached to.
    open private(set) var items: [any UIDynamicItem]
    /// What the item is attached to.
    open private(set) var attachedBehaviorType: AttachmentType

    /// Attaches an item's center to a point of the animator's space, at the current distance.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Attaches a point of an item to a point of the animator's space, at the current distance.
    ///
    /// - Parameter offset: Relative to the center, in points before the item's rotation.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        items = [item]
        offsets = (Self.usable(offset), .zero)
        attachedBehaviorType = .anchor
        anchor = isUsable(point.x, point.y, for: "anchorPoint") ? point : item.center
        distance = Self.distance(Self.place(of: item, offsets.0), anchor)
        super.init()
    }

    /// Attaches the centers of two items, at the current distance.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Attaches points of two items, at the current distance. An item attached to itself is a misuse without effect.
    ///
    /// - Parameters:
    ///   - offset1: Relative to the center of `item1`, in points before its rotation.
    ///   - offset2: The same of `item2`.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        if item1 === item2 { misuse("UIAttachmentBehavior cannot attach an item to itself.", raises: true) }
        items = item1 === item2 ? [item1] : [item1, item2]
        offsets = (Self.usable(offset1), Self.usable(offset2))
        attachedBehaviorType = .items
        anchor = .zero
        distance = Self.distance(Self.place(of: item1, offsets.0), Self.place(of: item2, offsets.1))
        super.init()
    }

    /// The point that the item is attached to, in the animator's space; zero for two items. A point that is not finite is
    /// a misuse and ignored.
    open var anchorPoint: CGPoint {
        get { anchor }
        set {
            guard isUsable(newValue.x, newValue.y, for: "anchorPoint") else { return }
            anchor = newValue
            propertiesDidChange()
        }
    }

    /// The distance in points at which the items are held; that of a spring at rest. Default: the distance when the
    /// behavior was created. A negative or non-finite length is a misuse and ignored.
    open var length: CGFloat {
        get { distance }
        set {
            guard isUsable(newValue < 0 ? .nan : newValue, for: "length") else { return }
            distance = newValue
            propertiesDidChange()
        }
    }

    /// From 0, a spring that oscillates without end, to 1, critical damping. Default 0. Without effect if `frequency` is 0.
    open var damping: CGFloat {
        get { spring.damping }
        set {
            guard isUsable(newValue, for: "damping") else { return }
            spring.damping = newValue
            propertiesDidChange()
        }
    }

    /// The oscillations per second of a spring. Default 0: the attachment is rigid.
    open var frequency: CGFloat {
        get { spring.frequency }
        set {
            guard isUsable(newValue, for: "frequency") else { return }
            spring.frequency = newValue
            propertiesDidChange()
        }
    }

    override var ownItems: [any UIDynamicItem] { items }

    override func makeJoints(in simulation: DynamicSimulation) -> [any Joint] {
        guard let body = items.first.flatMap(simulation.body) else { return [] }
        var other: RigidBody?
        if attachedBehaviorType == .items {
            guard items.count > 1, let second = simulation.body(of: items[1]) else { return [] }
            other = second
        }
        let end = other == nil ? Vector(anchor) : Vector(offsets.1.horizontal, offsets.1.vertical)
        let start = Vector(offsets.0.horizontal, offsets.0.vertical)
        return [DistanceJoint(body: body, other: other, attachments: (start, end), length: distance, spring: spring)]
    }

    private static func usable(_ offset: UIOffset) -> UIOffset {
        isUsable(offset.horizontal, offset.vertical, for: "offsetFromCenter") ? offset : .zero
    }

    private static func place(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
    }

    private static func distance(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
        let distance = hypot(first.x - second.x, first.y - second.y)
        return distance.isFinite ? distance : 0
    }
}
