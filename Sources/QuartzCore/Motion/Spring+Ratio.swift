import CoreGraphics
import Foundation

extension Spring {
    /// What is left of the way, at most, when a spring counts as settled.
    package static let settledResidue = 0.001
    /// The least damping ratio; below it a spring would hardly ever come to rest.
    package static let leastDampingRatio = 0.01

    /// A spring of this frequency, in radians a second; a damping ratio of 1 and above is critical damping.
    package init(frequency: Double, dampingRatio: Double, velocity: Double) {
        let ratio = min(max(dampingRatio, Spring.leastDampingRatio), 1)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            velocity: velocity)
    }

    /// The spring that has settled after `duration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 and above for no swinging, towards 0 for ever more; 1 when it is no number.
    ///   - velocity: The speed at the beginning in ways per second; 0 when it is no number.
    ///   - duration: Above 0.
    package init(dampingRatio: Double, velocity: Double, settlingIn duration: Seconds) {
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, Spring.leastDampingRatio), 1)
        let velocity = velocity.isFinite ? velocity : 0
        let frequency = Spring.frequency(ratio, velocity * duration) / duration
        self.init(frequency: frequency, dampingRatio: ratio, velocity: velocity)
    }

    /// The frequency in radians per duration at which a spring of so many ways per duration has settled.
    private static func frequency(_ ratio: Double, _ velocity: Double) -> Double {
        func residue(_ frequency: Double) -> Double {
            if ratio >= 1 { return abs(1 + (frequency - velocity)) * exp(-frequency) }
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            return abs((ratio * frequency - velocity) / damped) * exp(-ratio * frequency)
        }
        // The residue crosses the limit more than once when the velocity is high; the stiffest spring is the one that
        // stays below it, so the search comes from above.
        var high = 100 / ratio + abs(velocity)
        while high > 1e-6, residue(high * 0.99) < settledResidue { high *= 0.99 }
        var low = high * 0.99
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if residue(middle) >= settledResidue { low = middle } else { high = middle }
        }
        return high
    }
}
