/// The state of a refresh control. Decides only; `UIRefreshControl` performs the effects.
///
///     idle ─▶ triggered ─▶ refreshing ─▶ idle     (ended: stopped while a finger still pulls the content)
package struct RefreshStateMachine: Equatable {
    package enum Phase: Equatable, CaseIterable {
        /// Nothing is refreshed.
        case idle
        /// The person has pulled far enough and has not released the content.
        case triggered
        /// The content rests below the spinner.
        case refreshing
        /// Refreshing has ended before the content was released; it cannot begin again in this drag.
        case ended
        /// The same, with the inset of `refreshing` still there.
        case endedWithInset
    }

    /// What happens to the control.
    package enum Event: CaseIterable {
        /// A finger has pulled the content beyond the threshold.
        case pulledBeyondThreshold
        /// The finger has left the content.
        case dragEnded
        /// The app has begun to refresh.
        case begin
        /// The app has ended refreshing.
        case end
        /// The same while a finger drags the content.
        case endDuringDrag
    }

    /// What the driver does.
    package enum Effect: Equatable {
        case startSpinner
        case stopSpinner
        case sendValueChanged
        case addInset
        case removeInset
    }

    /// Creates a machine at rest.
    package init() {}

    /// The current phase.
    package private(set) var phase = Phase.idle

    /// Whether the spinner runs.
    package var isRefreshing: Bool {
        switch phase {
        case .triggered, .refreshing: true
        case .idle, .ended, .endedWithInset: false
        }
    }

    /// The effects to perform, in order; none when the event changes nothing in this phase.
    package mutating func handle(_ event: Event) -> [Effect] {
        switch (phase, event) {
        case (.idle, .pulledBeyondThreshold): return enter(.triggered, [.startSpinner, .sendValueChanged])
        case (.idle, .begin): return enter(.refreshing, [.startSpinner, .addInset])
        case (.triggered, .dragEnded): return enter(.refreshing, [.addInset])
        case (.triggered, .end), (.triggered, .endDuringDrag): return enter(.ended, [.stopSpinner])
        case (.refreshing, .end): return enter(.idle, [.stopSpinner, .removeInset])
        case (.refreshing, .endDuringDrag): return enter(.endedWithInset, [.stopSpinner])
        case (.ended, .dragEnded): return enter(.idle, [])
        case (.ended, .begin): return enter(.triggered, [.startSpinner])
        case (.endedWithInset, .dragEnded): return enter(.idle, [.removeInset])
        case (.endedWithInset, .begin): return enter(.refreshing, [.startSpinner])
        case (.idle, .dragEnded), (.idle, .end), (.idle, .endDuringDrag),
            (.triggered, .pulledBeyondThreshold), (.triggered, .begin),
            (.refreshing, .pulledBeyondThreshold), (.refreshing, .dragEnded), (.refreshing, .begin),
            (.ended, .pulledBeyondThreshold), (.ended, .end), (.ended, .endDuringDrag),
            (.endedWithInset, .pulledBeyondThreshold), (.endedWithInset, .end), (.endedWithInset, .endDuringDrag):
            return []
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
