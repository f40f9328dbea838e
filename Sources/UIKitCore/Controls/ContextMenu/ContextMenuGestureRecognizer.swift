import CoreGraphics

/// Reports one touch to the driver of a context menu interaction, which decides when the gesture begins.
package final class ContextMenuGestureRecognizer: UIGestureRecognizer, PreventionFollowing {
    private weak var interaction: UIContextMenuInteraction?
    private var followed: UITouch?

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
        allowedPressTypes = []
        name = "context menu"
    }

    /// Begins the gesture: the view's touches are canceled, and competing gestures fail. Returns whether it began; a
    /// delegate or view may refuse.
    package func begin() -> Bool {
        guard followed != nil, state == .possible else { return false }
        state = .began
        return state == .began
    }

    /// Gives up the touch, because there is no menu for it.
    package func fail() {
        guard followed != nil else { return }
        switch state {
        case .possible: state = .failed
        case .began, .changed: state = .cancelled
        case .ended, .cancelled, .failed: return
        }
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard followed == nil, numberOfTouches == 1, let touch = touches.first, let system = view?.window?.system,
            let driver = interaction?.makeDriver(in: system)
        else {
            if state == .possible { state = .failed }
            return
        }
        followed = touch
        driver.touchBegan(at: touch.location(in: nil), isSecondary: event.buttonMask.contains(.secondary))
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let followed, touches.contains(followed) else { return }
        if state == .began { state = .changed }
        interaction?.driver?.touchMoved(to: followed.location(in: nil))
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let followed, touches.contains(followed) else { return }
        self.followed = nil
        state = state == .possible ? .failed : .ended
        interaction?.driver?.touchEnded(at: followed.location(in: nil))
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    func wasPrevented() { interaction?.driver?.touchCancelled() }

    package override func reset() {
        guard followed != nil else { return }
        followed = nil
        interaction?.driver?.touchCancelled()
    }
}
