import CoreGraphics
import QuartzCore

/// Recognizes two fingers that rotate around each other.
///
/// The gesture begins after they have moved a few points along their circle. The rotation excludes these. When one
/// finger is lifted, the rotation stays until another joins.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far a finger moves along the circle around the fingers' center before the gesture begins, in points.
    /// Chosen: `Docs/Numbers.md`.
    package static let slop: CGFloat = 8

    /// The rotation since the gesture began, in clockwise radians. Continues past a full turn.
    ///
    /// Setting it replaces the current rotation; later changes are added to it. Non-finite values are ignored.
    open var rotation: CGFloat {
        get { value }
        set {
            guard newValue.isFinite else { return }
            value = newValue
            trail = MotionTrail()
        }
    }

    /// The current rotation speed, in radians per second.
    open var velocity: CGFloat { trail.velocity.x }

    private var value: CGFloat = 0
    /// The rotation before the gesture began.
    private var unseen: CGFloat = 0
    private var angle: CGFloat = 0
    private var pair: FingerPair?
    private var trail = MotionTrail()

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedPressTypes = []
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { takeUp() }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair else { return }
        let turn = remainder(pair.angle - angle, 2 * .pi)
        angle = pair.angle
        if isRunning {
            value += turn
            trail.add(CGPoint(x: value, y: 0), event.timestamp)
            state = .changed
        } else {
            unseen += turn
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
        (value, unseen, angle, pair, trail) = (0, 0, 0, nil, MotionTrail())
    }

    /// Uses the fingers that are down now; their movement continues from the current rotation.
    private func takeUp() {
        let fresh = FingerPair(touches)
        if let fresh, !fresh.isSame(as: pair) { angle = fresh.angle }
        pair = fresh
    }

    private func beginIfFarEnough(_ pair: FingerPair, _ time: Seconds) {
        let slop = UIRotationGestureRecognizer.slop / (pair.distance / 2)
        guard abs(unseen) >= slop else { return }
        value = unseen - (unseen > 0 ? slop : -slop)
        trail.start(at: CGPoint(x: value, y: 0), time)
        state = .began
    }
}
