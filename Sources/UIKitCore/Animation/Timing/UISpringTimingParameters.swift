/// Timing along a spring, defined by a damping ratio or by its physical properties.
@preconcurrency @MainActor
public final class UISpringTimingParameters:
    NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying, UITimingCurveProvider
{
    private enum Definition {
        /// Settles within the animation's duration.
        case dampingRatio(Double)
        /// Determines the duration itself.
        case physical(mass: Double, stiffness: Double, damping: Double)
    }

    private let definition: Definition
    /// The initial velocity as a multiple of the total distance per second, for each axis. One-dimensional values use
    /// `dx`.
    public let initialVelocity: CGVector

    /// Creates the system's spring: mass 3, stiffness 1000, damping 500. It does not oscillate.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring that settles within the animation's duration.
    ///
    /// - Parameter ratio: 1 does not oscillate; values towards 0 oscillate longer.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring with an initial velocity that settles within the animation's duration.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        definition = .dampingRatio(Double(ratio))
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring from physical properties. Its settling time replaces the animator's duration. Damping above the
    /// critical value counts as critical.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        definition = .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring from a perceptual duration and a bounce. It takes as long as it needs to settle.
    ///
    /// - Parameters:
    ///   - duration: The undamped period in seconds. Default 0.5, which also replaces invalid values.
    ///   - bounce: −1 to 1. 0, the default, does not oscillate, positive values do. Negative values count as 0.
    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
    ) {
        let period = duration > 0 && duration.isFinite ? duration : 0.5
        let frequency = 2 * CGFloat.pi / CGFloat(period)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * (1 - min(max(bounce, 0), 1)) * frequency,
            initialVelocity: velocity)
    }

    /// Decodes a spring.
    public convenience init?(coder: NSCoder) {
        let velocity = CGVector(dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
        if coder.containsValue(forKey: "ratio") {
            self.init(dampingRatio: CGFloat(coder.decodeDouble(forKey: "ratio")), initialVelocity: velocity)
        } else {
            self.init(
                mass: CGFloat(coder.decodeDouble(forKey: "mass")),
                stiffness: CGFloat(coder.decodeDouble(forKey: "stiffness")),
                damping: CGFloat(coder.decodeDouble(forKey: "damping")), initialVelocity: velocity)
        }
    }

    /// Encodes the spring.
    public func encode(with coder: NSCoder) {
        coder.encode(Double(initialVelocity.dx), forKey: "dx")
        coder.encode(Double(initialVelocity.dy), forKey: "dy")
        switch definition {
        case .dampingRatio(let ratio): coder.encode(ratio, forKey: "ratio")
        case .physical(let mass, let stiffness, let damping):
            coder.encode(mass, forKey: "mass")
            coder.encode(stiffness, forKey: "stiffness")
            coder.encode(damping, forKey: "damping")
        }
    }

    /// Returns the object itself, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always `spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// Always nil.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself.
    public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UISpringTimingParameters {
    /// The settling time in seconds; nil for a spring that settles within the animation's duration.
    var settlingDuration: Seconds? {
        guard case .physical = definition else { return nil }
        return max(
            spring(initialVelocity.dx, 1).settlingTime(within: Spring.settledResidue),
            spring(initialVelocity.dy, 1).settlingTime(within: Spring.settledResidue))
    }

    func curve(over duration: Seconds) -> MotionCurve {
        .spring(x: spring(initialVelocity.dx, duration), y: spring(initialVelocity.dy, duration))
    }

    private func spring(_ velocity: CGFloat, _ duration: Seconds) -> Spring {
        let velocity = velocity.isFinite ? Double(velocity) : 0
        switch definition {
        case .dampingRatio(let ratio):
            return Spring(dampingRatio: ratio, velocity: velocity, settlingIn: max(duration, 1e-3))
        case .physical(let mass, let stiffness, let damping):
            // With NaN as its second argument, `max` returns the first one.
            let mass = max(1e-6, mass)
            let frequency = (max(1e-6, stiffness) / mass).squareRoot()
            return Spring(
                frequency: frequency, dampingRatio: max(0, damping) / (2 * mass * frequency), velocity: velocity)
        }
    }
}
