import CoreGraphics
import StateMachines

/// Carries out the decisions of `GestureArenaStateMachine` between recognizers with the same touches. It asks views
/// and delegates, calls targets and cancels touches.
///
/// Recognizers are not retained; a deallocated one has abandoned its attempt.
@MainActor final class GestureArena {
    private typealias ID = GestureArenaStateMachine.ID

    private var stateMachine = GestureArenaStateMachine()
    private var recognizers: [(id: GestureArenaStateMachine.ID, recognizer: WeakObject)] = []
    private var lastNumber = 0
    private let effects = EffectRunner<GestureArenaStateMachine.Effect>()
    /// Called when a gesture is recognized and its touches must be canceled in their views.
    var onClaim: ((_ touches: [UITouch], _ attempt: GestureArenaStateMachine.ID) -> Void)?
    /// Called when a gesture is recognized and its keys must be canceled in their responders.
    var onClaimOfPresses: ((_ presses: [UIPress]) -> Void)?
    /// Called after a decision, when delayed touches may have to be delivered.
    var onDecision: (() -> Void)?
    /// Is told about each decision while an inspector is open.
    var observer: (any GestureObserver)?

    // MARK: Recognizers

    func state(of id: GestureArenaStateMachine.ID) -> UIGestureRecognizer.State {
        stateMachine.gesture(for: id)?.state ?? .possible
    }

    /// Whether the gesture may still be recognized or fail in this attempt.
    func isUndecided(_ id: GestureArenaStateMachine.ID) -> Bool { stateMachine.gesture(for: id)?.isUndecided == true }

    func awaitsFailures(_ id: GestureArenaStateMachine.ID) -> Bool {
        if case .awaitingFailures = stateMachine.gesture(for: id)?.phase { true } else { false }
    }

    /// Starts an attempt of `recognizer`, or continues the current one.
    func enter(_ recognizer: UIGestureRecognizer) {
        if let entry = recognizer.arenaEntry, entry.arena === self {
            handle(.inputDidBegin(entry.id))
        } else {
            lastNumber += 1
            let id = GestureArenaStateMachine.ID(number: lastNumber)
            recognizer.arenaEntry = UIGestureRecognizer.ArenaEntry(arena: self, id: id)
            recognizers.append((id, WeakObject(recognizer)))
            observer?.gesture(recognizer, did: .begin)
            handle(.enter(id))
        }
    }

    func assign(_ state: UIGestureRecognizer.State, to id: GestureArenaStateMachine.ID) {
        if state == .failed, isUndecided(id) { note(.fail, of: id) }
        handle(.assign(id, state))
    }

    private func note(_ decision: @autoclosure () -> GestureDecision, of id: GestureArenaStateMachine.ID) {
        guard let observer, let recognizer = recognizer(id) else { return }
        observer.gesture(recognizer, did: decision())
    }

    func abandon(_ id: GestureArenaStateMachine.ID) {
        handle(.abandon(id))
        handle(.inputDidEnd(id, awaitsMoreTaps: false))
    }

    /// Called when `recognizer` has no touch and no key left.
    func inputDidEnd(for recognizer: UIGestureRecognizer) {
        guard let id = recognizer.arenaEntry?.id else { return }
        let awaitsMoreTaps = recognizer.awaitsMoreTaps
        handle(.inputDidEnd(id, awaitsMoreTaps: awaitsMoreTaps))
        if awaitsMoreTaps, recognizer.arenaEntry?.id == id, !awaitsFailures(id) { recognizer.touches.removeAll() }
    }

    private func recognizer(_ id: ID) -> UIGestureRecognizer? {
        recognizers.first { $0.id == id }?.recognizer.object as? UIGestureRecognizer
    }

    private var activeRecognizers: [UIGestureRecognizer] {
        recognizers.compactMap { $0.recognizer.object as? UIGestureRecognizer }
    }

    // MARK: Decisions

    private func handle(_ event: GestureArenaStateMachine.Event) {
        guard perform(stateMachine.handle(event)) else { return }
        for (id, recognizer) in recognizers where recognizer.object == nil {
            perform(stateMachine.handle(.abandon(id)) + stateMachine.handle(.inputDidEnd(id, awaitsMoreTaps: false)))
        }
        while let effects = stateMachine.removeNextFinished() { perform(effects) }
        onDecision?()
    }

    /// Performs what an effect's answers decide before the effects that follow it: a recognized gesture has made the
    /// others fail when its targets are called. Returns true if no effect was being performed.
    @discardableResult
    private func perform(_ decided: [GestureArenaStateMachine.Effect]) -> Bool {
        effects.runImmediately(decided) { perform($0) }
    }

    private func perform(_ effect: GestureArenaStateMachine.Effect) {
        switch effect {
        case .collectFailureRequirements(let id):
            let others = recognizer(id).map(failureRequirements) ?? []
            if !others.isEmpty { note(.wait(for: others), of: id) }
            perform(stateMachine.handle(.await(id, others.compactMap(\.arenaEntry?.id))))
        case .askPermissionToBegin(let id):
            let mayBegin = recognizer(id).map(mayBegin) ?? false
            perform(stateMachine.handle(.permissionResult(id, mayBegin: mayBegin)))
        case .recognize(let id):
            if let winner = recognizer(id) { finishRecognition(of: winner, id: id) }
        case .callTargets(let id): recognizer(id)?.callTargets()
        case .reset(let id):
            guard let recognizer = recognizer(id) else { return }
            recognizer.touches.removeAll()
            recognizer.presses.removeAll()
            recognizer.arenaEntry = nil
            recognizer.reset()
            KeyValueObservers.noteChange(of: recognizer)
        case .remove(let id): recognizers.removeAll { $0.id == id }
        case .rejectState(let id, let state):
            guard let recognizer = recognizer(id) else { return }
            misuse(
                "\(recognizer): a gesture that is \(recognizer.state) cannot become \(state). It stays "
                    + "\(recognizer.state)."
            )
        }
    }

    /// Makes the other gestures with the same input fail unless they may run simultaneously. Then calls targets and
    /// cancels the views' touches.
    ///
    /// The touches are canceled even when a target has removed the recognizer meanwhile.
    private func finishRecognition(of winner: UIGestureRecognizer, id: ID) {
        let touches = winner.touches
        let presses = winner.presses
        note(.win, of: id)
        for other in activeRecognizers where other !== winner && other.sharesInput(with: winner) {
            guard let loser = other.arenaEntry?.id, isUndecided(loser), prevents(winner, other) else { continue }
            note(.lose(to: winner), of: loser)
            perform(stateMachine.handle(.prevent(loser)))
            if !isUndecided(loser), let follower = other as? any PreventionFollowing { follower.wasPrevented() }
        }
        guard state(of: id) != .possible else { return }
        winner.callTargets()
        guard winner.cancelsTouchesInView else { return }
        onClaim?(touches, id)
        if !presses.isEmpty { onClaimOfPresses?(presses) }
    }

    // MARK: Delegates

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let preventing = activeRecognizers.first {
            $0 !== recognizer && $0.isRunning && $0.sharesInput(with: recognizer) && prevents($0, recognizer)
        }
        if let preventing {
            observer?.gesture(recognizer, did: .lose(to: preventing))
            return false
        }
        let mayBegin = recognizer.mayBegin
        if !mayBegin { observer?.gesture(recognizer, did: .isRefused) }
        return mayBegin
    }

    private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
        return winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner) != true
    }

    private func failureRequirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        activeRecognizers.filter { $0 !== recognizer && isRequired($0, toFailFor: recognizer) }
    }

    private func isRequired(_ other: UIGestureRecognizer, toFailFor recognizer: UIGestureRecognizer) -> Bool {
        recognizer.requiredFailures.contains { $0.object === other }
            || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }
}

/// What happens to a gesture in one attempt, from its first touch to its last.
package enum GestureDecision {
    /// The recognizer sees a first touch.
    case begin
    /// It has detected its gesture and waits until these have failed.
    case wait(for: [UIGestureRecognizer])
    /// It is recognized: it begins, or a discrete gesture ends.
    case win
    /// It fails, because this gesture with the same touches is recognized.
    case lose(to: UIGestureRecognizer)
    /// It fails, because `gestureRecognizerShouldBegin(_:)` of a view or of its delegate returns false.
    case isRefused
    /// It fails by itself: the touches are not its gesture.
    case fail
}

/// Is told about touches and the decisions between gestures, for an inspector.
@MainActor package protocol GestureObserver: AnyObject {
    /// A finger came down.
    ///
    /// - Parameter location: In points of the screen.
    /// - Parameter touch: Nil where no view is.
    func fingerDidTouch(_ location: CGPoint, _ touch: UITouch?)
    func gesture(_ recognizer: UIGestureRecognizer, did decision: GestureDecision)
}

extension FrameLoop {
    /// Is told about touches and gestures while an inspector is open. Default nil.
    package var gestureObserver: (any GestureObserver)? {
        get { dispatcher.arena.observer }
        set { dispatcher.arena.observer = newValue }
    }
}
