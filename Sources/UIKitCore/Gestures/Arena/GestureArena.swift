/// Carries out the decisions of `GestureArenaStateMachine` between recognizers with the same touches. It asks views
/// and delegates, calls targets and cancels touches.
///
/// Recognizers are not retained; a deallocated one has abandoned its attempt.
@MainActor final class GestureArena {
    private typealias ID = GestureContest.ID

    private var contest = GestureContest()
    private var recognizers: [(id: GestureContest.ID, recognizer: WeakObject)] = []
    private var lastNumber = 0
    /// The nesting depth of the effects being performed.
    private var depth = 0
    /// Called when a gesture is recognized and its touches must be canceled in their views.
    var onClaim: ((_ touches: [UITouch], _ attempt: GestureContest.ID) -> Void)?
    /// Called when a gesture is recognized and its keys must be canceled in their responders.
    var onClaimOfPresses: ((_ presses: [UIPress]) -> Void)?
    /// Called after a decision, when delayed touches may have to be delivered.
    var onDecision: (() -> Void)?

    // MARK: Recognizers

    func state(of id: GestureContest.ID) -> UIGestureRecognizer.State { contest.life(of: id)?.state ?? .possible }

    /// Whether the gesture may still be recognized or fail in this attempt.
    func isUndecided(_ id: GestureContest.ID) -> Bool { contest.life(of: id)?.isUndecided == true }

    func isWaiting(_ id: GestureContest.ID) -> Bool {
        if case .seen = contest.life(of: id)?.phase { true } else { false }
    }

    /// Starts an attempt of `recognizer`, or continues the current one.
    func enter(_ recognizer: UIGestureRecognizer) {
        if let seat = recognizer.seat, seat.arena === self {
            handle(.touch(seat.id))
        } else {
            lastNumber += 1
            let id = GestureContest.ID(number: lastNumber)
            recognizer.seat = UIGestureRecognizer.Seat(arena: self, id: id)
            recognizers.append((id, WeakObject(recognizer)))
            handle(.enter(id))
        }
    }

    func assign(_ state: UIGestureRecognizer.State, to id: GestureContest.ID) { handle(.assign(id, state)) }

    func abandon(_ id: GestureContest.ID) {
        handle(.abandon(id))
        handle(.lift(id, isHoping: false))
    }

    /// Called when `recognizer` has no touch and no key left.
    func lift(_ recognizer: UIGestureRecognizer) {
        guard let id = recognizer.seat?.id else { return }
        let isHoping = recognizer.outlivesTouches
        handle(.lift(id, isHoping: isHoping))
        if isHoping, recognizer.seat?.id == id, !isWaiting(id) { recognizer.touches.removeAll() }
    }

    private func recognizer(_ id: ID) -> UIGestureRecognizer? {
        recognizers.first { $0.id == id }?.recognizer.object as? UIGestureRecognizer
    }

    private var present: [UIGestureRecognizer] {
        recognizers.compactMap { $0.recognizer.object as? UIGestureRecognizer }
    }

    // MARK: Decisions

    private func handle(_ event: GestureContest.Event) {
        perform(contest.handle(event))
        guard depth == 0 else { return }
        for (id, recognizer) in recognizers where recognizer.object == nil {
            perform(contest.handle(.abandon(id)) + contest.handle(.lift(id, isHoping: false)))
        }
        while let effects = contest.release() { perform(effects) }
        onDecision?()
    }

    private func perform(_ effects: [GestureContest.Effect]) {
        depth += 1
        defer { depth -= 1 }
        effects.forEach(perform)
    }

    private func perform(_ effect: GestureContest.Effect) {
        switch effect {
        case .askWhomToAwait(let id):
            let others = recognizer(id).map(awaited) ?? []
            perform(contest.handle(.await(id, others.compactMap(\.seat?.id))))
        case .askWhetherToBegin(let id):
            let mayBegin = recognizer(id).map(mayBegin) ?? false
            perform(contest.handle(.answer(id, mayBegin: mayBegin)))
        case .recognize(let id):
            if let winner = recognizer(id) { prevail(winner, id) }
        case .announce(let id): recognizer(id)?.callTargets()
        case .reset(let id):
            guard let recognizer = recognizer(id) else { return }
            recognizer.touches.removeAll()
            recognizer.presses.removeAll()
            recognizer.seat = nil
            recognizer.reset()
        case .leave(let id): recognizers.removeAll { $0.id == id }
        case .refuse(let id, let state):
            guard let recognizer = recognizer(id) else { return }
            misuse(
                "\(recognizer): a gesture that is \(recognizer.state) cannot become \(state). It stays \(recognizer.state)."
            )
        }
    }

    /// Makes the other gestures with the same input fail unless they may run simultaneously. Then calls targets and
    /// cancels the views' touches.
    ///
    /// The touches are canceled even when a target has removed the recognizer meanwhile.
    private func prevail(_ winner: UIGestureRecognizer, _ id: ID) {
        let (touches, presses) = (winner.touches, winner.presses)
        for other in present where other !== winner && other.sharesInput(with: winner) {
            guard let loser = other.seat?.id, isUndecided(loser), prevents(winner, other) else { continue }
            perform(contest.handle(.prevent(loser)))
        }
        guard state(of: id) != .possible else { return }
        winner.callTargets()
        guard winner.cancelsTouchesInView else { return }
        onClaim?(touches, id)
        if !presses.isEmpty { onClaimOfPresses?(presses) }
    }

    // MARK: Delegates

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let isPrevented = present.contains {
            $0 !== recognizer && $0.isRunning && $0.sharesInput(with: recognizer) && prevents($0, recognizer)
        }
        return !isPrevented && recognizer.mayBegin
    }

    private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
        return winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) != true
    }

    private func awaited(by recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        present.filter { $0 !== recognizer && isAwaited($0, by: recognizer) }
    }

    private func isAwaited(_ other: UIGestureRecognizer, by recognizer: UIGestureRecognizer) -> Bool {
        recognizer.requiredFailures.contains { $0.object === other }
            || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }
}
