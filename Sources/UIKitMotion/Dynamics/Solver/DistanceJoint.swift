/// Holds a point of a body at a distance from a point of another body, or from a fixed point.
final class DistanceJoint: Joint {
    private let body: RigidBody
    /// Nil for a fixed point.
    private let other: RigidBody?
    /// Relative to the bodies' centers, before their rotation; the second one is in the simulation's space without a body.
    private let attachments: (Vector, Vector)
    private let length: Double
    private let spring: Spring

    private var offsets = (Vector.zero, Vector.zero)
    private var direction = Vector.zero
    private var effectiveMass = 0.0
    private var step = Spring.Step()
    private var impulse = 0.0

    init(body: RigidBody, other: RigidBody?, attachments: (Vector, Vector), length: Double, spring: Spring) {
        self.body = body
        self.other = other
        self.attachments = attachments
        self.length = length
        self.spring = spring
    }

    func prepare(for duration: Double) {
        offsets = (attachments.0.rotated(by: body.angle), other.map { attachments.1.rotated(by: $0.angle) } ?? .zero)
        let start = body.position + offsets.0
        let end = other.map { $0.position + offsets.1 } ?? attachments.1
        direction = (start - end).normalized
        impulse = 0
        let levers = (offsets.0.cross(direction), offsets.1.cross(direction))
        var inverseMass = body.inverseMass + body.inverseInertia * levers.0 * levers.0
        if let other { inverseMass += other.inverseMass + other.inverseInertia * levers.1 * levers.1 }
        step = spring.step(error: (start - end).length - length, inverseMass: inverseMass, duration: duration)
        effectiveMass = inverseMass > 0 ? 1 / (inverseMass + step.softness) : 0
    }

    func solve(correctsError: Bool) {
        let bias = correctsError || step.softness > 0 ? step.bias : 0
        let speed = (body.velocity(at: offsets.0) - (other?.velocity(at: offsets.1) ?? .zero)).dot(direction)
        let change = -effectiveMass * (speed + bias + step.softness * impulse)
        impulse += change
        body.apply(impulse: change * direction, at: offsets.0)
        other?.apply(impulse: -change * direction, at: offsets.1)
    }
}
