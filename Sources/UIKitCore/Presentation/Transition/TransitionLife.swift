/// The life of one transition between two controllers. It only decides; `ControllerTransition` acts on the answer.
///
///     waiting ─▶ running ⇄ interactive      (finish: running on; cancel: running back)
///        │          │          │
///        └──────────┴──────────┴─▶ over     completed, cancelled, or abandoned: what it stood on is gone
package struct TransitionLife {
    package enum Phase: Equatable {
        case waiting
        /// It goes by itself, to its end or back to its beginning.
        case running(isCancelled: Bool)
        /// Somebody has it in hand.
        case interactive
        case over(End)
    }

    package enum End: Equatable { case completed, cancelled, abandoned }

    package enum Event: Equatable {
        case start(interactively: Bool)
        /// Somebody catches it; lets it go on; lets it go back.
        case pause, finish, cancel
        /// The animator says that it has come to rest.
        case complete(Bool)
        case abandon
    }

    package enum Effect: Equatable {
        /// The animator moves it; the interactor takes it in hand.
        case animate, interact
        /// It stands still; it goes on from where it is.
        case hold, goOn, goBack
        case announceInteraction
        case end(End)
    }

    package private(set) var phase = Phase.waiting

    package init() {}

    /// What to do now, in order. Nil, with nothing changed, when `event` makes no sense in this phase.
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
