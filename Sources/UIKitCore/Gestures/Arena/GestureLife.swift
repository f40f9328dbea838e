/// The state of one gesture in one attempt, from its first touch to its last. Decides only.
///
///     possible ─▶ awaitingFailures ─▶ awaitingPermission ─┬─▶ began ─▶ changed ⟲ ─▶ ended or cancelled  (continuous)
///         │              │                    │           └─▶ ended                                      (discrete)
///         └──────────────┴────────────────────┴─────────────▶ failed
///
/// From outside, `awaitingFailures` and `awaitingPermission` are still `possible`: the gesture was detected. Other
/// gestures have to fail first, or the view and the delegate have to agree.
package struct GestureLife: Hashable, Sendable {
    package typealias State = UIGestureRecognizer.State

    /// How a gesture leaves the possible state: a continuous one begins, a discrete one ends.
    package enum Recognition: Hashable, Sendable {
        case began, ended
    }

    package enum Phase: Hashable, Sendable {
        case possible
        /// Detected; other gestures have to fail first.
        case seen(Recognition)
        /// Detected; the view and the delegate have to agree first.
        case asked(Recognition)
        case began, changed, ended, cancelled, failed
    }

    package enum Event: Hashable, Sendable {
        /// The recognizer sets this state.
        case assign(State)
        /// No other gesture has to fail first any more.
        case goAhead
        /// The answer of the view and the delegate.
        case answer(mayBegin: Bool)
        /// Another gesture was recognized instead.
        case lose
        /// The recognizer was disabled or left its view.
        case abandon
        /// All touches are up and no more are awaited.
        case finish
    }

    package enum Effect: Hashable, Sendable {
        /// Find out whether others have to fail first.
        case contend
        /// Ask the view and the delegate.
        case ask
        /// The gesture is recognized: others fail, targets are called, touches are canceled in their views.
        case recognize
        /// Call the targets with the current state.
        case announce
        case reset
        /// The transition to this state is invalid; nothing has changed.
        case refuse(State)
    }

    package private(set) var phase = Phase.possible

    package init() {}

    /// The value of the recognizer's `state`.
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

    /// Whether a continuous gesture is in progress.
    package var isRunning: Bool { phase == .began || phase == .changed }

    /// Whether only a new attempt can follow.
    package var isOver: Bool { phase == .ended || phase == .cancelled || phase == .failed }

    /// The effects to perform, in order.
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

    /// Whether the gesture may still be recognized or fail.
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
            // A recognizer that fails again, or after the end, changes nothing.
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
        // A gesture that has not begun fails instead of being canceled.
        case .failed, .cancelled: enter(.failed)
        case .changed: [.refuse(state)]
        }
    }

    /// A waiting gesture still reads as possible, so its recognizer may set `began` again.
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
