import CoreGraphics
import QuartzCore

/// Drives the dismissal of a sheet by the finger that pulls it, and lets it go on the system's spring.
@MainActor final class SheetInteractor: UIPercentDrivenInteractiveTransition {
    /// Lets the sheet go on to its end, or back, with the speed of the finger.
    ///
    /// - Parameters:
    ///   - length: The way of the dismissal, in points.
    ///   - speed: Points a second, down.
    func letGo(of length: CGFloat, speed: CGFloat, toEnd: Bool) {
        let left = toEnd ? 1 - percentComplete : percentComplete
        // A spring that sets out faster than this swings beyond its end, and would tear the sheet off the edge.
        let limit = AnimationNumbers.systemSpringFrequency
        let ways = left > 0 ? Double((toEnd ? speed : -speed) / (left * length)) : 0
        let velocity = ways.isFinite ? min(max(ways, 0), limit) : 0
        timingCurve = UISpringTimingParameters(
            mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: velocity, dy: velocity))
        // The spring takes its own time, however much of the way is left.
        completionSpeed = max(left, CGFloat(TransitionNumbers.leastSpeed))
        if toEnd { finish() } else { cancel() }
    }
}
