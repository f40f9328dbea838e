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
            tracker.valueWasSet()
        }
    }

    /// The current rotation speed, in radians per second.
    open var velocity: CGFloat { tracker.velocity }

    private var value: CGFloat = 0
    /// The rotation before the gesture began.
    private var rotationBeforeRecognition: CGFloat = 0
    private var angle: CGFloat = 0
    private var tracker = TwoFingerTracker()

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedPressTypes = []
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { updatePair() }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = tracker.pair else { return }
        let turn = remainder(pair.angle - angle, 2 * .pi)
        angle = pair.angle
        if isRunning {
            value += turn
            tracker.addValue(value, time: event.timestamp)
            state = .changed
        } else {
            rotationBeforeRecognition += turn
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
        value = 0
        rotationBeforeRecognition = 0
        angle = 0
        tracker = TwoFingerTracker()
    }

    /// Uses the fingers that are down now; their movement continues from the current rotation.
    private func updatePair() {
        if let pair = tracker.updatePair(touches) { angle = pair.angle }
    }

    private func beginIfPastSlop(_ pair: FingerPair, _ time: Seconds) {
        let slop = UIRotationGestureRecognizer.slop / (pair.distance / 2)
        guard abs(rotationBeforeRecognition) >= slop else { return }
        value = rotationBeforeRecognition - (rotationBeforeRecognition > 0 ? slop : -slop)
        tracker.begin(with: value, time: time)
        state = .began
    }
}
