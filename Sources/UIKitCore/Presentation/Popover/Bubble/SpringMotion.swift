/// A value on its way to a goal on a critically damped spring, which never swings over from rest. Units are the
/// caller's.
struct SpringMotion: Equatable {
    let from: Double
    let to: Double
    /// Speed at the beginning, in units per second.
    let speed: Double
    let stiffness: Double

    /// - Parameter duration: When a motion from rest is within a thousandth of its goal. Seconds.
    init(from: Double, to: Double, speed: Double = 0, settlingIn duration: Seconds) {
        (self.from, self.to, self.speed) = (from, to, speed)
        let frequency = SpringMotion.settledPhase / duration
        stiffness = frequency * frequency
    }

    /// Frequency times time at which a critically damped spring is within a thousandth: (1 + x)·e⁻ˣ = 0.001.
    private static let settledPhase = 9.2334134765

    /// What brakes the spring just enough, for a mass of 1.
    var damping: Double { 2 * stiffness.squareRoot() }

    /// - Parameter time: Seconds since it began.
    func value(at time: Seconds) -> Double { to + (from - to) * spring.displacement(at: time) }

    /// Units per second, so many seconds after it began.
    func speed(at time: Seconds) -> Double { (to - from) * spring.velocity(at: time) }

    /// A motion to another goal that begins where this one has come to, at its speed.
    func turned(to goal: Double, at time: Seconds, settlingIn duration: Seconds) -> SpringMotion {
        SpringMotion(from: value(at: time), to: goal, speed: speed(at: time), settlingIn: duration)
    }

    /// The speed in ways per second, as an animation of a spring wants it.
    var relativeSpeed: Double { to == from ? 0 : speed / (to - from) }

    private var spring: Spring {
        Spring(mass: 1, stiffness: stiffness, damping: damping, velocity: relativeSpeed)
    }
}

extension CASpringAnimation {
    /// An animation that goes as the motion does; its ends are still to be given.
    convenience init(_ motion: SpringMotion, keyPath: String, duration: Seconds) {
        self.init(keyPath: keyPath)
        stiffness = CGFloat(motion.stiffness)
        damping = CGFloat(motion.damping)
        initialVelocity = CGFloat(motion.relativeSpeed)
        self.duration = duration
    }
}
