/// Two bodies, or a body and a boundary, that collide with each other.
struct CollisionPair {
    let body: RigidBody
    /// Nil for a boundary.
    let other: RigidBody?
    /// The boundary's segments; empty for a body.
    let segments: [PlacedShape]
}

/// Moves rigid bodies in steps of equal duration. Equal inputs give equal results to the last bit.
enum RigidBodyWorld {
    /// The seconds of one step.
    static let stepDuration = 1.0 / 240
    /// How often the velocities of a step are corrected.
    private static let iterations = 8
    /// How often they are corrected again after the bodies have moved, without pushing overlapping bodies apart.
    private static let finalIterations = 2
    /// The distance in points up to which bodies at rest have contacts.
    private static let leastReach = 0.5

    /// Moves the bodies by one step.
    ///
    /// - Parameters:
    ///   - bodies: Their forces and accelerations apply to this step.
    ///   - pairs: What collides, in order.
    /// - Returns: For each pair, the contact during the step, or nil.
    static func step(bodies: [RigidBody], joints: [any Joint], pairs: [CollisionPair]) -> [ShapeContact?] {
        for body in bodies { body.integrateVelocity(over: stepDuration) }
        var contacts: [ContactConstraint] = []
        let touches = pairs.map { addContacts(of: $0, to: &contacts) }
        for joint in joints { joint.prepare(for: stepDuration) }
        for _ in 0..<iterations { solve(joints, &contacts, corrects: true) }
        for body in bodies { body.integratePosition(over: stepDuration) }
        for _ in 0..<finalIterations { solve(joints, &contacts, corrects: false) }
        for _ in 0..<iterations {
            for index in contacts.indices { contacts[index].bounce() }
        }
        return touches
    }

    private static func solve(_ joints: [any Joint], _ contacts: inout [ContactConstraint], corrects: Bool) {
        for joint in joints { joint.solve(correctsError: corrects) }
        for index in contacts.indices {
            contacts[index].solve(over: stepDuration, correctsOverlap: corrects)
        }
    }

    /// - Returns: The deepest contact of the pair.
    private static func addContacts(of pair: CollisionPair, to contacts: inout [ContactConstraint]) -> ShapeContact? {
        let shape = pair.body.placedShape
        // What the bodies can reach in this step touches before they overlap.
        let reach =
            leastReach + pair.body.reach(over: stepDuration) + (pair.other?.reach(over: stepDuration) ?? 0)
        let found: [ShapeContact]
        if let other = pair.other {
            found = [shape.contact(with: other.placedShape, reach: reach)].compactMap { $0 }
        } else {
            found = pair.segments.compactMap { shape.contact(with: $0, reach: reach) }
        }
        for contact in found {
            contacts.append(ContactConstraint(first: pair.body, second: pair.other, contact: contact))
        }
        return found.min { $0.separation < $1.separation }
    }
}
