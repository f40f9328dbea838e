/// Decides between the recognisers that watch the same touches: the first to recognise wins, unless it has to wait for
/// another one to fail.
@MainActor final class GestureArena {
    /// What a recogniser that has seen its gesture is told.
    enum Verdict {
        case go
        /// Somebody has to fail first.
        case wait
        /// Somebody that had to fail has won.
        case lose
    }

    /// The recognisers that have touches now, or outlive theirs.
    private var contenders: [UIGestureRecognizer] = []
    /// Who waits for whom, worked out when a recogniser first asks in this attempt.
    private var requirements: [ObjectIdentifier: [UIGestureRecognizer]] = [:]
    /// What is being delivered.
    private var event: UIEvent?
    /// Called when a recogniser fails between events: touches that it held back may go to their views.
    var onFailure: (() -> Void)?

    /// Hands a change of `touch` to its recognisers.
    func deliver(_ touch: UITouch, _ event: UIEvent) {
        self.event = event
        defer { self.event = nil }
        if touch.phase == .began { enter(touch.gestureRecognizers ?? []) }
        for recognizer in touch.gestureRecognizers ?? [] {
            enter([recognizer])
            recognizer.receive(touch, event)
            if recognizer.isRunning, recognizer.cancelsTouchesInView, recognizer.touches.contains(touch) {
                takeFromView(touch)
            }
        }
    }

    private func enter(_ recognizers: [UIGestureRecognizer]) {
        for recognizer in recognizers where !contenders.contains(where: { $0 === recognizer }) {
            contenders.append(recognizer)
            recognizer.arena = self
        }
    }

    /// `winner` has recognised its gesture: the others on its touches fail, but those that may run beside it.
    func recognized(_ winner: UIGestureRecognizer) {
        let fingers = Set(winner.touches)
        for other in contenders where other !== winner && other.current == .possible {
            let waited = requirements[ObjectIdentifier(other)]?.contains { $0 === winner } == true
            guard waited || !fingers.isDisjoint(with: other.touches) else { continue }
            let together =
                winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) == true
                || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) == true
            if !together, winner.canPrevent(other), other.canBePrevented(by: winner) { other.lose() }
        }
    }

    // MARK: Failure requirements

    /// Whether `recognizer`, which has seen its gesture, may say so now.
    func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
        let key = ObjectIdentifier(recognizer)
        let awaited = requirements[key] ?? contenders.filter { $0 !== recognizer && isAwaited($0, by: recognizer) }
        requirements[key] = awaited
        if awaited.contains(where: { $0.isRunning || $0.current == .ended }) { return .lose }
        return awaited.contains { $0.current == .possible && $0.arena === self } ? .wait : .go
    }

    private func isAwaited(_ other: UIGestureRecognizer, by recognizer: UIGestureRecognizer) -> Bool {
        recognizer.requiredFailures.contains { $0.object === other }
            || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    /// `loser` has failed: whoever waited for it may go on.
    func failed(_ loser: UIGestureRecognizer) {
        for other in contenders where other.withheld != nil {
            let isFree = requirements[ObjectIdentifier(other)]?.contains { $0 === loser } == true
            if isFree, verdict(on: other) == .go { other.resume() }
        }
        if event == nil {
            dismissFinished()
            onFailure?()
        }
    }

    // MARK: Touches

    /// `touch` is over: recognisers that have no finger left start afresh.
    func touchEnded(_ touch: UITouch, remaining: Set<UITouch>) {
        let idle = contenders.filter { remaining.isDisjoint(with: $0.touches) }
        // Who waits is judged only after all others have had their chance to fail.
        for recognizer in idle where recognizer.withheld == nil {
            if isStillHoping(recognizer) { recognizer.touches.removeAll() } else { dismiss(recognizer) }
        }
        dismissFinished()
    }

    private func isStillHoping(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.current == .possible && recognizer.outlivesTouches
    }

    private func dismiss(_ recognizer: UIGestureRecognizer) {
        guard let index = contenders.firstIndex(where: { $0 === recognizer }) else { return }
        contenders.remove(at: index)
        recognizer.finish()
        recognizer.arena = nil
        requirements[ObjectIdentifier(recognizer)] = nil
    }

    /// Lets those go that outlived their touches and have come to a decision.
    private func dismissFinished() {
        let isOver = { (touch: UITouch) in touch.phase == .ended || touch.phase == .cancelled }
        for recognizer in contenders where recognizer.touches.allSatisfy(isOver) {
            guard recognizer.withheld == nil, !isStillHoping(recognizer) else { continue }
            dismiss(recognizer)
        }
    }

    /// Whether a recogniser that has not decided yet keeps the view from hearing that `touch` has begun.
    func isHeldBack(_ touch: UITouch) -> Bool {
        guard touch.phase != .ended, touch.phase != .cancelled else { return false }
        return touch.gestureRecognizers?.contains {
            $0.delaysTouchesBegan && $0.isEnabled && $0.state == .possible && $0.touches.contains(touch)
        } == true
    }

    /// The view of `touch` hears no more of it: it is cancelled, or never began, as far as the view knows.
    func takeFromView(_ touch: UITouch) {
        let before = touch.delivery
        touch.delivery = .over
        guard before == .begun else { return }
        touch.shown(in: .cancelled) { touch.view?.touchesCancelled([touch], with: event) }
    }
}
