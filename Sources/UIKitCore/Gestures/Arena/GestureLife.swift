/// The life of one gesture in one attempt, from its first finger to its last. It only decides what a step means.
///
///     possible ─▶ seen ─▶ asked ─┬─▶ began ─▶ changed ⟲ ─▶ ended or cancelled      (continuous)
///         │         │       │    └─▶ ended                                          (discrete)
///         └─────────┴───────┴──────▶ failed
///
/// `seen` and `asked` are still possible for everybody else: the gesture was made, but others have to fail before it may
/// be recognised, or view and delegate have yet to agree.
package struct GestureLife: Hashable, Sendable {
    package typealias State = UIGestureRecognizer.State

    /// How a gesture leaves the possible state: a continuous one begins, a discrete one has ended.
    package enum Recognition: Hashable, Sendable {
        case began, ended
    }

    package enum Phase: Hashable, Sendable {
        case possible
        case seen(Recognition)
        case asked(Recognition)
        case began, changed, ended, cancelled, failed
    }

    package enum Event: Hashable, Sendable {
        /// The recogniser says that it is in this state now.
        case assign(State)
        /// Nobody has to fail first any more.
        case goAhead
        /// What view and delegate answer.
        case answer(mayBegin: Bool)
        /// Another gesture has won.
        case lose
        /// The recogniser is switched off or leaves its view.
        case abandon
        /// All fingers are up and nothing is to come.
        case finish
    }

    package enum Effect: Hashable, Sendable {
        /// Find out whether others have to fail first.
        case contend
        /// Ask view and delegate.
        case ask
        /// The gesture is recognised: others lose, targets hear of it, touches are claimed.
        case recognize
        /// Targets hear of the present state.
        case announce
        case reset
        /// The step from the present state to this one is forbidden; nothing has changed.
        case refuse(State)
    }

    package private(set) var phase = Phase.possible

    package init() {}

    /// What the recogniser's `state` reads.
    package var state: State {
        switch phase {
        case .possible, .seen, .asked: .possible
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }

    /// Whether a continuous gesture is going on.
    package var isRunning: Bool { phase == .began || phase == .changed }

    /// Whether nothing can come but a new attempt.
    package var isOver: Bool { phase == .ended || phase == .cancelled || phase == .failed }

    /// What to do now, in order.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch event {
        case .assign(let state): return assign(state)
        case .goAhead:
            guard case .seen(let recognition) = phase else { return [] }
            return enter(.asked(recognition), [.ask])
        case .answer(let mayBegin):
            guard case .asked(let recognition) = phase else { return [] }
            guard mayBegin else { return enter(.failed) }
            return enter(recognition == .began ? .began : .ended, [.recognize])
        case .lose: return isUndecided ? enter(.failed) : []
        case .abandon:
            if isRunning { return enter(.cancelled, [.announce]) }
            return isUndecided ? enter(.failed) : []
        case .finish:
            guard !isRunning else { return [] }
            return enter(.possible, [.reset])
        }
    }

    /// Whether the gesture may still be recognised or fail.
    package var isUndecided: Bool {
        switch phase {
        case .possible, .seen, .asked: true
        case .began, .changed, .ended, .cancelled, .failed: false
        }
    }

    private mutating func assign(_ state: State) -> [Effect] {
        switch phase {
        case .possible: return leavePossible(for: state)
        case .seen(let recognition): return assign(state, afterSeeing: recognition)
        case .asked:
            switch state {
            case .possible: return []
            case .failed, .cancelled: return enter(.failed)
            case .began, .changed, .ended: return [.refuse(state)]
            }
        case .began, .changed:
            switch state {
            case .changed: return enter(.changed, [.announce])
            case .ended: return enter(.ended, [.announce])
            case .cancelled: return enter(.cancelled, [.announce])
            case .possible, .began, .failed: return [.refuse(state)]
            }
        case .ended, .cancelled, .failed:
            switch state {
            // A recogniser that gives up twice, or after the end, has said nothing new.
            case .failed, .cancelled: return []
            case .ended: return phase == .ended ? [] : [.refuse(state)]
            case .possible, .began, .changed: return [.refuse(state)]
            }
        }
    }

    private mutating func leavePossible(for state: State) -> [Effect] {
        switch state {
        case .possible: []
        case .began: enter(.seen(.began), [.contend])
        case .ended: enter(.seen(.ended), [.contend])
        // What has not begun cannot be cancelled; it fails.
        case .failed, .cancelled: enter(.failed)
        case .changed: [.refuse(state)]
        }
    }

    /// A gesture that waits reads as possible, so its recogniser may say again that it begins.
    private mutating func assign(_ state: State, afterSeeing recognition: Recognition) -> [Effect] {
        switch (state, recognition) {
        case (.possible, _): []
        case (.failed, _), (.cancelled, _): enter(.failed)
        case (.ended, _): enter(.seen(.ended), [.contend])
        case (.began, .began), (.changed, .began): [.contend]
        case (.began, .ended), (.changed, .ended): [.refuse(state)]
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect] = []) -> [Effect] {
        phase = next
        return effects
    }
}
