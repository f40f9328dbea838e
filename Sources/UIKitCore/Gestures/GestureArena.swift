/// Decides between the recognisers that watch the same touches: the first to recognise wins.
@MainActor final class GestureArena {
    /// The recognisers that have touches now.
    private var contenders: [UIGestureRecognizer] = []

    /// Hands a change of `touch` to its recognisers.
    func deliver(_ touch: UITouch, _ event: UIEvent) {
        for recognizer in touch.gestureRecognizers ?? [] {
            if !contenders.contains(where: { $0 === recognizer }) {
                contenders.append(recognizer)
                recognizer.arena = self
            }
            recognizer.receive(touch, event)
            if recognizer.state != .possible, recognizer.state != .failed, recognizer.cancelsTouchesInView {
                takeFromViews(recognizer.touches, event)
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

    private func takeFromViews(_ touches: [UITouch], _ event: UIEvent) {
        for touch in touches where touch.isDelivered && touch.phase != .cancelled {
            touch.isDelivered = false
            if touch.phase != .began { touch.view?.touchesCancelled([touch], with: event) }
        }
    }
}
