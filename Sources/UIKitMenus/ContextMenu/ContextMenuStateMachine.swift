/// One press of a context menu interaction. Decides only; `ContextMenuDriver` carries out the effects.
///
///     idle ─▶ waiting ─▶ asking ─▶ highlighted ─▶ open ─▶ closing ─▶ idle
///       └───── secondary click ──▶ asking ───────▶ open
package struct ContextMenuStateMachine: Hashable {
    /// What began the interaction.
    package enum Trigger: Hashable { case press, secondaryClick }

    package enum Phase: Hashable {
        case idle
        /// A touch is down, and nothing is visible yet.
        case waiting
        /// The delegate is asked for the configuration.
        case asking(Trigger)
        /// The view is highlighted; the press continues.
        case highlighted
        /// The menu is opening or open.
        case open
        /// The menu is closing.
        case closing
    }

    package enum Event: Hashable, CaseIterable {
        case touchBegan, secondaryClick
        /// The touch has rested long enough for the highlight, or for the menu.
        case highlightIsDue, menuIsDue
        /// The delegate has provided a configuration, or none.
        case configured, refused
        /// The touch has moved too far, was lifted before the menu opened, or was canceled.
        case touchFailed
        /// There is neither a preview nor a menu, or another gesture has won.
        case nothingToShow
        /// The app closes the menu, or the interaction left its view.
        case dismiss
        /// The menu begins to close, for any reason.
        case menuWillEnd
        /// The menu's views are gone.
        case menuDidEnd
    }

    package enum Effect: Hashable {
        case scheduleHighlight, scheduleMenu, cancelTimers
        case askForConfiguration
        case showHighlight, cancelHighlight
        case failGesture
        case openMenu(Trigger)
        case closeMenu
        /// The delegate is told that the menu ends.
        case willEnd
        /// Everything of this press is released.
        case finish
    }

    package private(set) var phase = Phase.idle

    package init() {}

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase.
    package mutating func handle(_ event: Event) -> [Effect]? {
        switch phase {
        case .idle: handleWhileIdle(event)
        case .waiting: handleWhileWaiting(event)
        case .asking(let trigger): handle(event, whileAskingFor: trigger)
        case .highlighted: handleWhileHighlighted(event)
        case .open: handleWhileOpen(event)
        case .closing: handleWhileClosing(event)
        }
    }

    private mutating func handleWhileIdle(_ event: Event) -> [Effect]? {
        switch event {
        case .touchBegan: return enter(.waiting, [.scheduleHighlight])
        case .secondaryClick: return enter(.asking(.secondaryClick), [.askForConfiguration])
        case .highlightIsDue, .menuIsDue, .configured, .refused, .touchFailed, .nothingToShow, .dismiss, .menuWillEnd,
            .menuDidEnd:
            return nil
        }
    }

    private mutating func handleWhileWaiting(_ event: Event) -> [Effect]? {
        switch event {
        case .highlightIsDue: return enter(.asking(.press), [.askForConfiguration])
        case .touchFailed, .dismiss: return enter(.idle, [.cancelTimers, .failGesture, .finish])
        case .touchBegan, .secondaryClick, .menuIsDue, .configured, .refused, .nothingToShow, .menuWillEnd, .menuDidEnd:
            return nil
        }
    }

    private mutating func handle(_ event: Event, whileAskingFor trigger: Trigger) -> [Effect]? {
        switch (event, trigger) {
        case (.configured, .press): return enter(.highlighted, [.showHighlight, .scheduleMenu])
        case (.configured, .secondaryClick): return enter(.open, [.openMenu(.secondaryClick)])
        case (.refused, _), (.touchFailed, _), (.dismiss, _): return enter(.idle, [.failGesture, .finish])
        case (.touchBegan, _), (.secondaryClick, _), (.highlightIsDue, _), (.menuIsDue, _), (.nothingToShow, _),
            (.menuWillEnd, _), (.menuDidEnd, _):
            return nil
        }
    }

    private mutating func handleWhileHighlighted(_ event: Event) -> [Effect]? {
        switch event {
        case .menuIsDue: return enter(.open, [.openMenu(.press)])
        case .touchFailed, .dismiss: return enter(.idle, [.cancelTimers, .cancelHighlight, .failGesture, .finish])
        case .touchBegan, .secondaryClick, .highlightIsDue, .configured, .refused, .nothingToShow, .menuWillEnd,
            .menuDidEnd:
            return nil
        }
    }

    private mutating func handleWhileOpen(_ event: Event) -> [Effect]? {
        switch event {
        case .nothingToShow: return enter(.idle, [.cancelHighlight, .failGesture, .finish])
        case .dismiss: return [.closeMenu]
        case .menuWillEnd: return enter(.closing, [.willEnd])
        case .touchBegan, .secondaryClick, .highlightIsDue, .menuIsDue, .configured, .refused, .touchFailed,
            .menuDidEnd:
            return nil
        }
    }

    private mutating func handleWhileClosing(_ event: Event) -> [Effect]? {
        switch event {
        case .menuDidEnd: return enter(.idle, [.finish])
        case .touchBegan, .secondaryClick: return [.failGesture]
        case .highlightIsDue, .menuIsDue, .configured, .refused, .touchFailed, .nothingToShow, .dismiss, .menuWillEnd:
            return nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
