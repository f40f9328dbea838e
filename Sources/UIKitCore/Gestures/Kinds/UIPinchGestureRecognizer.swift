import CoreGraphics
import QuartzCore

/// Two fingers that move towards or away from each other.
///
/// The gesture begins once their distance has changed by some points, which the scale leaves out, so that what follows
/// the fingers does not jump. When one finger is lifted the scale stays until another joins.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much the distance of the fingers changes before they pinch, in points. Chosen: `Docs/Numbers.md`.
    static let slop: CGFloat = 8

    /// How many times as far apart the fingers are as when the gesture began. Default 1; may be set at any time, and
    /// counts on from there. What is not above 0 or no number is dropped.
    open var scale: CGFloat {
        get { value }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            reference *= value / newValue
            value = newValue
            trail = MotionTrail()
        }
    }

    /// How fast the scale changes now, in scale factors a second.
    open var velocity: CGFloat { trail.velocity.x }

    private var value: CGFloat = 1
    /// The distance at which the scale is 1, in points.
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

    /// Other fingers pinch now: what they do counts from the present scale on.
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
