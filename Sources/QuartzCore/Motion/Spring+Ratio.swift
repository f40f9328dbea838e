import CoreGraphics
import Foundation

extension Spring {
    /// The remaining fraction of the distance at which a spring counts as settled.
    package static let settledResidue = 0.001
    /// The smallest damping ratio; below it a spring would hardly ever come to rest.
    package static let minimumDampingRatio = 0.01

    /// Creates a spring of this frequency, in radians per second. Damping ratios above 1 count as critical damping.
    package init(frequency: Double, dampingRatio: Double, velocity: Double) {
        let ratio = min(max(dampingRatio, Spring.minimumDampingRatio), 1)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
            velocity: velocity)
    }

    /// Creates the spring that has settled after `duration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 and above does not oscillate; smaller values oscillate longer. NaN counts as 1.
    ///   - velocity: The initial speed in distances per second; non-finite counts as 0.
    ///   - duration: In seconds, above 0.
    package init(dampingRatio: Double, velocity: Double, settlingIn duration: Seconds) {
        let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, Spring.minimumDampingRatio), 1)
        let velocity = velocity.isFinite ? velocity : 0
        let frequency = Spring.frequency(ratio, velocity * duration) / duration
        self.init(frequency: frequency, dampingRatio: ratio, velocity: velocity)
    }

    /// The frequency, in radians per duration, at which a spring with this initial velocity has settled.
    private static func frequency(_ ratio: Double, _ velocity: Double) -> Double {
        func residue(_ frequency: Double) -> Double {
            if ratio >= 1 { return abs(1 + (frequency - velocity)) * exp(-frequency) }
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            return abs((ratio * frequency - velocity) / damped) * exp(-ratio * frequency)
        }
        // With a high velocity the residue crosses the limit more than once. The stiffest such spring stays below it,
        // so the search starts from above.
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
