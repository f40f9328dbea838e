/// Pulls the center of a body to a point, and the body to an angle.
final class SnapJoint: Joint {
    private let body: RigidBody
    private let target: Vector
    private let angle: Double
    private let spring: Spring

    private var steps = (x: Spring.Step(), y: Spring.Step(), angle: Spring.Step())
    private var impulse = Vector.zero
    private var angularImpulse = 0.0

    /// - Parameters:
    ///   - target: Where the center comes to rest.
    ///   - angle: The body's angle at rest.
    init(body: RigidBody, target: Vector, angle: Double, spring: Spring) {
        self.body = body
        self.target = target
        self.angle = angle
        self.spring = spring
    }

    func prepare(for duration: Double) {
        let error = body.position - target
        func step(_ error: Double, _ inverseMass: Double) -> Spring.Step {
            spring.step(error: error, inverseMass: inverseMass, duration: duration)
        }
        steps = (
            step(error.x, body.inverseMass), step(error.y, body.inverseMass),
            step(body.angle - angle, body.inverseInertia)
        )
        impulse = .zero
        angularImpulse = 0
    }

    func solve(correctsError: Bool) {
        if body.inverseMass > 0 {
            let bias = Vector(steps.x.bias, steps.y.bias)
            let yielding = impulse * Vector(steps.x.softness, steps.y.softness)
            let change = -(body.velocity + bias + yielding) / (body.inverseMass + steps.x.softness)
            impulse += change
            body.velocity += change * body.inverseMass
        }
        if body.inverseInertia > 0 {
            let speed = body.angularVelocity + steps.angle.bias + steps.angle.softness * angularImpulse
            let change = -speed / (body.inverseInertia + steps.angle.softness)
            angularImpulse += change
            body.angularVelocity += change * body.inverseInertia
        }
    }
}
