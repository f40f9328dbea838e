/// Turns what the host reports into touches and presses, and hands them to recognisers, views and responders.
@MainActor final class InputDispatcher {
    private unowned let system: UIKitSystem
    private var touches: [Int: UITouch] = [:]
    /// Fingers that came down where there is no view.
    private var strays: Set<Int> = []
    private var taps = TapSeries()
    private var presses: [KeyStroke: UIPress] = [:]
    let arena = GestureArena()

    init(system: UIKitSystem) {
        self.system = system
        arena.onFailure = { [weak self] in self?.releaseHeldTouches() }
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
        case .scroll(let location, let delta, let time):
            scroll(by: delta, at: location, time)
        case .resize, .closeRequest:
            return
        }
    }

    /// `tree` leaves its window, or is hidden with it: its views hear that their touches are cancelled, and gestures of
    /// its recognisers end. Recognisers of views around it keep their touches.
    func forget(_ tree: UIView) {
        for touch in touches.values {
            for recognizer in touch.gestureRecognizers ?? [] where recognizer.view?.isDescendant(of: tree) == true {
                touch.gestureRecognizers?.removeAll { $0 === recognizer }
                recognizer.abandon()
            }
            if touch.view?.isDescendant(of: tree) == true { arena.takeFromView(touch) }
        }
    }

    // MARK: Touches

    private func touch(_ id: Int, _ phase: UITouch.Phase, at location: CGPoint, _ time: Seconds) {
        switch phase {
        case .began:
            if let stale = touches[id] {
                change(stale, to: .cancelled, at: stale.location, time)
            }
            begin(id, at: location, time)
        case .moved, .stationary, .ended, .cancelled:
            if let touch = touches[id] {
                change(touch, to: phase, at: location, time)
            } else if !strays.contains(id) {
                Log.line("Dropped a touch that never began: finger \(id).")
            }
            if phase == .ended || phase == .cancelled { strays.remove(id) }
        case .regionEntered, .regionMoved, .regionExited:
            return
        }
    }

    private func begin(_ id: Int, at location: CGPoint, _ time: Seconds) {
        let event = UIEvent()
        event.timestamp = time
        guard let view = hitTest(location, with: event), let window = view.window else {
            strays.insert(id)
            return
        }
        strays.remove(id)
        let touch = UITouch(
            identifier: id, location: location, timestamp: time, tapCount: taps.count(at: location, time),
            window: window, view: view)
        touch.gestureRecognizers = recognizers(for: touch, on: view)
        touch.delivery = mayReach(view) ? .waiting : .over
        touches[id] = touch
        send(touch, time)
    }

    private func change(_ touch: UITouch, to phase: UITouch.Phase, at location: CGPoint, _ time: Seconds) {
        touch.move(to: location, phase: phase, timestamp: time)
        send(touch, time)
        guard phase == .ended || phase == .cancelled else { return }
        touches[touch.identifier] = nil
        if phase == .ended { taps.note(touch) }
        arena.touchEnded(touch, remaining: Set(touches.values))
    }

    /// The view that a touch at `location` of the screen goes to: of the front-most window that has one.
    func hitTest(_ location: CGPoint, with event: UIEvent?) -> UIView? {
        for window in system.application.windows.reversed() where window.isShown {
            if let hit = window.hitTest(window.convertFromScreen(location), with: event) { return hit }
        }
        return nil
    }

    /// Whether a new touch is handed to `view`: not when it wants one finger only and has it, nor when it or another
    /// view of its window that is being touched wants to be alone.
    private func mayReach(_ view: UIView) -> Bool {
        touches.values.allSatisfy { other in
            guard let owner = other.view, other.window === view.window else { return true }
            if owner === view { return view.isMultipleTouchEnabled }
            return other.delivery == .over || !(owner.isExclusiveTouch || view.isExclusiveTouch)
        }
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

    private func send(_ changed: UITouch, _ time: Seconds) {
        for other in touches.values where other !== changed { other.rest() }
        let event = UIEvent()
        event.timestamp = time
        event.allTouches = Set(touches.values)
        event.changedTouches = [changed]
        system.application.sendEvent(event)
    }

    /// Hands the touches of `event` that changed in `window` to the recognisers, then to the views.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        if let event = event as? UIPressesEvent { return deliver(presses: event, in: window) }
        let changed = event.changedTouches.filter { $0.window === window }
        for touch in changed {
            arena.deliver(touch, event)
        }
        for touch in changed {
            tellView(of: touch, event)
        }
    }

    /// Tells the view what the touch does, from its beginning on, unless a recogniser holds it back.
    private func tellView(of touch: UITouch, _ event: UIEvent) {
        guard let view = touch.view else { return }
        if touch.delivery == .waiting, !arena.isHeldBack(touch) { begin(touch, event) }
        guard touch.delivery == .begun else { return }
        switch touch.phase {
        case .moved:
            view.touchesMoved([touch], with: event)
        case .ended:
            touch.delivery = .over
            view.touchesEnded([touch], with: event)
        case .cancelled:
            touch.delivery = .over
            view.touchesCancelled([touch], with: event)
        case .began, .stationary, .regionEntered, .regionMoved, .regionExited:
            return
        }
    }

    /// A recogniser has given up between two events: views hear of touches that nobody holds back any more.
    private func releaseHeldTouches() {
        for touch in touches.values where touch.delivery == .waiting && !arena.isHeldBack(touch) {
            let event = UIEvent()
            event.timestamp = system.host.clock.now
            event.allTouches = Set(touches.values)
            event.changedTouches = [touch]
            begin(touch, event)
        }
    }

    /// The view hears of its touch, unless a scroll view around it keeps the touch to itself.
    private func begin(_ touch: UITouch, _ event: UIEvent) {
        guard let view = touch.view else { return }
        if let around = view.enclosingScrollView, !around.touchesShouldBegin([touch], with: event, in: view) {
            touch.delivery = .over
            return
        }
        touch.delivery = .begun
        touch.shown(in: .began) { view.touchesBegan([touch], with: event) }
    }

    // MARK: Wheels

    /// The innermost recogniser that scrolls takes it.
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

    // MARK: Keys

    /// A key that is held begins once, however often the keyboard repeats it; a text takes every repetition.
    private func key(_ stroke: KeyStroke, isDown: Bool, _ time: Seconds) {
        if isDown, stroke == KeyStroke(name: "escape"), system.escapeTopPresentation() { return }
        guard let window = system.application.keyWindow else { return }
        let event = UIPressesEvent()
        event.timestamp = time
        event.modifierFlags = stroke.modifiers
        if isDown {
            if let held = presses[stroke] {
                if let responder = window.firstResponder, held.responder === responder {
                    _ = responder.takeAsText(stroke)
                }
                return
            }
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
