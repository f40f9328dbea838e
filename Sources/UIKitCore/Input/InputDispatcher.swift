import CoreGraphics

/// Routes the host's events: touches, keys and scrolling have separate dispatchers.
@MainActor final class InputDispatcher {
    private unowned let system: UIKitSystem
    private let touches: TouchDispatcher
    private let keys: KeyDispatcher
    let arena = GestureArena()
    private(set) lazy var hover = HoverDispatcher(system: system) { [unowned self] in hitTest($0, with: nil) }

    init(system: UIKitSystem) {
        self.system = system
        touches = TouchDispatcher(system: system, arena: arena)
        keys = KeyDispatcher(system: system, arena: arena)
    }

    /// Dispatches one event in order. Touch moves are collected until `flush()`; other events are dispatched
    /// immediately.
    ///
    /// An invalid event is dropped with a log line.
    func dispatch(_ event: HostEvent) {
        switch event {
        case .touch(let id, let phase, let location, let time, let source):
            touches.receive(
                TouchReport(finger: id, phase: phase, location: location, time: time, source: source))
        case .key(let stroke, let isDown, let time):
            flush()
            keys.receive(stroke, isDown: isDown, time: time)
        case .modifiers(let modifiers, _):
            flush()
            keys.pressedModifiers = modifiers
        case .composition(let text, let selected, _):
            flush()
            system.composition.update(text, selected: selected)
        case .composedText(let text, _):
            flush()
            system.composition.complete(text)
        case .scroll(let location, let delta, let time):
            flush()
            scroll(by: delta, at: location, time: time)
        case .hover(let location, let time):
            hover.receive(location, time: time)
        case .resize:
            flush()
        case .touchPoints: break
        case .closeRequest:
            flush()
            system.application.terminate()
        }
    }

    /// Sends the collected touches.
    func flush() { touches.flush() }

    /// Delivers `event` to recognizers, views and responders of `window`.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        if let event = event as? UIPressesEvent {
            keys.deliver(event, in: window)
        } else {
            touches.delivery.deliver(event, in: window)
        }
    }

    /// The modifiers of the keys that are down.
    var heldModifiers: UIKeyModifierFlags { keys.heldModifiers }

    /// The view that receives a touch at `location` of the screen, in the frontmost window that contains one.
    func hitTest(_ location: CGPoint, with event: UIEvent?) -> UIView? { touches.hitTest(location, with: event) }

    /// Cancels the touches and keys of the views and recognizers of `tree`, which leaves its window.
    func cancelInput(ofTree tree: UIView) {
        touches.cancelTouches(ofTree: tree)
        hover.cancelHover(ofTree: tree)
        keys.cancelPresses(ofTree: tree)
    }

    /// Cancels the touches and keys of `window`, which is hidden, leaves its scene, or has an inactive scene.
    func cancelInput(of window: UIWindow) {
        touches.cancelTouches(in: window)
        keys.cancelPresses(in: window)
    }

    /// Sends a scroll movement to the innermost recognizer that handles it.
    private func scroll(by delta: CGVector, at location: CGPoint, time: Seconds) {
        guard location.x.isFinite, location.y.isFinite, delta.dx.isFinite, delta.dy.isFinite else {
            return Log.line("Dropped a scroll by a non-finite distance: (\(delta.dx), \(delta.dy)).")
        }
        var link = hitTest(location, with: nil)
        while let view = link {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.scroll(by: delta, at: location, time: time)
            {
                return
            }
            link = view.superview
        }
    }
}
