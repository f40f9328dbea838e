/// Delivers events to recognizers, then to views. Delays the touches that a recognizer holds back and cancels those
/// that a gesture has claimed.
@MainActor final class TouchDelivery {
    private let arena: GestureArena
    /// The event being delivered.
    private var event: UIEvent?
    /// Ends that views receive only after the gestures that delay them have failed.
    private var heldEnds: [HeldEnd] = []
    private var heldBegins: [UITouch] = []
    private var isReleasing = false

    private struct HeldEnd {
        let touch: UITouch
        let event: UIEvent
        let holders: [GestureContest.ID]
    }

    init(arena: GestureArena) {
        self.arena = arena
        arena.onClaim = { [unowned self] touches, attempt in claim(touches, attempt) }
        arena.onDecision = { [unowned self] in if event == nil { release() } }
    }

    // MARK: Delivering

    /// Delivers the touches of `event` that changed in `window` to the recognizers, then to the views.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        let changed = event.changedTouches.filter { $0.window === window }
        let outer = self.event
        self.event = event
        for recognizer in recognizers(of: changed) {
            let its = changed.filter { $0.gestureRecognizers?.contains(recognizer) == true }
            if its.contains(where: { $0.phase == .began }) { arena.enter(recognizer) }
            recognizer.receive(its, event)
            if recognizer.isRunning, recognizer.cancelsTouchesInView {
                take(its.filter(recognizer.touches.contains))
            }
        }
        tellViews(of: changed, event)
        self.event = outer
        if outer == nil { release() }
    }

    private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] }) where !found.contains(recognizer) {
            found.append(recognizer)
        }
        return found
    }

    private func tellViews(of changed: [UITouch], _ event: UIEvent) {
        let isDue = { (touch: UITouch) in
            touch.delivery == .waiting && touch.phase != .cancelled && !self.isHeldBack(touch)
                && self.holders(touch).isEmpty
        }
        tell(changed.filter(isDue), .began, event)
        heldBegins += changed.filter { $0.phase == .began && $0.delivery == .waiting }
        tell(changed.filter { $0.phase == .moved }, .moved, event)
        for touch in changed where touch.phase == .ended && touch.delivery != .over {
            let holders = holders(touch)
            if !holders.isEmpty { heldEnds.append(HeldEnd(touch: touch, event: event, holders: holders)) }
        }
        let isHeld = { (touch: UITouch) in self.heldEnds.contains { $0.touch === touch } }
        tell(changed.filter { $0.phase == .ended && !isHeld($0) }, .ended, event)
        tell(changed.filter { $0.phase == .cancelled }, .cancelled, event)
    }

    /// Calls each view once with all its touches in `phase`.
    private func tell(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent?) {
        var left = touches
        while let view = left.first?.view {
            let its = left.filter { $0.view === view }
            left.removeAll { $0.view === view }
            tell(view, its, phase, event)
        }
    }

    private func tell(_ view: UIView, _ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent?) {
        switch phase {
        case .began:
            // An enclosing scroll view may keep a touch to itself.
            let around = view.enclosingScrollView
            let mayBegin = around?.touchesShouldBegin(Set(touches), with: event, in: view) ?? true
            for touch in touches { touch.delivery = mayBegin ? .begun : .over }
            if mayBegin { show(touches, .began) { view.touchesBegan(Set(touches), with: event) } }
        case .moved:
            let its = touches.filter { $0.delivery == .begun }
            if !its.isEmpty { view.touchesMoved(Set(its), with: event) }
        case .ended, .cancelled:
            let its = touches.filter { $0.delivery == .begun }
            for touch in touches { touch.delivery = .over }
            guard !its.isEmpty else { return }
            show(its, phase) {
                phase == .ended
                    ? view.touchesEnded(Set(its), with: event) : view.touchesCancelled(Set(its), with: event)
            }
        case .stationary, .regionEntered, .regionMoved, .regionExited: return
        }
    }

    private func show(_ touches: [UITouch], _ phase: UITouch.Phase, _ body: () -> Void) {
        guard let first = touches.first else { return body() }
        first.shown(in: phase) { show(Array(touches.dropFirst()), phase, body) }
    }

    // MARK: Delaying

    /// Whether an undecided recognizer delays the beginning of `touch` for the view.
    private func isHeldBack(_ touch: UITouch) -> Bool {
        guard touch.isDown else { return false }
        return touch.gestureRecognizers?.contains {
            $0.delaysTouchesBegan && $0.isEnabled && $0.state == .possible && $0.touches.contains(touch)
        } == true
    }

    /// The attempts that delay the end of `touch` for the view, and its beginning if the view has not received that.
    private func holders(_ touch: UITouch) -> [GestureContest.ID] {
        guard touch.phase == .ended else { return [] }
        return (touch.gestureRecognizers ?? []).compactMap { recognizer in
            let holds = recognizer.delaysTouchesEnded || (recognizer.delaysTouchesBegan && touch.delivery == .waiting)
            guard holds, recognizer.isEnabled, let id = recognizer.seat?.id, arena.isUndecided(id) else { return nil }
            return recognizer.outlivesTouches || arena.isWaiting(id) ? id : nil
        }
    }

    /// Ends the gestures that have no touch left, after the end of `touches` was delivered.
    func lift(_ touches: [UITouch]) {
        for recognizer in recognizers(of: touches) where recognizer.seat != nil {
            if !recognizer.hasInput { arena.lift(recognizer) }
        }
        release()
    }

    /// Delivers the touches that no gesture delays any more, in their original order.
    private func release() {
        guard !isReleasing else { return }
        isReleasing = true
        defer { isReleasing = false }
        heldBegins.removeAll { !$0.isDown || $0.delivery != .waiting }
        for touch in heldBegins where !isHeldBack(touch) { tell([touch], .began, present(touch)) }
        while let index = heldEnds.firstIndex(where: { !$0.holders.contains(where: arena.isUndecided) }) {
            let held = heldEnds.remove(at: index)
            if held.touch.delivery == .waiting { tell([held.touch], .began, held.event) }
            tell([held.touch], .ended, held.event)
        }
    }

    private func present(_ touch: UITouch) -> UIEvent {
        let event = UIEvent()
        event.timestamp = touch.timestamp
        event.allTouches = [touch]
        event.changedTouches = [touch]
        return event
    }

    // MARK: Canceling

    /// Cancels `touches`, which a gesture has claimed, and the touches whose ends it delayed.
    private func claim(_ touches: [UITouch], _ attempt: GestureContest.ID) {
        let held = heldEnds.filter { $0.holders.contains(attempt) }.map(\.touch)
        heldEnds.removeAll { $0.holders.contains(attempt) }
        take(held + touches)
    }

    /// Cancels `touches` in their views, unless they are over.
    func take(_ touches: [UITouch]) {
        tell(touches.filter { $0.delivery != .over }, .cancelled, event ?? touches.first.map(present))
    }

    /// Cancels the delayed ends in the views of `tree`.
    func forget(_ tree: UIView) {
        let gone = heldEnds.filter { $0.touch.view?.isDescendant(of: tree) == true }.map(\.touch)
        heldEnds.removeAll { held in gone.contains(held.touch) }
        take(gone)
    }
}
