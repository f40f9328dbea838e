/// A spring: how hard it is damped, or what it is made of.
@preconcurrency @MainActor
public final class UISpringTimingParameters:
    NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying, UITimingCurveProvider
{
    private enum Make {
        /// Settles within the animation's duration.
        case ratio(Double)
        /// Takes its own time.
        case weight(mass: Double, stiffness: Double, damping: Double)
    }

    private let make: Make
    /// The speed at the beginning in ways per second, for movements by direction; what has one direction takes `dx`.
    public let initialVelocity: CGVector

    /// The system's spring: mass 3, stiffness 1000, damping 500, which here means no swinging.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring that settles within the animation's duration.
    ///
    /// - Parameter ratio: 1 for no swinging, towards 0 for ever more.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        make = .ratio(Double(ratio))
        initialVelocity = velocity
        super.init()
    }

    /// A spring with a duration of its own, which takes the place of the animator's. Damping beyond the critical
    /// counts as critical.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        make = .weight(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
        initialVelocity = velocity
        super.init()
    }

    /// A spring told by how long and how bouncy it feels; it takes as long as it needs to settle.
    ///
    /// - Parameters:
    ///   - duration: The period of the spring without damping, in seconds. Default 0.5, which also stands in for
    ///     what is no length of time.
    ///   - bounce: −1 to 1; 0, the default, does not swing, above it does. Below 0 it counts as 0.
    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
    ) {
        let period = duration > 0 && duration.isFinite ? duration : 0.5
        let frequency = 2 * CGFloat.pi / CGFloat(period)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * (1 - min(max(bounce, 0), 1)) * frequency,
            initialVelocity: velocity)
    }

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

    public func encode(with coder: NSCoder) {
        coder.encode(Double(initialVelocity.dx), forKey: "dx")
        coder.encode(Double(initialVelocity.dy), forKey: "dy")
        switch make {
        case .ratio(let ratio): coder.encode(ratio, forKey: "ratio")
        case .weight(let mass, let stiffness, let damping):
            coder.encode(mass, forKey: "mass")
            coder.encode(stiffness, forKey: "stiffness")
            coder.encode(damping, forKey: "damping")
        }
    }

    /// Itself: it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public var timingCurveType: UITimingCurveType { .spring }
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UISpringTimingParameters {
    /// How long the spring takes by itself, in seconds; nil when it takes what the animation has.
    var ownDuration: Seconds? {
        guard case .weight = make else { return nil }
        return max(
            spring(initialVelocity.dx, 1).settlingTime(within: Spring.settledResidue),
            spring(initialVelocity.dy, 1).settlingTime(within: Spring.settledResidue))
    }

    func curve(over duration: Seconds) -> MotionCurve {
        .spring(x: spring(initialVelocity.dx, duration), y: spring(initialVelocity.dy, duration))
    }

    private func spring(_ velocity: CGFloat, _ duration: Seconds) -> Spring {
        let velocity = velocity.isFinite ? Double(velocity) : 0
        switch make {
        case .ratio(let ratio):
            return Spring(dampingRatio: ratio, velocity: velocity, settlingIn: max(duration, 1e-3))
        case .weight(let mass, let stiffness, let damping):
            // A NaN, like a negative number, is no weight.
            let mass = max(1e-6, mass)
            let frequency = (max(1e-6, stiffness) / mass).squareRoot()
            return Spring(
                frequency: frequency, dampingRatio: max(0, damping) / (2 * mass * frequency), velocity: velocity)
        }
    }
}
