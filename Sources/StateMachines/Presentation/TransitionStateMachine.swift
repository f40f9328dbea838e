/// The state of one transition between two controllers. Decides only; `ControllerTransition` performs the effects.
///
///     pending ─▶ running ⇄ interactive      (finish: runs forward; cancel: runs backward)
///        │          │          │
///        └──────────┴──────────┴─▶ ended    completed, canceled, or abandoned because its window or presenter is gone
package struct TransitionStateMachine {
    /// A phase of the transition.
    package enum Phase: Equatable {
        /// It has not started.
        case pending
        /// It runs by itself, to its end or back to its beginning.
        case running(isCancelled: Bool)
        /// The user drives it.
        case interactive
        /// It has ended.
        case ended(Outcome)
    }

    /// How the transition ended.
    package enum Outcome: Equatable { case completed, cancelled, abandoned }

    /// Something that happened to the transition.
    package enum Event: Equatable {
        /// The transition starts.
        case start(interactively: Bool)
        /// It becomes interactive; the interaction ends, and it runs forward or backward.
        case pause, finish, cancel
        /// The animator reports that it has ended, and whether it completed.
        case complete(Bool)
        /// Its window or presenter is gone.
        case abandon
    }

    /// An action for `ControllerTransition` to perform.
    package enum Effect: Equatable {
        /// The animator starts it; the interactor starts it.
        case startAnimation, startInteraction
        /// It pauses; it runs on from its current state, forward or backward.
        case pause, resumeForward, resumeBackward
        /// Calls the handlers of interaction changes.
        case notifyInteractionChange
        /// Ends the transition. Happens exactly once.
        case end(Outcome)
    }

    /// The current phase.
    package private(set) var phase = Phase.pending

    /// A pending transition.
    package init() {}

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    package mutating func handle(_ event: Event) -> [Effect]? {
        switch (phase, event) {
        case (.pending, .start(interactively: false)): enter(.running(isCancelled: false), [.startAnimation])
        case (.pending, .start(interactively: true)): enter(.interactive, [.startInteraction])
        case (.running, .pause): enter(.interactive, [.pause, .notifyInteractionChange])
        case (.interactive, .finish): enter(.running(isCancelled: false), [.notifyInteractionChange, .resumeForward])
        case (.interactive, .cancel): enter(.running(isCancelled: true), [.notifyInteractionChange, .resumeBackward])
        case (.running, .complete(let didComplete)), (.interactive, .complete(let didComplete)):
            end(didComplete ? .completed : .cancelled)
        case (.pending, .abandon), (.running, .abandon), (.interactive, .abandon): end(.abandoned)
        case (.pending, .pause), (.pending, .finish), (.pending, .cancel), (.pending, .complete), (.running, .start),
            (.running, .finish), (.running, .cancel), (.interactive, .start), (.interactive, .pause), (.ended, _):
            nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }

    private mutating func end(_ end: Outcome) -> [Effect] { enter(.ended(end), [.end(end)]) }
}
