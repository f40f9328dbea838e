/// Decides between the recognisers that watch the same touches: the first to recognise wins.
@MainActor final class GestureArena {
    /// The recognisers that have touches now.
    private var contenders: [UIGestureRecognizer] = []
    /// What is being delivered.
    private var event: UIEvent?

    /// Hands a change of `touch` to its recognisers.
    func deliver(_ touch: UITouch, _ event: UIEvent) {
        self.event = event
        defer { self.event = nil }
        for recognizer in touch.gestureRecognizers ?? [] {
            if !contenders.contains(where: { $0 === recognizer }) {
                contenders.append(recognizer)
                recognizer.arena = self
            }
            recognizer.receive(touch, event)
            if recognizer.isRunning, recognizer.cancelsTouchesInView, recognizer.touches.contains(touch) {
                takeFromView(touch)
            }
        }
    }

    /// `winner` has recognised its gesture: the others on its touches fail, but those that may run beside it.
    func recognized(_ winner: UIGestureRecognizer) {
        let fingers = Set(winner.touches)
        for other in contenders where other !== winner && !fingers.isDisjoint(with: other.touches) {
            let together =
                winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) == true
                || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) == true
            if !together, winner.canPrevent(other), other.canBePrevented(by: winner) { other.lose() }
        }
    }

    /// `touch` is over: recognisers that have no finger left start afresh.
    func touchEnded(_ touch: UITouch, remaining: Set<UITouch>) {
        for recognizer in contenders where remaining.isDisjoint(with: recognizer.touches) {
            recognizer.finish()
            recognizer.arena = nil
        }
        contenders.removeAll { $0.arena == nil }
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
