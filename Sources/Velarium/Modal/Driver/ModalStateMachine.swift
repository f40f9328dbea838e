/// The state of one modal overlay. Decides only; `ModalDriver` carries out the effects.
///
///     idle ─▶ pending ─▶ presenting ─▶ presented ─▶ dismissing ─▶ removing ─▶ idle
///                          ▲         (presenting ─▶ dismissing: interrupted)
///                          └──────────────── dismissing (shown again)
struct ModalStateMachine {
    enum Phase {
        /// Not on the screen and not requested.
        case idle
        /// Requested, but not in a window yet.
        case pending
        /// On the screen, during the presentation animation.
        case presenting
        /// On the screen, after the presentation animation.
        case presented
        /// On the screen, during the dismissal animation.
        case dismissing
        /// About to be removed from the screen.
        case removing
    }

    enum Event {
        /// The app shows the overlay.
        case present
        /// The view was added to a window.
        case viewDidEnterWindow
        /// The presentation animation ended.
        case presentationDidEnd
        /// The overlay is dismissed with animation.
        case dismiss
        /// The overlay is dismissed immediately.
        case dismissImmediately
        /// UIKit dismisses the overlay by itself.
        case dismissedByUIKit
        /// The dismissal animation ended.
        case dismissalDidEnd
        /// The view was removed from the screen.
        case viewWasRemoved
    }

    enum Effect {
        /// Begin a presentation.
        case beginLifecycle
        /// Add the view to its host.
        case mount
        /// Install the content and lay it out.
        case installContent
        /// Begin the presentation animation.
        case animateIn
        /// Notify that the presentation animation ended.
        case finishPresenting
        /// Abandon the animation in progress.
        case stopAnimation
        /// Notify that the dismissal begins.
        case prepareDismissal
        /// Begin the dismissal animation.
        case animateOut
        /// Remove the view from its host.
        case unmount
        /// Remove the content.
        case removeContent
        /// End the presentation. `isRemoved` is false if the overlay is shown again from its current position.
        case endLifecycle(isRemoved: Bool)
    }

    private(set) var phase = Phase.idle

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase. Empty if
    /// there is nothing to do.
    mutating func handle(_ event: Event) -> [Effect]? {
        switch (phase, event) {
        case (.idle, .present): return enter(.pending, [.beginLifecycle, .mount])
        case (.idle, .viewDidEnterWindow): return enter(.presenting, [.beginLifecycle, .installContent, .animateIn])
        case (.pending, .viewDidEnterWindow): return enter(.presenting, [.installContent, .animateIn])
        case (.dismissing, .present):
            return enter(
                .presenting,
                [.stopAnimation, .endLifecycle(isRemoved: false), .beginLifecycle, .installContent, .animateIn])
        case (.presenting, .presentationDidEnd): return enter(.presented, [.finishPresenting])

        case (.presenting, .dismiss), (.presented, .dismiss):
            return enter(.dismissing, [.stopAnimation, .prepareDismissal, .animateOut])
        case (.presenting, .dismissImmediately), (.presented, .dismissImmediately):
            return enter(.removing, [.stopAnimation, .prepareDismissal, .unmount])
        case (.presenting, .dismissedByUIKit), (.presented, .dismissedByUIKit):
            return enter(.removing, [.stopAnimation, .prepareDismissal])
        case (.pending, .dismiss), (.pending, .dismissImmediately), (.dismissing, .dismissalDidEnd):
            return enter(.removing, [.unmount])
        case (.dismissing, .dismissImmediately): return enter(.removing, [.stopAnimation, .unmount])
        case (.dismissing, .dismissedByUIKit): return enter(.removing, [.stopAnimation])

        case (.presenting, .viewWasRemoved), (.presented, .viewWasRemoved):
            return enter(.idle, [.stopAnimation, .prepareDismissal, .removeContent, .endLifecycle(isRemoved: true)])
        case (.dismissing, .viewWasRemoved):
            return enter(.idle, [.stopAnimation, .removeContent, .endLifecycle(isRemoved: true)])
        case (.pending, .viewWasRemoved), (.removing, .viewWasRemoved):
            return enter(.idle, [.removeContent, .endLifecycle(isRemoved: true)])

        case (.dismissing, .dismiss), (.removing, .dismiss), (.removing, .dismissImmediately),
            (.removing, .dismissedByUIKit), (.presenting, .viewDidEnterWindow),
            (.presented, .viewDidEnterWindow), (.dismissing, .viewDidEnterWindow), (.removing, .viewDidEnterWindow):
            return []
        case (.idle, _), (.pending, _), (.presenting, .present), (.presenting, .dismissalDidEnd),
            (.presented, .present), (.presented, .presentationDidEnd),
            (.presented, .dismissalDidEnd), (.dismissing, .presentationDidEnd), (.removing, .present),
            (.removing, .presentationDidEnd), (.removing, .dismissalDidEnd):
            return nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
