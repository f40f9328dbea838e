/// Turns what the host reports into touches and presses, and hands them to recognisers, views and responders.
@MainActor final class InputDispatcher {
    /// Taps within this time and distance of the last one count as one more tap. Chosen: `Docs/Numbers.md`.
    static let longestTapGap: Seconds = 0.35
    static let widestTapGap: CGFloat = 45

    private unowned let system: UIKitSystem
    private var touches: [Int: UITouch] = [:]
    private var lastTap: (location: CGPoint, time: Seconds, count: Int)?
    private var presses: [KeyStroke: UIPress] = [:]
    let arena = GestureArena()

    init(system: UIKitSystem) {
        self.system = system
    }

    /// Dispatches one event now. An event that makes no sense (an unknown finger, a place that is no number) is
    /// dropped with a log line.
    func dispatch(_ event: HostEvent) {
        switch event {
        case .touch(let id, let phase, let location, let time):
            guard location.x.isFinite, location.y.isFinite else {
                return Log.line("Dropped a touch at (\(location.x), \(location.y)), which is no place.")
            }
            touch(id, phase, at: location, time)
        case .key(let stroke, let isDown, let time):
            key(stroke, isDown: isDown, time)
        case .scroll, .resize, .closeRequest:
            return
        }
    }

    /// Forgets touches on `view`, which leaves its window: it and the recognisers hear that they are cancelled.
    func forget(_ view: UIView) {
        for touch in touches.values where touch.view === view && touch.phase != .cancelled {
            cancel(touch)
        }
    }

    // MARK: Touches

    private func touch(_ id: Int, _ phase: UITouch.Phase, at location: CGPoint, _ time: Seconds) {
        switch phase {
        case .began:
            if let stale = touches[id] { cancel(stale) }
            begin(id, at: location, time)
        case .moved, .stationary, .ended, .cancelled:
            guard let touch = touches[id] else {
                return Log.line("Dropped a touch that never began: finger \(id).")
            }
            touch.move(to: location, phase: phase, timestamp: time)
            send([touch], time)
            if phase == .ended || phase == .cancelled { end(touch) }
        case .regionEntered, .regionMoved, .regionExited:
            return
        }
    }

    private func begin(_ id: Int, at location: CGPoint, _ time: Seconds) {
        let event = UIEvent()
        event.timestamp = time
        guard let view = hitTest(location, with: event), let window = view.window else { return }
        let touch = UITouch(
            identifier: id, location: location, timestamp: time, tapCount: countTap(at: location, time),
            window: window, view: view)
        touch.gestureRecognizers = recognizers(for: touch, on: view)
        touch.isDelivered = view.isMultipleTouchEnabled || !touches.values.contains { $0.view === view }
        touches[id] = touch
        send([touch], time)
    }

    /// The view that a touch at `location` of the screen goes to: of the front-most window that has one.
    func hitTest(_ location: CGPoint, with event: UIEvent?) -> UIView? {
        for window in system.application.windows.reversed() where window.isShown {
            if let hit = window.hitTest(window.convertFromScreen(location), with: event) { return hit }
        }
        return nil
    }

    private func countTap(at location: CGPoint, _ time: Seconds) -> Int {
        var count = 1
        if let last = lastTap, time - last.time <= InputDispatcher.longestTapGap,
            hypot(location.x - last.location.x, location.y - last.location.y) <= InputDispatcher.widestTapGap
        {
            count = last.count + 1
        }
        lastTap = (location, time, count)
        return count
    }

    private func recognizers(for touch: UITouch, on view: UIView) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var link: UIView? = view
        while let current = link {
            found += (current.gestureRecognizers ?? []).filter { $0.isEnabled && $0.shouldReceive(touch) }
            link = current.superview
        }
        return found
    }

    private func send(_ changed: Set<UITouch>, _ time: Seconds) {
        let event = UIEvent()
        event.timestamp = time
        event.allTouches = Set(touches.values).union(changed)
        event.changedTouches = changed
        system.application.sendEvent(event)
    }

    private func end(_ touch: UITouch) {
        touches[touch.identifier] = nil
        if touch.phase == .ended { lastTap?.time = touch.timestamp }
        arena.touchEnded(touch, remaining: Set(touches.values))
    }

    private func cancel(_ touch: UITouch) {
        touch.move(to: touch.location(in: nil), phase: .cancelled, timestamp: system.host.clock.now)
        send([touch], system.host.clock.now)
        end(touch)
    }

    /// Hands the touches of `event` that changed in `window` to the recognisers, then to the views.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        if let event = event as? UIPressesEvent { return deliver(presses: event, in: window) }
        let changed = event.changedTouches.filter { $0.window === window }
        for touch in changed {
            arena.deliver(touch, event)
        }
        for touch in changed where touch.isDelivered {
            guard let view = touch.view else { continue }
            switch touch.phase {
            case .began: view.touchesBegan([touch], with: event)
            case .moved: view.touchesMoved([touch], with: event)
            case .ended: view.touchesEnded([touch], with: event)
            case .cancelled: view.touchesCancelled([touch], with: event)
            case .stationary, .regionEntered, .regionMoved, .regionExited: continue
            }
        }
    }

    // MARK: Keys

    private func key(_ stroke: KeyStroke, isDown: Bool, _ time: Seconds) {
        if isDown, stroke == KeyStroke(name: "escape"), system.escapeTopPresentation() { return }
        guard let window = system.application.keyWindow else { return }
        let event = UIPressesEvent()
        event.timestamp = time
        event.modifierFlags = stroke.modifiers
        if isDown {
            let press = UIPress(stroke, window: window, timestamp: time)
            press.responder = window.firstResponder ?? window.keyboardHeir
            presses[stroke] = press
            event.allPresses = [press]
        } else if let press = presses.removeValue(forKey: stroke) {
            press.phase = .ended
            press.timestamp = time
            event.allPresses = [press]
        }
        guard !event.allPresses.isEmpty else { return }
        system.application.sendEvent(event)
    }

    private func deliver(presses event: UIPressesEvent, in window: UIWindow) {
        for press in event.allPresses where press.window === window {
            guard let responder = press.responder else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .changed: responder.pressesChanged([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            case .stationary: continue
            }
        }
    }
}

extension UIWindow {
    /// Who gets keys when nobody is first responder: the front-most presented controller, else the window.
    fileprivate var keyboardHeir: UIResponder {
        var top = rootViewController
        while let presented = top?.presentedViewController {
            top = presented
        }
        return top ?? self
    }
}
