/// The life of one modal overlay. It only decides; the controller acts on the answer.
///
///     away ─▶ waiting ─▶ coming ─▶ shown ─▶ leaving ─▶ departing ─▶ away
///                          ▲         (coming ─▶ leaving: caught in flight)
///                          └──────────────── leaving (shown again)
struct ModalLife {
    enum Phase {
        /// Not on the screen, and not asked for.
        case away
        /// Asked for, but its place is in no window yet.
        case waiting
        /// On the screen, on its way in.
        case coming
        case shown
        /// On the screen, on its way out.
        case leaving
        /// About to be taken off the screen.
        case departing
    }

    enum Event {
        /// The app asks for it.
        case show
        /// Its view has come into a window.
        case appear
        /// The motion in is over.
        case arrive
        /// It is to leave, with motion.
        case hide
        /// It is to leave at once.
        case drop
        /// UIKit is taking it away, by its own means.
        case taken
        /// The motion out is over.
        case left
        /// Its view is off the screen.
        case gone
    }

    enum Effect {
        /// A showing begins.
        case begin
        /// The view goes where it is to be shown.
        case mount
        /// The content comes, and everything is laid out.
        case enter
        case moveIn
        /// The motion in has come to rest.
        case settle
        /// Forgets the motion under way.
        case stopMotion
        /// Whoever is concerned hears that it leaves.
        case leave
        case moveOut
        /// The view goes from where it was shown.
        case unmount
        /// The content goes.
        case clear
        /// The showing is over; `isGone` unless it is shown again from where it is.
        case end(isGone: Bool)
    }

    private(set) var phase = Phase.away

    /// What to do now, in order. Nil, with nothing changed, when `event` makes no sense in this phase; empty when there is
    /// nothing to do.
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
