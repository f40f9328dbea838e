import CoreGraphics
import UIKitCore

/// What its items are made of, and their velocities. Of several behaviors with the same item, the one that was added to
/// the animator last determines each property that the app has set.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private struct Velocity {
        var linear = Vector.zero
        var angular = 0.0
    }

    private var list: DynamicItemList
    /// The properties that the app has set.
    private var changes: [String: (inout BodyMaterial) -> Void] = [:]
    private var material = BodyMaterial()
    /// Velocities that were added without an animator.
    private var pending: [ObjectIdentifier: Velocity] = [:]

    /// Creates a behavior with default properties.
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
        pending[ObjectIdentifier(item)] = nil
        propertiesDidChange()
    }

    /// How much items bounce: from 0, not at all, to 1, with their whole speed. Default 0. Of two items the larger
    /// elasticity counts.
    open var elasticity: CGFloat {
        get { material.elasticity }
        set { setNumber(newValue, "elasticity", \.elasticity) }
    }
    /// How much surfaces resist sliding along each other: from 0, not at all, to 1, strongly. Default 0.
    open var friction: CGFloat {
        get { material.friction }
        set { setNumber(newValue, "friction", \.friction) }
    }
    /// The mass per 10,000 square points. Default 1.
    open var density: CGFloat {
        get { material.density }
        set { setNumber(newValue, "density", \.density) }
    }
    /// How much the velocity decreases by itself, per second. Default 0.
    open var resistance: CGFloat {
        get { material.resistance }
        set { setNumber(newValue, "resistance", \.resistance) }
    }
    /// How much the rotation decreases by itself, per second. Default 0.
    open var angularResistance: CGFloat {
        get { material.angularResistance }
        set { setNumber(newValue, "angularResistance", \.angularResistance) }
    }
    /// How strongly electric and magnetic fields act on the items. Default 0.
    open var charge: CGFloat {
        get { material.charge }
        set { setNumber(newValue, "charge", \.charge) }
    }
    /// Whether the items rotate. Default true.
    open var allowsRotation: Bool {
        get { material.allowsRotation }
        set { set("allowsRotation") { $0.allowsRotation = newValue } }
    }
    /// Whether the items stay where they are, and others collide with them. Default false.
    open var isAnchored: Bool {
        get { material.isAnchored }
        set { set("isAnchored") { $0.isAnchored = newValue } }
    }

    /// Adds to the velocity of an item, in points per second. Without an animator the velocities add up until the behavior
    /// is added to one. A velocity that is not finite is a misuse and ignored.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard isUsable(velocity.x, velocity.y, for: "addLinearVelocity(_:for:)") else { return }
        add(Velocity(linear: Vector(velocity)), to: item)
    }

    /// Adds to the rotation of an item, in radians per second from the x-axis to the y-axis. As for
    /// `addLinearVelocity(_:for:)`.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        guard isUsable(velocity, for: "addAngularVelocity(_:for:)") else { return }
        add(Velocity(angular: velocity), to: item)
    }

    /// The current velocity of an item, in points per second. Zero without an animator.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { body(of: item)?.velocity.point ?? .zero }

    /// The current rotation of an item, in radians per second from the x-axis to the y-axis. 0 without an animator.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { body(of: item)?.angularVelocity ?? 0 }

    override var ownItems: [any UIDynamicItem] { items }

    override func configureBodies(of simulation: DynamicSimulation) {
        for item in items {
            guard let body = simulation.body(of: item) else { continue }
            var material = body.material
            for change in changes.values { change(&material) }
            body.material = material
        }
    }

    override func applyForces(in simulation: DynamicSimulation) {
        guard !pending.isEmpty else { return }
        for item in items {
            guard let velocity = pending[ObjectIdentifier(item)], let body = simulation.body(of: item) else { continue }
            add(velocity, to: body)
        }
        pending = [:]
    }

    private func body(of item: any UIDynamicItem) -> RigidBody? { dynamicAnimator?.simulation.body(of: item) }

    private func add(_ velocity: Velocity, to item: any UIDynamicItem) {
        if let body = body(of: item) {
            add(velocity, to: body)
            dynamicAnimator?.behaviorsDidChange()
        } else if list.contains(item) {
            pending[ObjectIdentifier(item), default: Velocity()].linear += velocity.linear
            pending[ObjectIdentifier(item), default: Velocity()].angular += velocity.angular
        }
    }

    private func add(_ velocity: Velocity, to body: RigidBody) {
        if body.inverseMass > 0 { body.velocity += velocity.linear }
        if body.inverseInertia > 0 { body.angularVelocity += velocity.angular }
    }

    private func setNumber(_ value: CGFloat, _ name: String, _ path: WritableKeyPath<BodyMaterial, Double>) {
        guard isUsable(value, for: name) else { return }
        set(name) { $0[keyPath: path] = value }
    }

    private func set(_ name: String, _ change: @escaping (inout BodyMaterial) -> Void) {
        changes[name] = change
        change(&material)
        propertiesDidChange()
    }
}
