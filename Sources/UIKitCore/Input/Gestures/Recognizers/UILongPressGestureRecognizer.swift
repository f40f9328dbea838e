import CoreGraphics
import QuartzCore

/// Recognizes fingers that stay in place for a while; then they may move.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds. Default 0.5. Negative values and NaN count as 0.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far fingers may move before the gesture is recognized, in points. Default 10.
    open var allowableMovement: CGFloat = 10
    /// The number of taps before the press. Default 0.
    open var numberOfTapsRequired = 0
    /// The number of fingers. Default 1.
    open var numberOfTouchesRequired = 1

    private var timeout: GestureTimeout?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedPressTypes = []
    }

    override var receivesSecondaryClicks: Bool { false }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        let hasTaps = touches.allSatisfy { $0.tapCount > numberOfTapsRequired }
        guard hasTaps, numberOfTouches <= numberOfTouchesRequired else { return state = .failed }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        let seconds = minimumPressDuration > 0 ? minimumPressDuration : 0
        guard seconds.isFinite else { return }
        timeout = GestureTimeout("a long press", after: seconds) { [weak self] in
            // It may have failed meanwhile, while its touches are still down.
            if let self, state == .possible { state = .began }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isRunning {
            state = .changed
        } else if touches.contains(where: { $0.start.distance(to: $0.location) > allowableMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRunning ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRunning ? .cancelled : .failed
    }

    open override func reset() {
        timeout?.cancel()
        timeout = nil
    }
}

extension UILongPressGestureRecognizer: PreventionFollowing {
    func wasPrevented() {
        timeout?.cancel()
        timeout = nil
    }
}
