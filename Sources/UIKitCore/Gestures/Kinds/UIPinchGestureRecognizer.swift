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
            reference *= value / newValue
            value = newValue
            trail = MotionTrail()
        }
    }

    /// The current rate of change of the scale, per second.
    open var velocity: CGFloat { trail.velocity.x }

    private var value: CGFloat = 1
    /// The finger distance at which the scale is 1, in points.
    private var reference: CGFloat = 1
    private var pair: FingerPair?
    private var trail = MotionTrail()

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedPressTypes = []
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { takeUp() }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair else { return }
        if isRunning {
            value = pair.distance / reference
            trail.add(CGPoint(x: value, y: 0), event.timestamp)
            state = .changed
        } else {
            beginIfFarEnough(pair, event.timestamp)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !self.touches.contains(where: \.isDown) else { return takeUp() }
        trail.end(at: event.timestamp)
        state = isRunning ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !self.touches.contains(where: \.isDown) else { return takeUp() }
        state = isRunning ? .cancelled : .failed
    }

    open override func reset() {
        (value, reference, pair, trail) = (1, 1, nil, MotionTrail())
    }

    /// Uses the fingers that are down now; their movement continues from the current scale.
    private func takeUp() {
        let fresh = FingerPair(touches)
        if let fresh, !fresh.isSame(as: pair) { reference = fresh.distance / value }
        pair = fresh
    }

    private func beginIfFarEnough(_ pair: FingerPair, _ time: Seconds) {
        let start = reference * value
        let change = pair.distance - start
        guard abs(change) >= UIPinchGestureRecognizer.slop else { return }
        reference = (start + (change > 0 ? 1 : -1) * UIPinchGestureRecognizer.slop) / value
        reference = max(reference, FingerPair.leastDistance)
        value = pair.distance / reference
        trail.start(at: CGPoint(x: value, y: 0), time)
        state = .began
    }
}
