/// What a body is made of. The values are those of `UIDynamicItemBehavior`.
struct BodyMaterial: Equatable {
    var density = 1.0
    var elasticity = 0.0
    var friction = 0.0
    var resistance = 0.0
    var angularResistance = 0.0
    var allowsRotation = true
    var isAnchored = false
    /// How strongly electric and magnetic fields act.
    var charge = 0.0

    /// Of bodies whose properties no behavior sets. Inferred: they bounce a little and do not slide freely.
    static let withoutBehavior = BodyMaterial(elasticity: 0.2, friction: 0.2)
}

/// One body of the simulation: points and radians in the reference view's space, y down.
final class RigidBody {
    /// The area of a body with density 1 and mass 1, in square points, as documented for `UIPushBehavior`.
    static let areaOfUnitMass = 10_000.0

    /// The outline at angle 0.
    var shape: BodyShape { didSet { massDidChange() } }
    var material = BodyMaterial() { didSet { if material != oldValue { massDidChange() } } }
    var position: Vector
    /// The rotation since the state of the item was read.
    var angle = 0.0
    var velocity = Vector.zero
    var angularVelocity = 0.0
    /// The sum of the forces for the next step: mass times points per square second.
    var force = Vector.zero
    var torque = 0.0
    /// The sum of accelerations that do not depend on the mass, in points per square second.
    var acceleration = Vector.zero
    private(set) var inverseMass = 0.0
    private(set) var inverseInertia = 0.0

    init(shape: BodyShape, position: Vector) {
        self.shape = shape
        self.position = position
        massDidChange()
    }

    private func massDidChange() {
        let mass = material.density * shape.area / Self.areaOfUnitMass
        let isMovable = !material.isAnchored && mass > 0 && mass.isFinite
        inverseMass = isMovable ? 1 / mass : 0
        let inertia = mass * shape.squaredRadiusOfGyration
        inverseInertia = isMovable && material.allowsRotation && inertia > 0 ? 1 / inertia : 0
        if inverseMass == 0 { velocity = .zero }
        if inverseInertia == 0 { angularVelocity = 0 }
    }

    /// The outline at the current position and angle.
    var placedShape: PlacedShape {
        switch shape {
        case .circle(let radius): .circle(center: position, radius: radius)
        case .polygon(let corners): .polygon(corners.map { $0.rotated(by: angle) + position })
        }
    }

    /// The longest way of a point of the outline in `duration` seconds, in points.
    func reach(over duration: Double) -> Double {
        (velocity.length + abs(angularVelocity) * shape.radius) * duration
    }

    /// The velocity of the point at `offset` from the center.
    func velocity(at offset: Vector) -> Vector { velocity + angularVelocity * offset.perpendicular }

    /// Changes the velocities by a push at `offset` from the center.
    func apply(impulse: Vector, at offset: Vector) {
        velocity += impulse * inverseMass
        angularVelocity += offset.cross(impulse) * inverseInertia
    }

    /// Applies the forces and the resistance for `duration` seconds.
    func integrateVelocity(over duration: Double) {
        guard inverseMass > 0 else { return }
        velocity += (acceleration + force * inverseMass) * duration
        angularVelocity += torque * inverseInertia * duration
        velocity /= 1 + duration * max(0, material.resistance)
        angularVelocity /= 1 + duration * max(0, material.angularResistance)
    }

    /// Moves the body for `duration` seconds. A velocity that is not finite is reset.
    func integratePosition(over duration: Double) {
        if !velocity.isFinite { velocity = .zero }
        if !angularVelocity.isFinite { angularVelocity = 0 }
        position += velocity * duration
        angle += angularVelocity * duration
    }
}
