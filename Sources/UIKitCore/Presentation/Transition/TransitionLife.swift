/// The state of one transition between two controllers. Decides only; `ControllerTransition` performs the effects.
///
///     pending ─▶ running ⇄ interactive      (finish: runs forward; cancel: runs backward)
///        │          │          │
///        └──────────┴──────────┴─▶ ended    completed, canceled, or abandoned because its window or presenter is gone
package struct TransitionLife {
    /// A phase of the transition.
    package enum Phase: Equatable {
        /// It has not started.
        case waiting
        /// It runs by itself, to its end or back to its beginning.
        case running(isCancelled: Bool)
        /// The user drives it.
        case interactive
        /// It has ended.
        case over(End)
    }

    /// How the transition ended.
    package enum End: Equatable { case completed, cancelled, abandoned }

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
        case animate, interact
        /// It pauses; it runs on from its current state, forward or backward.
        case hold, goOn, goBack
        /// Calls the handlers of interaction changes.
        case announceInteraction
        /// Ends the transition. Happens exactly once.
        case end(End)
    }

    /// The current phase.
    package private(set) var phase = Phase.waiting

    /// A pending transition.
    package init() {}

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    package mutating func handle(_ event: Event) -> [Effect]? {
        switch (phase, event) {
        case (.waiting, .start(interactively: false)): enter(.running(isCancelled: false), [.animate])
        case (.waiting, .start(interactively: true)): enter(.interactive, [.interact])
        case (.running, .pause): enter(.interactive, [.hold, .announceInteraction])
        case (.interactive, .finish): enter(.running(isCancelled: false), [.announceInteraction, .goOn])
        case (.interactive, .cancel): enter(.running(isCancelled: true), [.announceInteraction, .goBack])
        case (.running, .complete(let didComplete)), (.interactive, .complete(let didComplete)):
            end(didComplete ? .completed : .cancelled)
        case (.waiting, .abandon), (.running, .abandon), (.interactive, .abandon): end(.abandoned)
        case (.waiting, .pause), (.waiting, .finish), (.waiting, .cancel), (.waiting, .complete), (.running, .start),
            (.running, .finish), (.running, .cancel), (.interactive, .start), (.interactive, .pause), (.over, _):
            nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }

    private mutating func end(_ end: End) -> [Effect] { enter(.over(end), [.end(end)]) }
}
