import CoreGraphics
import UIFoundation
import UIKitCore

/// Applies a force to its items, for as long as it is active or once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// How long the force applies.
    public enum Mode: Int, Sendable {
        /// A force while the behavior is active.
        case continuous
        /// One push; the behavior is inactive afterwards.
        case instantaneous
    }

    /// The acceleration of a body of mass 1 by a force of magnitude 1, in points per square second; for one push the
    /// change of its velocity, in points per second. As documented by Apple.
    private static let unit = 100.0

    private var list: DynamicItemList
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    private var vector = CGVector.zero

    /// Whether the force lasts.
    open private(set) var mode: Mode

    /// Whether the force applies. Default true. Setting it to true repeats an instantaneous push.
    open var active = true {
        didSet { propertiesDidChange() }
    }

    /// Creates a behavior without a force.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

    /// The items, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item. No effect if it has been added before.
    open func addItem(_ item: any UIDynamicItem) {
        list.add(item)
        propertiesDidChange()
    }

    /// Removes an item and its offset.
    open func removeItem(_ item: any UIDynamicItem) {
        list.remove(item)
        offsets[ObjectIdentifier(item)] = nil
        propertiesDidChange()
    }

    /// Where the force is applied, relative to the item's center, in points before the item's rotation. Default zero.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets where the force is applied. An offset that is not finite is a misuse and ignored; so is an item that is not
    /// one of the behavior's.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        guard isUsable(o.horizontal, o.vertical, for: "targetOffsetFromCenter"), list.contains(item) else { return }
        offsets[ObjectIdentifier(item)] = o
    }

    /// The force, y down. A length of 1 accelerates an item of 100 by 100 points and density 1 by 100 points per square
    /// second. Default zero. A vector that is not finite is a misuse and ignored.
    open var pushDirection: CGVector {
        get { vector }
        set {
            guard isUsable(newValue.dx, newValue.dy, for: "pushDirection") else { return }
            vector = newValue
            propertiesDidChange()
        }
    }

    /// The angle of `pushDirection` in radians, from the x-axis to the y-axis. Default 0.
    open var angle: CGFloat {
        get { atan2(vector.dy, vector.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The length of `pushDirection`. Default 0.
    open var magnitude: CGFloat {
        get { hypot(vector.dx, vector.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the force by its angle and length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var ownItems: [any UIDynamicItem] { items }

    override func applyForces(in simulation: DynamicSimulation) {
        guard active else { return }
        for item in items {
            guard let body = simulation.body(of: item) else { continue }
            let target = targetOffsetFromCenter(for: item)
            let offset = Vector(target.horizontal, target.vertical).rotated(by: body.angle)
            let force = Vector(vector) * Self.unit
            switch mode {
            case .continuous:
                body.force += force
                body.torque += offset.cross(force)
            case .instantaneous: body.apply(impulse: force, at: offset)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
