import CoreGraphics
import Foundation

/// Animates from one value to another like a mass on a damped spring. The timing function is not used.
open class CASpringAnimation: CABasicAnimation {
    /// The mass, above 0. Default 1.
    open var mass: CGFloat = 1
    /// The stiffness of the spring, above 0. Default 100.
    open var stiffness: CGFloat = 100
    /// The damping force per unit of speed, from 0. Default 10.
    open var damping: CGFloat = 10
    /// The initial speed in animation distances per second; positive toward the end value. Default 0.
    open var initialVelocity: CGFloat = 0

    /// The time in seconds after which the value stays within a thousandth of the distance; assign it to `duration`.
    ///
    /// At most 1,000, which springs with almost no damping reach.
    open var settlingDuration: CFTimeInterval { spring.settlingTime(within: 0.001) }

    override func copyProperties(from other: CAAnimation) {
        super.copyProperties(from: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
    }

    override func value(at time: Seconds, current: AnimatedValue) -> AnimatedValue? {
        let (from, to) = endpoints(for: current)
        return from.interpolated(to: to, 1 - spring.displacement(at: time))
    }

    private var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(initialVelocity))
    }
}

/// A damped spring that moves from displacement 1 to 0.
package struct Spring: Equatable, Sendable {
    private let decay: Double
    private let squaredFrequency: Double
    private let velocity: Double

    /// - Parameter velocity: The initial speed in distances per second, positive toward 0.
    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
        let mass = max(mass, 1e-6)
        decay = max(0, damping) / (2 * mass)
        squaredFrequency = max(stiffness, 1e-6) / mass
        self.velocity = velocity
    }

    /// The remaining distance after `time` seconds: 1 at the beginning, negative past the end.
    package func displacement(at time: Seconds) -> Double {
        let discriminant = decay * decay - squaredFrequency
        let start = decay - velocity
        let fading = exp(-decay * time)
        if abs(discriminant) < 1e-9 * squaredFrequency {
            return fading * (1 + start * time)
        }
        let rate = abs(discriminant).squareRoot()
        if discriminant < 0 {
            return fading * (cos(rate * time) + start / rate * sin(rate * time))
        }
        // cosh and sinh would overflow before the decay brings them down.
        let slow = exp((rate - decay) * time)
        let fast = exp(-(rate + decay) * time)
        return (slow + fast) / 2 + start / rate * (slow - fast) / 2
    }

    /// The speed toward 0 after `time` seconds, in distances per second.
    package func velocity(at time: Seconds) -> Double {
        let discriminant = decay * decay - squaredFrequency
        let start = decay - velocity
        let fading = exp(-decay * time)
        if abs(discriminant) < 1e-9 * squaredFrequency {
            return fading * (decay * (1 + start * time) - start)
        }
        let rate = abs(discriminant).squareRoot()
        if discriminant < 0 {
            let cosine = cos(rate * time)
            let sine = sin(rate * time)
            return fading * (decay * (cosine + start / rate * sine) + rate * sine - start * cosine)
        }
        let slow = (decay - rate) * exp((rate - decay) * time)
        let fast = (rate + decay) * exp(-(rate + decay) * time)
        return (slow + fast) / 2 + start / rate * (slow - fast) / 2
    }

    /// The time after which the displacement stays within `tolerance`, at most 1,000 seconds.
    package func settlingTime(within tolerance: Double) -> Seconds {
        let longest = 1000.0
        func bound(_ time: Seconds) -> Double { abs(displacementBound(at: time)) }
        guard bound(longest) <= tolerance else { return longest }
        var low = 0.0
        var high = longest
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bound(middle) > tolerance { low = middle } else { high = middle }
        }
        return high
    }

    /// An upper bound of the displacement from `time` on; decreases with time once it is small.
    private func displacementBound(at time: Seconds) -> Double {
        let discriminant = decay * decay - squaredFrequency
        let start = decay - velocity
        if discriminant < 0 {
            let rate = (-discriminant).squareRoot()
            return exp(-decay * time) * (1 + (start / rate) * (start / rate)).squareRoot()
        }
        let slow = exp((discriminant.squareRoot() - decay) * time)
        return slow * (1 + abs(start) * time)
    }
}
