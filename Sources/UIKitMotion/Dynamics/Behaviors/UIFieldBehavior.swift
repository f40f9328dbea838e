import CoreGraphics
import UIKitCore

/// A field that accelerates or slows its items where they are: gravity, springs, eddies, resistance, noise.
///
/// Numbers that Apple has not published, those of strength and noise, are chosen: a strength of 1 accelerates as gravity of
/// magnitude 1 does at a distance of 100 points.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    /// Computes the force of a field on an item.
    ///
    /// The arguments are the field, the item's position relative to that of the field in points, its velocity in points per
    /// second, its mass, its charge, and the time in seconds since the field was first simulated.
    public typealias Block = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

    private enum Kind {
        case drag, vortex, radial, linear, velocity, noise, turbulence, spring, electric, magnetic
        case custom(Block)
    }

    private let kind: Kind
    private var list = DynamicItemList()
    /// Seconds that the field was simulated.
    private var time: TimeInterval = 0

    private init(_ kind: Kind, strength: CGFloat = 1, direction: CGVector = .zero) {
        self.kind = kind
        strengthValue = strength
        directionValue = direction
        super.init()
    }

    // MARK: Kinds

    /// Slows items, the more the faster they are.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// Accelerates items around the position, clockwise with a positive strength.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// Accelerates items toward `position`.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radial)
        field.position = position
        return field
    }
    /// Accelerates items in a direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        UIFieldBehavior(.linear, direction: direction)
    }
    /// Lets items have a velocity: `direction` times the strength, in points per second.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        UIFieldBehavior(.velocity, direction: direction)
    }
    /// Accelerates items in directions that differ from place to place, and with time.
    ///
    /// - Parameters:
    ///   - smoothness: From 0, neighbors differ much, to 1, they hardly do.
    ///   - speed: How fast the directions change; 0 for never.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.noise)
        field.smoothness = smoothness
        field.animationSpeed = speed
        return field
    }
    /// As a field of noise, the stronger the faster an item is.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.turbulence)
        field.smoothness = smoothness
        field.animationSpeed = speed
        return field
    }
    /// Accelerates items toward the position, the more the farther away they are.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// Accelerates charged items toward the position or, if their charge is positive, away from it.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
    /// Turns the way of charged items, the more the faster they are.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
    /// A field whose forces the app computes: the block returns mass times points per square second.
    open class func field(evaluationBlock block: @escaping Block) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

    // MARK: Items

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

    // MARK: Properties

    private var strengthValue: CGFloat
    private var directionValue: CGVector
    private var center = CGPoint.zero
    private var falloffValue: CGFloat = 0
    private var nearest: CGFloat = 1

    /// The field's center, in points of the animator's reference view. Default zero.
    open var position: CGPoint {
        get { center }
        set { set(\.center, newValue, newValue.x, newValue.y, "position") }
    }
    /// Where the field acts, around its position. Default infinite.
    open var region = UIRegion.infinite { didSet { propertiesDidChange() } }
    /// A factor of the field's effect. Negative values turn its direction around. Default 1.
    open var strength: CGFloat {
        get { strengthValue }
        set { set(\.strengthValue, newValue, newValue, 0, "strength") }
    }
    /// How the effect decreases with the distance from the position: divided by its power with this exponent, in hundreds of
    /// points. Default 0: it does not decrease.
    open var falloff: CGFloat {
        get { falloffValue }
        set { set(\.falloffValue, newValue, newValue, 0, "falloff") }
    }
    /// The distance from which the effect no longer grows toward the position, in points. Default 1.
    open var minimumRadius: CGFloat {
        get { nearest }
        set { set(\.nearest, max(newValue, 0.001), newValue, 0, "minimumRadius") }
    }
    /// The direction of linear gravity and of a field of velocity. Default zero.
    open var direction: CGVector {
        get { directionValue }
        set { set(\.directionValue, newValue, newValue.dx, newValue.dy, "direction") }
    }
    /// How little neighboring places differ in a field of noise or turbulence, from 0 to 1. Default 0.
    open var smoothness: CGFloat = 0 { didSet { propertiesDidChange() } }
    /// How fast a field of noise or turbulence changes. Default 0: it does not.
    open var animationSpeed: CGFloat = 0 { didSet { propertiesDidChange() } }

    private func set<Value>(
        _ keyPath: ReferenceWritableKeyPath<UIFieldBehavior, Value>, _ value: Value, _ first: CGFloat,
        _ second: CGFloat, _ name: String
    ) {
        guard isUsable(first, second, for: name) else { return }
        self[keyPath: keyPath] = value
        propertiesDidChange()
    }

    // MARK: Simulation

    override var ownItems: [any UIDynamicItem] { items }

    override func applyForces(in simulation: DynamicSimulation) {
        time += RigidBodyWorld.stepDuration
        for item in items {
            guard let body = simulation.body(of: item) else { continue }
            let offset = body.position - Vector(center)
            guard region.contains(offset.point) else { continue }
            let distance = max(offset.length, nearest)
            let effect = strength / pow(distance / FieldRule.unitDistance, falloff)
            apply(to: body, at: offset, effect: effect, charge: body.material.charge)
        }
    }

    private func apply(to body: RigidBody, at offset: Vector, effect: Double, charge: Double) {
        let unit = UIGravityBehavior.unit * effect
        switch kind {
        case .drag: body.acceleration -= body.velocity * effect
        case .vortex: body.acceleration += offset.normalized.perpendicular * unit
        case .radial: body.acceleration -= offset.normalized * unit
        case .linear: body.acceleration += Vector(direction) * unit
        case .velocity: body.velocity = Vector(direction) * effect
        case .noise: body.acceleration += noise(at: offset) * unit
        case .turbulence: body.acceleration += noise(at: offset) * body.velocity.length * effect
        case .spring: body.acceleration -= offset * (unit / FieldRule.unitDistance)
        case .electric: body.force += offset.normalized * (unit * charge)
        case .magnetic: body.force += body.velocity.perpendicular * (charge * effect)
        case .custom(let block):
            let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
            let mass = body.inverseMass > 0 ? 1 / body.inverseMass : 0
            let force = Vector(block(self, offset.point, velocity, mass, charge, time))
            if force.isFinite { body.force += force * effect }
        }
    }

    private func noise(at offset: Vector) -> Vector {
        FieldRule.noise(at: offset, time: time * animationSpeed, smoothness: min(max(smoothness, 0), 1))
    }
}
