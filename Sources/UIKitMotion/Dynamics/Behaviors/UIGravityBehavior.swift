import CoreGraphics
import UIKitCore

/// Accelerates its items in one direction.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    /// The acceleration of gravity of magnitude 1, in points per square second, as documented by Apple.
    static let unit = 1000.0

    private var list: DynamicItemList
    private var vector = CGVector(dx: 0, dy: 1)

    /// Creates gravity of 1,000 points per square second, downward.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates gravity without items.
    public convenience override init() { self.init(items: []) }

    /// The items, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item. No effect if it has been added before.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        propertiesDidChange()
    }

    /// Removes an item, which keeps its velocity while other behaviors of the animator have it.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        propertiesDidChange()
    }

    /// The direction, y down, with a length of 1 for 1,000 points per square second. Default (0, 1). A vector that is not
    /// finite is a misuse and ignored.
    open var gravityDirection: CGVector {
        get { vector }
        set {
            guard isUsable(newValue.dx, newValue.dy, for: "gravityDirection") else { return }
            vector = newValue
            propertiesDidChange()
        }
    }

    /// The angle of `gravityDirection` in radians, from the x-axis to the y-axis. Default π/2.
    open var angle: CGFloat {
        get { atan2(vector.dy, vector.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of `gravityDirection`. Default 1.
    open var magnitude: CGFloat {
        get { hypot(vector.dx, vector.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the direction by its angle and length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var ownItems: [any UIDynamicItem] { items }

    override func applyForces(in simulation: DynamicSimulation) {
        for item in items { simulation.body(of: item)?.acceleration += Vector(vector) * Self.unit }
    }
}
