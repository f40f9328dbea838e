/// The state of one gesture in one attempt, from its first touch to its last. Decides only.
///
///     possible ─▶ awaitingFailures ─▶ awaitingPermission ─┬─▶ began ─▶ changed ⟲ ─▶ ended or cancelled  (continuous)
///         │              │                    │           └─▶ ended                                      (discrete)
///         └──────────────┴────────────────────┴─────────────▶ failed
///
/// From outside, `awaitingFailures` and `awaitingPermission` are still `possible`: the gesture was detected. Other
/// gestures have to fail first, or the view and the delegate have to agree.
package struct GestureStateMachine: Hashable, Sendable {
    package typealias State = UIGestureRecognizer.State

    /// How a gesture leaves the possible state: a continuous one begins, a discrete one ends.
    package enum Recognition: Hashable, Sendable {
        case began, ended
    }

    package enum Phase: Hashable, Sendable {
        case possible
        /// Detected; other gestures have to fail first.
        case awaitingFailures(Recognition)
        /// Detected; the view and the delegate have to agree first.
        case awaitingPermission(Recognition)
        case began, changed, ended, cancelled, failed
    }

    package enum Event: Hashable, Sendable {
        /// The recognizer sets this state.
        case assign(State)
        /// No other gesture has to fail first any more.
        case requirementsMet
        /// The answer of the view and the delegate.
        case permissionResult(mayBegin: Bool)
        /// Another gesture was recognized instead.
        case fail
        /// The recognizer was disabled or left its view.
        case abandon
        /// All touches are up and no more are awaited.
        case finish
    }

    package enum Effect: Hashable, Sendable {
        /// Find out whether others have to fail first.
        case collectFailureRequirements
        /// Ask the view and the delegate.
        case askPermissionToBegin
        /// The gesture is recognized: others fail, targets are called, touches are canceled in their views.
        case recognize
        /// Call the targets with the current state.
        case callTargets
        case reset
        /// The transition to this state is invalid; nothing has changed.
        case rejectState(State)
    }

    package private(set) var phase = Phase.possible

    package init() {}

    /// The value of the recognizer's `state`.
    package var state: State {
        switch phase {
        case .possible, .awaitingFailures, .awaitingPermission: .possible
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
        case .requirementsMet:
            guard case .awaitingFailures(let recognition) = phase else { return [] }
            return enter(.awaitingPermission(recognition), [.askPermissionToBegin])
        case .permissionResult(let mayBegin):
            guard case .awaitingPermission(let recognition) = phase else { return [] }
            guard mayBegin else { return enter(.failed) }
            return enter(recognition == .began ? .began : .ended, [.recognize])
        case .fail: return isUndecided ? enter(.failed) : []
        case .abandon:
            if isRunning { return enter(.cancelled, [.callTargets]) }
            return isUndecided ? enter(.failed) : []
        case .finish:
            guard !isRunning else { return [] }
            return enter(.possible, [.reset])
        }
    }

    /// Whether the gesture may still be recognized or fail.
    package var isUndecided: Bool {
        switch phase {
        case .possible, .awaitingFailures, .awaitingPermission: true
        case .began, .changed, .ended, .cancelled, .failed: false
        }
    }

    private mutating func assign(_ state: State) -> [Effect] {
        switch phase {
        case .possible: return leavePossible(for: state)
        case .awaitingFailures(let recognition): return assign(state, afterSeeing: recognition)
        case .awaitingPermission:
            switch state {
            case .possible: return []
            case .failed, .cancelled: return enter(.failed)
            case .began, .changed, .ended: return [.rejectState(state)]
            }
        case .began, .changed:
            switch state {
            case .changed: return enter(.changed, [.callTargets])
            case .ended: return enter(.ended, [.callTargets])
            case .cancelled: return enter(.cancelled, [.callTargets])
            case .possible, .began, .failed: return [.rejectState(state)]
            }
        case .ended, .cancelled, .failed:
            switch state {
            // A recognizer that fails again, or after the end, changes nothing.
            case .failed, .cancelled: return []
            case .ended: return phase == .ended ? [] : [.rejectState(state)]
            case .possible, .began, .changed: return [.rejectState(state)]
            }
        }
    }

    private mutating func leavePossible(for state: State) -> [Effect] {
        switch state {
        case .possible: []
        case .began: enter(.awaitingFailures(.began), [.collectFailureRequirements])
        case .ended: enter(.awaitingFailures(.ended), [.collectFailureRequirements])
        // A gesture that has not begun fails instead of being canceled.
        case .failed, .cancelled: enter(.failed)
        case .changed: [.rejectState(state)]
        }
    }

    /// A waiting gesture still reads as possible, so its recognizer may set `began` again.
    private mutating func assign(_ state: State, afterSeeing recognition: Recognition) -> [Effect] {
        switch (state, recognition) {
        case (.possible, _): []
        case (.failed, _), (.cancelled, _): enter(.failed)
        case (.ended, _): enter(.awaitingFailures(.ended), [.collectFailureRequirements])
        case (.began, .began), (.changed, .began): [.collectFailureRequirements]
        case (.began, .ended), (.changed, .ended): [.rejectState(state)]
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect] = []) -> [Effect] {
        phase = next
        return effects
    }
}
