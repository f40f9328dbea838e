/// The state of one modal overlay. Decides only; `ModalDriver` carries out the effects.
///
///     idle ─▶ pending ─▶ presenting ─▶ presented ─▶ dismissing ─▶ removing ─▶ idle
///                          ▲         (presenting ─▶ dismissing: interrupted)
///                          └──────────────── dismissing (shown again)
struct ModalLife {
    enum Phase {
        /// Not on the screen and not requested.
        case away
        /// Requested, but not in a window yet.
        case waiting
        /// On the screen, during the presentation animation.
        case coming
        /// On the screen, after the presentation animation.
        case shown
        /// On the screen, during the dismissal animation.
        case leaving
        /// About to be removed from the screen.
        case departing
    }

    enum Event {
        /// The app shows the overlay.
        case show
        /// The view was added to a window.
        case appear
        /// The presentation animation ended.
        case arrive
        /// The overlay is dismissed with animation.
        case hide
        /// The overlay is dismissed immediately.
        case drop
        /// UIKit dismisses the overlay by itself.
        case taken
        /// The dismissal animation ended.
        case left
        /// The view was removed from the screen.
        case gone
    }

    enum Effect {
        /// Begin a presentation.
        case begin
        /// Add the view to its host.
        case mount
        /// Install the content and lay it out.
        case enter
        /// Begin the presentation animation.
        case moveIn
        /// Notify that the presentation animation ended.
        case settle
        /// Abandon the animation in progress.
        case stopMotion
        /// Notify that the dismissal begins.
        case leave
        /// Begin the dismissal animation.
        case moveOut
        /// Remove the view from its host.
        case unmount
        /// Remove the content.
        case clear
        /// End the presentation. `isRemoved` is false if the overlay is shown again from its current position.
        case end(isGone: Bool)
    }

    private(set) var phase = Phase.away

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase. Empty if
    /// there is nothing to do.
    mutating func handle(_ event: Event) -> [Effect]? {
        switch (phase, event) {
        case (.away, .show): return enter(.waiting, [.begin, .mount])
        case (.away, .appear): return enter(.coming, [.begin, .enter, .moveIn])
        case (.waiting, .appear): return enter(.coming, [.enter, .moveIn])
        case (.leaving, .show):
            return enter(.coming, [.stopMotion, .end(isGone: false), .begin, .enter, .moveIn])
        case (.coming, .arrive): return enter(.shown, [.settle])

        case (.coming, .hide), (.shown, .hide): return enter(.leaving, [.stopMotion, .leave, .moveOut])
        case (.coming, .drop), (.shown, .drop): return enter(.departing, [.stopMotion, .leave, .unmount])
        case (.coming, .taken), (.shown, .taken): return enter(.departing, [.stopMotion, .leave])
        case (.waiting, .hide), (.waiting, .drop), (.leaving, .left): return enter(.departing, [.unmount])
        case (.leaving, .drop): return enter(.departing, [.stopMotion, .unmount])
        case (.leaving, .taken): return enter(.departing, [.stopMotion])

        case (.coming, .gone), (.shown, .gone):
            return enter(.away, [.stopMotion, .leave, .clear, .end(isGone: true)])
        case (.leaving, .gone): return enter(.away, [.stopMotion, .clear, .end(isGone: true)])
        case (.waiting, .gone), (.departing, .gone): return enter(.away, [.clear, .end(isGone: true)])

        case (.leaving, .hide), (.departing, .hide), (.departing, .drop), (.departing, .taken), (.coming, .appear),
            (.shown, .appear), (.leaving, .appear), (.departing, .appear):
            return []
        case (.away, _), (.waiting, _), (.coming, .show), (.coming, .left), (.shown, .show), (.shown, .arrive),
            (.shown, .left), (.leaving, .arrive), (.departing, .show), (.departing, .arrive), (.departing, .left):
            return nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
