/// When a menu opens and closes. Decides only; `MenuPresentation` carries out the effects.
///
///     idle ─▶ presenting ─▶ presented ─▶ dismissing ─▶ dismissed
///                  └───────────────────────▲
package struct MenuStateMachine: Hashable {
    package enum Phase: Hashable { case idle, presenting, presented, dismissing, dismissed }
    package enum Event: CaseIterable {
        case present, openingDidEnd
        /// An element was chosen, the user touched outside, or the app closes the menu.
        case dismiss
        case closingDidEnd
        /// The window was closed or the overlay was removed.
        case windowDidVanish
    }
    package enum Effect: Hashable {
        case willDisplay, installView, animateOpening, completeOpening
        case willEnd, animateClosing, completeClosing, removeView, didEnd
    }

    package private(set) var phase = Phase.idle

    package init() {}

    /// Whether elements can be chosen.
    package var acceptsInput: Bool { phase == .presenting || phase == .presented }

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    package mutating func handle(_ event: Event) -> [Effect]? {
        switch (phase, event) {
        case (.idle, .present):
            return enter(.presenting, [.willDisplay, .installView, .animateOpening])
        case (.presenting, .openingDidEnd):
            return enter(.presented, [.completeOpening])
        case (.presenting, .dismiss):
            return enter(.dismissing, [.completeOpening, .willEnd, .animateClosing])
        case (.presented, .dismiss):
            return enter(.dismissing, [.willEnd, .animateClosing])
        case (.dismissing, .closingDidEnd), (.dismissing, .windowDidVanish):
            return enter(.dismissed, [.completeClosing, .removeView, .didEnd])
        case (.presenting, .windowDidVanish):
            return enter(.dismissed, [.completeOpening, .willEnd, .completeClosing, .removeView, .didEnd])
        case (.presented, .windowDidVanish):
            return enter(.dismissed, [.willEnd, .completeClosing, .removeView, .didEnd])
        case (.idle, .openingDidEnd), (.idle, .dismiss), (.idle, .closingDidEnd), (.idle, .windowDidVanish),
            (.presenting, .present), (.presenting, .closingDidEnd),
            (.presented, .present), (.presented, .openingDidEnd), (.presented, .closingDidEnd),
            (.dismissing, .present), (.dismissing, .openingDidEnd), (.dismissing, .dismiss),
            (.dismissed, .present), (.dismissed, .openingDidEnd), (.dismissed, .dismiss), (.dismissed, .closingDidEnd),
            (.dismissed, .windowDidVanish):
            return nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
