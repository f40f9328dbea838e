import CoreGraphics
import QuartzCore

/// What gestures of two fingers share: the two fingers, the speed of the measured value, and the end of the gesture.
struct TwoFingerTracker {
    /// The two fingers; nil while there are fewer.
    private(set) var pair: FingerPair?
    private var velocityTracker = VelocityTracker()

    /// The speed of the value, in its unit per second.
    var velocity: CGFloat { velocityTracker.velocity.x }

    /// Uses the first two of `touches` that are down. Returns them if they are others than before.
    @MainActor mutating func updatePair(_ touches: [UITouch]) -> FingerPair? {
        let previous = pair
        pair = FingerPair(touches)
        guard let pair, !pair.isSame(as: previous) else { return nil }
        return pair
    }

    /// Starts measuring the speed when the gesture begins with `value`.
    mutating func begin(with value: CGFloat, time: Seconds) {
        velocityTracker.start(at: CGPoint(x: value, y: 0), time: time)
    }

    /// Measures the speed of a changed value.
    mutating func addValue(_ value: CGFloat, time: Seconds) {
        velocityTracker.addSample(CGPoint(x: value, y: 0), time: time)
    }

    /// The state of `recognizer` after fingers were lifted or their touches were cancelled; nil while a finger is down.
    @MainActor mutating func stateAfterLifting(
        of recognizer: UIGestureRecognizer, at time: Seconds, isCancelled: Bool
    ) -> UIGestureRecognizer.State? {
        guard !recognizer.touches.contains(where: \.isDown) else { return nil }
        if !isCancelled { velocityTracker.end(at: time) }
        guard recognizer.isRunning else { return .failed }
        return isCancelled ? .cancelled : .ended
    }

    /// Forgets the speed, because the app has set the value.
    mutating func valueWasSet() { velocityTracker = VelocityTracker() }
}
