/// The softness of a joint: a damped spring, or rigid.
struct Spring: Equatable {
    /// In hertz; 0 or less is rigid.
    var frequency = 0.0
    /// 0 oscillates without end, 1 is critical damping.
    var damping = 0.0

    /// How a velocity constraint behaves like the spring for one step.
    struct Step {
        /// The part of the accumulated impulse that yields.
        var softness = 0.0
        /// The speed that corrects the error.
        var bias = 0.0
    }

    /// The part of an error that a rigid joint corrects in one step.
    private static let rigidCorrection = 0.2

    /// - Parameters:
    ///   - error: The distance, in points or radians, from where the joint is relaxed.
    ///   - inverseMass: Of the joined bodies in the direction of the joint.
    func step(error: Double, inverseMass: Double, duration: Double) -> Step {
        guard frequency > 0, inverseMass > 0 else {
            return Step(softness: 0, bias: Self.rigidCorrection * error / duration)
        }
        let angularFrequency = 2 * Double.pi * frequency
        let stiffness = angularFrequency * angularFrequency / inverseMass
        let resistance = 2 * max(0, damping) * angularFrequency / inverseMass
        let softness = 1 / (duration * (resistance + duration * stiffness))
        return Step(softness: softness, bias: error * duration * stiffness * softness)
    }
}
