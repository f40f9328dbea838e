/// Delivers events to recognizers, then to views. Delays the touches that a recognizer holds back and cancels those
/// that a gesture has claimed.
@MainActor final class TouchDelivery {
    private let arena: GestureArena
    /// The event being delivered.
    private var event: UIEvent?
    /// Ends that views receive only after the gestures that delay them have failed.
    private var delayedEnds: [DelayedEnd] = []
    private var delayedBegins: [UITouch] = []
    private var isDeliveringDelayed = false

    private struct DelayedEnd {
        let touch: UITouch
        let event: UIEvent
        let delayingAttempts: [GestureArenaStateMachine.ID]
    }

    init(arena: GestureArena) {
        self.arena = arena
        arena.onClaim = { [unowned self] touches, attempt in claim(touches, attempt) }
        arena.onDecision = { [unowned self] in if event == nil { deliverDelayed() } }
    }

    // MARK: Delivering

    /// Delivers the touches of `event` that changed in `window` to the recognizers, then to the views.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        let changed = event.changedTouches.filter { $0.window === window }
        let outer = self.event
        self.event = event
        for recognizer in recognizers(of: changed) {
            let received = changed.filter { $0.gestureRecognizers?.contains(recognizer) == true }
            if received.contains(where: { $0.phase == .began }) { arena.enter(recognizer) }
            recognizer.receive(received, event)
            if recognizer.isRunning, recognizer.cancelsTouchesInView {
                cancelTouches(received.filter(recognizer.touches.contains))
            }
        }
        deliverToViews(of: changed, event)
        self.event = outer
        if outer == nil { deliverDelayed() }
    }

    private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] }) where !found.contains(recognizer) {
            found.append(recognizer)
        }
        return found
    }

    private func deliverToViews(of changed: [UITouch], _ event: UIEvent) {
        let isDue = { (touch: UITouch) in
            touch.delivery == .pending && touch.phase != .cancelled && !self.isBeginDelayed(touch)
                && self.delayingAttempts(for: touch).isEmpty
        }
        deliver(changed.filter(isDue), phase: .began, event: event)
        delayedBegins += changed.filter { $0.phase == .began && $0.delivery == .pending }
        deliver(changed.filter { $0.phase == .moved }, phase: .moved, event: event)
        for touch in changed where touch.phase == .ended && touch.delivery != .finished {
            let holders = delayingAttempts(for: touch)
            if !holders.isEmpty {
                delayedEnds.append(DelayedEnd(touch: touch, event: event, delayingAttempts: holders))
            }
        }
        let isHeld = { (touch: UITouch) in self.delayedEnds.contains { $0.touch === touch } }
        deliver(changed.filter { $0.phase == .ended && !isHeld($0) }, phase: .ended, event: event)
        deliver(changed.filter { $0.phase == .cancelled }, phase: .cancelled, event: event)
    }

    /// Calls each view once with all its touches in `phase`.
    private func deliver(_ touches: [UITouch], phase: UITouch.Phase, event: UIEvent?) {
        var left = touches
        while let view = left.first?.view {
            let ofView = left.filter { $0.view === view }
            left.removeAll { $0.view === view }
            deliver(to: view, touches: ofView, phase: phase, event: event)
        }
    }

    private func deliver(to view: UIView, touches: [UITouch], phase: UITouch.Phase, event: UIEvent?) {
        switch phase {
        case .began:
            // An enclosing scroll view may keep a touch to itself.
            let around = view.enclosingScrollView
            let mayBegin = around?.touchesShouldBegin(Set(touches), with: event, in: view) ?? true
            for touch in touches { touch.delivery = mayBegin ? .begun : .finished }
            if mayBegin { withPhase(of: touches, as: .began) { view.touchesBegan(Set(touches), with: event) } }
        case .moved:
            let begun = touches.filter { $0.delivery == .begun }
            if !begun.isEmpty { view.touchesMoved(Set(begun), with: event) }
        case .ended, .cancelled:
            let begun = touches.filter { $0.delivery == .begun }
            for touch in touches { touch.delivery = .finished }
            guard !begun.isEmpty else { return }
            withPhase(of: begun, as: phase) {
                phase == .ended
                    ? view.touchesEnded(Set(begun), with: event) : view.touchesCancelled(Set(begun), with: event)
            }
        case .stationary, .regionEntered, .regionMoved, .regionExited: return
        }
    }

    private func withPhase(of touches: [UITouch], as phase: UITouch.Phase, perform body: () -> Void) {
        guard let first = touches.first else { return body() }
        first.withPhase(phase) { withPhase(of: Array(touches.dropFirst()), as: phase, perform: body) }
    }

    // MARK: Delaying

    /// Whether an undecided recognizer delays the beginning of `touch` for the view.
    private func isBeginDelayed(_ touch: UITouch) -> Bool {
        guard touch.isDown else { return false }
        return touch.gestureRecognizers?.contains {
            $0.delaysTouchesBegan && $0.isEnabled && $0.state == .possible && $0.touches.contains(touch)
        } == true
    }

    /// The attempts that delay the end of `touch` for the view, and its beginning if the view has not received that.
    private func delayingAttempts(for touch: UITouch) -> [GestureArenaStateMachine.ID] {
        guard touch.phase == .ended else { return [] }
        return (touch.gestureRecognizers ?? []).compactMap { recognizer in
            let holds = recognizer.delaysTouchesEnded || (recognizer.delaysTouchesBegan && touch.delivery == .pending)
            guard holds, recognizer.isEnabled, let id = recognizer.arenaEntry?.id, arena.isUndecided(id) else {
                return nil
            }
            return recognizer.awaitsMoreTaps || arena.awaitsFailures(id) ? id : nil
        }
    }

    /// Ends the gestures that have no touch left, after the end of `touches` was delivered.
    func inputDidEnd(for touches: [UITouch]) {
        for recognizer in recognizers(of: touches) where recognizer.arenaEntry != nil {
            if !recognizer.hasInput { arena.inputDidEnd(for: recognizer) }
        }
        deliverDelayed()
    }

    /// Delivers the touches that no gesture delays any more, in their original order.
    private func deliverDelayed() {
        guard !isDeliveringDelayed else { return }
        isDeliveringDelayed = true
        defer { isDeliveringDelayed = false }
        delayedBegins.removeAll { !$0.isDown || $0.delivery != .pending }
        for touch in delayedBegins where !isBeginDelayed(touch) {
            deliver([touch], phase: .began, event: makeEvent(for: touch))
        }
        while let index = delayedEnds.firstIndex(where: { !$0.delayingAttempts.contains(where: arena.isUndecided) }) {
            let held = delayedEnds.remove(at: index)
            if held.touch.delivery == .pending { deliver([held.touch], phase: .began, event: held.event) }
            deliver([held.touch], phase: .ended, event: held.event)
        }
    }

    private func makeEvent(for touch: UITouch) -> UIEvent {
        let event = UIEvent()
        event.timestamp = touch.timestamp
        event.allTouches = [touch]
        event.changedTouches = [touch]
        return event
    }

    // MARK: Canceling

    /// Cancels `touches`, which a gesture has claimed, and the touches whose ends it delayed.
    private func claim(_ touches: [UITouch], _ attempt: GestureArenaStateMachine.ID) {
        let held = delayedEnds.filter { $0.delayingAttempts.contains(attempt) }.map(\.touch)
        delayedEnds.removeAll { $0.delayingAttempts.contains(attempt) }
        cancelTouches(held + touches)
    }

    /// Cancels `touches` in their views, unless they are over.
    func cancelTouches(_ touches: [UITouch]) {
        deliver(
            touches.filter { $0.delivery != .finished }, phase: .cancelled, event: event ?? touches.first.map(makeEvent)
        )
    }

    /// Cancels the delayed ends in the views of `tree`.
    func cancelTouches(ofTree tree: UIView) {
        let gone = delayedEnds.filter { $0.touch.view?.isDescendant(of: tree) == true }.map(\.touch)
        delayedEnds.removeAll { held in gone.contains(held.touch) }
        cancelTouches(gone)
    }
}
