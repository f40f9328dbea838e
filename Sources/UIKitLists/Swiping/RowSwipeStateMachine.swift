/// The state of a row that is swiped aside. Decides only; `RowSwipeController` performs the effects.
///
///     closed ─▶ dragging ⇄ open ─▶ performing ─▶ closing ─▶ closed     (closing ─▶ dragging: caught by a finger)
package struct RowSwipeStateMachine: Equatable {
    package enum Phase: Equatable {
        /// No row is aside.
        case closed
        /// A finger moves the row.
        case dragging
        /// The row rests with its actions visible.
        case open
        /// The handler of an action has been called and has not finished.
        case performing
        /// The row is moving back.
        case closing
    }

    /// Where a finger leaves the row.
    package enum Release: CaseIterable {
        /// The row goes back.
        case closed
        /// The row stays aside.
        case open
        /// The first action is performed.
        case full
    }

    /// What happens to the row.
    package enum Event: Equatable {
        case dragBegan
        case dragEnded(Release)
        /// Something else on the screen was touched or has moved.
        case interrupted
        case actionChosen
        /// The handler of the current action has called its completion.
        case actionFinished
        case animationEnded
        /// The row was deleted, reloaded or scrolled away.
        case rowRemoved
    }

    /// What the driver does.
    package enum Effect: Equatable {
        case showActions
        case animateOpen
        case animateClosed
        /// Moves the first action over the row, and performs it.
        case animateFull
        case performFirstAction
        case performChosenAction
        case removeActions
    }

    /// Creates a machine at rest.
    package init() {}

    /// The current phase.
    package private(set) var phase = Phase.closed

    /// The effects to perform, in order; none when the event changes nothing in this phase.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch (phase, event) {
        case (.closed, .dragBegan): return enter(.dragging, [.showActions])
        case (.open, .dragBegan), (.closing, .dragBegan): return enter(.dragging)
        case (.dragging, .dragEnded(let release)):
            switch release {
            case .closed: return enter(.closing, [.animateClosed])
            case .open: return enter(.open, [.animateOpen])
            case .full: return enter(.performing, [.animateFull, .performFirstAction])
            }
        case (.open, .actionChosen): return enter(.performing, [.performChosenAction])
        case (.performing, .actionFinished), (.open, .interrupted), (.dragging, .interrupted),
            (.performing, .interrupted):
            return enter(.closing, [.animateClosed])
        case (.closing, .animationEnded), (.dragging, .rowRemoved), (.open, .rowRemoved), (.performing, .rowRemoved),
            (.closing, .rowRemoved):
            return enter(.closed, [.removeActions])
        case (.closed, .dragEnded), (.closed, .interrupted), (.closed, .actionChosen), (.closed, .actionFinished),
            (.closed, .animationEnded), (.closed, .rowRemoved),
            (.dragging, .dragBegan), (.dragging, .actionChosen), (.dragging, .actionFinished),
            (.dragging, .animationEnded),
            (.open, .dragEnded), (.open, .actionFinished), (.open, .animationEnded),
            (.performing, .dragBegan), (.performing, .dragEnded), (.performing, .actionChosen),
            (.performing, .animationEnded),
            (.closing, .dragEnded), (.closing, .interrupted), (.closing, .actionChosen), (.closing, .actionFinished):
            return []
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect] = []) -> [Effect] {
        phase = next
        return effects
    }
}
