/// The state of a search controller. Decides only; `UISearchController` performs the effects.
///
///     inactive ─▶ beginning ─▶ active ─▶ ending ─▶ inactive     (beginning ⇄ ending: reversed while animated)
package struct SearchStateMachine: Equatable {
    package enum Phase: CaseIterable { case inactive, beginning, active, ending }
    package enum Event: CaseIterable { case activate, deactivate, transitionDidEnd, hostDidVanish }
    package enum Effect: Equatable {
        case notifyWillPresent, notifyDidPresent, notifyWillDismiss, notifyDidDismiss
        /// Attaches the search to its host, focuses the field, and animates the bars.
        case attach
        /// Empties and leaves the field, and animates the bars back.
        case clear
        /// Detaches the search from its host.
        case detach
        case updateResults
    }

    package private(set) var phase = Phase.inactive

    package init() {}

    /// Whether the search has begun and does not end.
    package var isActive: Bool { phase == .beginning || phase == .active }

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    package mutating func handle(_ event: Event) -> [Effect]? {
        switch (phase, event) {
        case (.inactive, .activate): return enter(.beginning, [.notifyWillPresent, .attach, .updateResults])
        case (.beginning, .transitionDidEnd): return enter(.active, [.notifyDidPresent])
        case (.beginning, .deactivate), (.active, .deactivate):
            return enter(.ending, [.notifyWillDismiss, .clear, .updateResults])
        case (.ending, .activate): return enter(.beginning, [.notifyWillPresent, .attach, .updateResults])
        case (.ending, .transitionDidEnd), (.ending, .hostDidVanish):
            return enter(.inactive, [.detach, .notifyDidDismiss])
        case (.beginning, .hostDidVanish), (.active, .hostDidVanish):
            return enter(.inactive, [.notifyWillDismiss, .clear, .detach, .notifyDidDismiss])
        case (.inactive, .deactivate), (.inactive, .transitionDidEnd), (.inactive, .hostDidVanish),
            (.beginning, .activate), (.active, .activate), (.active, .transitionDidEnd), (.ending, .deactivate):
            return nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
