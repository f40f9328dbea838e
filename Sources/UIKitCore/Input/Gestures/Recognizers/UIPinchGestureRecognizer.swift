import CoreGraphics
import QuartzCore

/// Recognizes two fingers that move toward or away from each other.
///
/// The gesture begins after their distance has changed by a few points. The scale excludes these, so that content
/// does not jump. When one finger is lifted, the scale stays until another joins.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much the distance of the fingers changes before the gesture begins, in points. Chosen: `Docs/Numbers.md`.
    static let slop: CGFloat = 8

    /// The distance of the fingers relative to their distance at the beginning. Default 1.
    ///
    /// Setting it replaces the current scale; later changes are relative to it. Values of 0 or less and non-finite
    /// values are ignored.
    open var scale: CGFloat {
        get { value }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            referenceDistance *= value / newValue
            value = newValue
            tracker.valueWasSet()
        }
    }

    /// The current rate of change of the scale, per second.
    open var velocity: CGFloat { tracker.velocity }

    private var value: CGFloat = 1
    /// The finger distance at which the scale is 1, in points.
    private var referenceDistance: CGFloat = 1
    private var tracker = TwoFingerTracker()

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedPressTypes = []
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { updatePair() }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = tracker.pair else { return }
        if isRunning {
            value = pair.distance / referenceDistance
            tracker.addValue(value, time: event.timestamp)
            state = .changed
        } else {
            beginIfPastSlop(pair, event.timestamp)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersDidLift(at: event.timestamp, isCancelled: false)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersDidLift(at: event.timestamp, isCancelled: true)
    }

    private func fingersDidLift(at time: Seconds, isCancelled: Bool) {
        let last = tracker.stateAfterLifting(of: self, at: time, isCancelled: isCancelled)
        if let last { state = last } else { updatePair() }
    }

    open override func reset() {
        value = 1
        referenceDistance = 1
        tracker = TwoFingerTracker()
    }

    /// Uses the fingers that are down now; their movement continues from the current scale.
    private func updatePair() {
        if let pair = tracker.updatePair(touches) { referenceDistance = pair.distance / value }
    }

    private func beginIfPastSlop(_ pair: FingerPair, _ time: Seconds) {
        let start = referenceDistance * value
        let change = pair.distance - start
        guard abs(change) >= UIPinchGestureRecognizer.slop else { return }
        referenceDistance = (start + (change > 0 ? 1 : -1) * UIPinchGestureRecognizer.slop) / value
        referenceDistance = max(referenceDistance, FingerPair.minimumDistance)
        value = pair.distance / referenceDistance
        tracker.begin(with: value, time: time)
        state = .began
    }
}
