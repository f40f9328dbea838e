import CoreGraphics

/// Sorts what the host reports: fingers, keys and wheels each have their own way.
@MainActor final class InputDispatcher {
    private unowned let system: UIKitSystem
    private let touches: TouchDispatcher
    private let keys: KeyDispatcher
    let arena = GestureArena()

    init(system: UIKitSystem) {
        self.system = system
        touches = TouchDispatcher(system: system, arena: arena)
        keys = KeyDispatcher(system: system, arena: arena)
    }

    /// Dispatches one event, in the order they come: at once, but for fingers, whose moves wait for those that belong to
    /// them until `flush()`. A report that makes no sense is dropped with a log line.
    func dispatch(_ event: HostEvent) {
        switch event {
        case .touch(let id, let phase, let location, let time, let type):
            touches.take(TouchReport(finger: id, phase: phase, location: location, time: time, type: type))
        case .key(let stroke, let isDown, let time):
            flush()
            keys.take(stroke, isDown: isDown, time)
        case .scroll(let location, let delta, let time):
            flush()
            scroll(by: delta, at: location, time)
        case .resize:
            flush()
        case .closeRequest:
            flush()
            system.application.terminate()
        }
    }

    /// Sends the touches that wait for more.
    func flush() { touches.flush() }

    /// Hands `event` to recognisers, views and responders of `window`.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        if let event = event as? UIPressesEvent {
            keys.deliver(event, in: window)
        } else {
            touches.delivery.deliver(event, in: window)
        }
    }

    /// The modifiers of the keys that are down.
    var heldModifiers: UIKeyModifierFlags { keys.heldModifiers }

    /// The view that a touch at `location` of the screen goes to: of the front-most window that has one.
    func hitTest(_ location: CGPoint, with event: UIEvent?) -> UIView? { touches.hitTest(location, with: event) }

    /// `tree` leaves its window: its views and recognisers lose their touches and keys.
    func forget(_ tree: UIView) {
        touches.forget(tree)
        keys.forget(tree)
    }

    /// `window` is hidden, leaves its scene, or its scene is no longer active: its touches and keys are cancelled.
    func cancelInput(of window: UIWindow) {
        touches.cancelTouches(in: window)
        keys.cancelPresses(in: window)
    }

    /// The innermost recogniser that scrolls takes a turn of the wheel.
    private func scroll(by delta: CGVector, at location: CGPoint, _ time: Seconds) {
        guard location.x.isFinite, location.y.isFinite, delta.dx.isFinite, delta.dy.isFinite else {
            return Log.line("Dropped a scroll by (\(delta.dx), \(delta.dy)), which is no distance.")
        }
        var link = hitTest(location, with: nil)
        while let view = link {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.scroll(by: delta, at: location, time) {
                return
            }
            link = view.superview
        }
    }
}
