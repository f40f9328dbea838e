import UIKitCore

/// The motion of a value to a target on a critically damped spring, which does not overshoot from rest. Units are the
/// caller's.
struct SpringMotion: Equatable {
    let from: Double
    let to: Double
    /// Initial speed, in units per second.
    let speed: Double
    let stiffness: Double

    /// - Parameter duration: The time after which a motion from rest is within a thousandth of its target. Seconds.
    init(from: Double, to: Double, speed: Double = 0, settlingIn duration: Seconds) {
        self.from = from
        self.to = to
        self.speed = speed
        let frequency = SpringMotion.settledPhase / duration
        stiffness = frequency * frequency
    }

    /// Frequency times time at which a critically damped spring is within a thousandth: (1 + x)·e⁻ˣ = 0.001.
    private static let settledPhase = 9.2334134765

    /// The critical damping, for a mass of 1.
    var damping: Double { 2 * stiffness.squareRoot() }

    /// - Parameter time: Seconds since it began.
    func value(at time: Seconds) -> Double { to + (from - to) * spring.displacement(at: time) }

    /// The speed in units per second, `time` seconds after the beginning.
    func speed(at time: Seconds) -> Double { (to - from) * spring.velocity(at: time) }

    /// A motion to another target that continues from this one's value and speed at `time`.
    func retargeted(to goal: Double, at time: Seconds, settlingIn duration: Seconds) -> SpringMotion {
        SpringMotion(from: value(at: time), to: goal, speed: speed(at: time), settlingIn: duration)
    }

    /// The initial speed as a multiple of the distance per second, as `CASpringAnimation` expects it.
    var relativeSpeed: Double { to == from ? 0 : speed / (to - from) }

    private var spring: Spring {
        Spring(mass: 1, stiffness: stiffness, damping: damping, velocity: relativeSpeed)
    }
}

extension CASpringAnimation {
    /// An animation along `motion`. The caller sets its end values.
    convenience init(_ motion: SpringMotion, keyPath: String, duration: Seconds) {
        self.init(keyPath: keyPath)
        stiffness = CGFloat(motion.stiffness)
        damping = CGFloat(motion.damping)
        initialVelocity = CGFloat(motion.relativeSpeed)
        self.duration = duration
    }
}
