/// Keeps two bodies, or a body and a boundary, from moving into each other for one step.
struct ContactConstraint {
    private struct Point {
        let offsets: (Vector, Vector)
        let separation: Double
        /// The speed along the normal before the step; negative if the bodies approach.
        let approach: Double
        var normalImpulse = 0.0
        var largestImpulse = 0.0
        var frictionImpulse = 0.0
    }

    /// The overlap that is not corrected, in points.
    private static let slop = 0.05
    /// The part of an overlap that a step corrects.
    private static let correction = 0.2
    /// The largest speed of a correction, in points per second.
    private static let fastestCorrection = 400.0
    /// The approach below which bodies do not bounce, in points per second. Inferred.
    private static let slowestBounce = 30.0

    private let first: RigidBody
    /// Nil for a boundary.
    private let second: RigidBody?
    private let normal: Vector
    private let friction: Double
    private let elasticity: Double
    private var points: [Point]

    init(first: RigidBody, second: RigidBody?, contact: ShapeContact) {
        self.first = first
        self.second = second
        normal = contact.normal
        // A boundary has the friction of the body that touches it. Inferred.
        let other = second?.material ?? first.material
        friction = max(0, first.material.friction * other.friction).squareRoot()
        elasticity = max(first.material.elasticity, other.elasticity)
        points = contact.points.map { point in
            let offsets = (point.position - first.position, point.position - (second?.position ?? point.position))
            let velocity = (second?.velocity(at: offsets.1) ?? .zero) - first.velocity(at: offsets.0)
            return Point(offsets: offsets, separation: point.separation, approach: velocity.dot(contact.normal))
        }
    }

    /// Changes the velocities so that the bodies do not approach.
    ///
    /// - Parameter correctsOverlap: Whether overlapping bodies are also pushed apart.
    mutating func solve(over duration: Double, correctsOverlap: Bool) {
        for index in points.indices {
            solveNormal(of: &points[index], over: duration, correctsOverlap: correctsOverlap)
            solveFriction(of: &points[index])
        }
    }

    /// Gives bodies that hit each other their speed after the bounce.
    mutating func bounce() {
        guard elasticity > 0 else { return }
        for index in points.indices {
            var point = points[index]
            guard point.approach < -Self.slowestBounce, point.largestImpulse > 0 else { continue }
            let speed = relativeVelocity(of: point).dot(normal)
            let missing = speed + elasticity * point.approach
            addNormalImpulse(-missing * effectiveMass(of: point, along: normal), to: &point)
            points[index] = point
        }
    }

    private func solveNormal(of point: inout Point, over duration: Double, correctsOverlap: Bool) {
        var target = 0.0
        if point.separation > 0 {
            target = point.separation / duration
        } else if correctsOverlap {
            let overlap = min(0, point.separation + Self.slop)
            target = max(-Self.fastestCorrection, Self.correction * overlap / duration)
        }
        let speed = relativeVelocity(of: point).dot(normal)
        addNormalImpulse(-(speed + target) * effectiveMass(of: point, along: normal), to: &point)
    }

    private func addNormalImpulse(_ impulse: Double, to point: inout Point) {
        let total = max(0, point.normalImpulse + impulse)
        apply((total - point.normalImpulse) * normal, to: point)
        point.normalImpulse = total
        point.largestImpulse = max(point.largestImpulse, total)
    }

    private func solveFriction(of point: inout Point) {
        guard friction > 0 else { return }
        let tangent = normal.perpendicular
        let speed = relativeVelocity(of: point).dot(tangent)
        let limit = friction * point.normalImpulse
        let requested = point.frictionImpulse - speed * effectiveMass(of: point, along: tangent)
        let total = min(max(requested, -limit), limit)
        apply((total - point.frictionImpulse) * tangent, to: point)
        point.frictionImpulse = total
    }

    private func relativeVelocity(of point: Point) -> Vector {
        (second?.velocity(at: point.offsets.1) ?? .zero) - first.velocity(at: point.offsets.0)
    }

    private func effectiveMass(of point: Point, along direction: Vector) -> Double {
        func resistance(_ body: RigidBody?, _ offset: Vector) -> Double {
            guard let body else { return 0 }
            let lever = offset.cross(direction)
            return body.inverseMass + body.inverseInertia * lever * lever
        }
        let sum = resistance(first, point.offsets.0) + resistance(second, point.offsets.1)
        return sum > 0 ? 1 / sum : 0
    }

    private func apply(_ impulse: Vector, to point: Point) {
        first.apply(impulse: -impulse, at: point.offsets.0)
        second?.apply(impulse: impulse, at: point.offsets.1)
    }
}
