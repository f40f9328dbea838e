/// The state of one overlay of any kind. Decides only; the overlay's driver performs the effects.
///
///     idle ─▶ pending ─▶ presenting ─▶ presented ⇄ dismissing ─▶ removing ─▶ idle
///                └───────────┴────────────┴──▶ announced ──┘
///
/// `present` during `dismissing` returns to `presenting`. In every phase the view may be removed, which ends the
/// presentation.
///
/// `Reason` says why an overlay is dismissed; the first reason counts.
public struct OverlayStateMachine<Reason: Hashable & Sendable>: Hashable, Sendable {
    /// A request to dismiss the overlay.
    public struct Dismissal: Hashable, Sendable {
        /// Why the overlay is dismissed.
        public let reason: Reason
        /// Whether its dismissal animation runs.
        public let isAnimated: Bool

        /// Creates a request.
        public init(reason: Reason, isAnimated: Bool) {
            self.reason = reason
            self.isAnimated = isAnimated
        }
    }

    /// How far the presentation is whose dismissal was announced.
    public enum Progress: Hashable, Sendable {
        /// Requested, but not in a window yet.
        case pending
        /// On the screen, during the presentation animation.
        case presenting
        /// On the screen, after the presentation animation.
        case presented
    }

    /// A phase of one presentation.
    public enum Phase: Hashable, Sendable {
        /// Not on the screen and not requested.
        case idle
        /// Requested, but not in a window yet.
        case pending
        /// On the screen, during the presentation animation.
        case presenting
        /// On the screen, after the presentation animation.
        case presented
        /// The app has given the reason of a dismissal, and has not requested it yet. Nothing has changed on the screen.
        case announced(Reason, Progress)
        /// On the screen, during the dismissal animation. `next` is requested meanwhile, and carried out if this
        /// dismissal is canceled.
        case dismissing(Reason, next: Dismissal?)
        /// About to be removed from the screen. `presentsAgain` is true if the app has presented it again meanwhile.
        case removing(Reason, presentsAgain: Bool)
    }

    /// Something that happened to the overlay.
    public enum Event: Hashable, Sendable {
        /// The app shows the overlay.
        case present
        /// The app presents an overlay that may be presented already; that presentation ends for this reason.
        case presentAgain(replacing: Reason)
        /// The view was added to a window.
        case viewDidEnterWindow
        /// The presentation animation ended.
        case presentationDidEnd
        /// The overlay is dismissed with a dismissal animation of its host, which may be animated or not.
        case dismiss(Dismissal)
        /// The overlay is removed at once.
        case dismissImmediately(Reason)
        /// The app gives the reason of a dismissal that it will request, or that it performs itself.
        case dismissalWasAnnounced(Reason)
        /// UIKit dismisses the overlay by itself, and removes its view.
        case dismissedByUIKit(Reason)
        /// The dismissal animation ended.
        case dismissalDidEnd
        /// The dismissal was canceled, as when the user catches a sheet.
        case dismissalWasCanceled
        /// The view was removed from the screen, for this reason unless a dismissal had begun.
        case viewWasRemoved(Reason)
    }

    /// A step that the driver performs.
    public enum Effect: Hashable, Sendable {
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
        case animateOut(isAnimated: Bool)
        /// Notify that the overlay stays, because its dismissal was canceled.
        case resumePresentation
        /// Remove the view from its host.
        case unmount
        /// Remove the content.
        case removeContent
        /// End the presentation, and notify. `isRemoved` is false if the overlay is shown again from its current
        /// position.
        case endLifecycle(Reason, isRemoved: Bool)
        /// Present again, unless a callback has done that.
        case presentAgain
    }

    /// The current phase. Initially idle.
    public private(set) var phase = Phase.idle

    /// Creates the idle state.
    public init() {}

    /// Whether the overlay is requested or presented, and no dismissal has begun.
    public var isOpen: Bool {
        switch phase {
        case .pending, .presenting, .presented: true
        case .idle, .announced, .dismissing, .removing: false
        }
    }

    /// Whether a request to dismiss the overlay begins its dismissal: it is requested or on the screen, and not being
    /// dismissed, although that may have been announced.
    public var awaitsDismissal: Bool {
        switch phase {
        case .pending, .presenting, .presented, .announced: true
        case .idle, .dismissing, .removing: false
        }
    }

    /// The reason of the dismissal that was announced or is in progress; nil without one.
    public var dismissalReason: Reason? {
        switch phase {
        case .announced(let reason, _), .dismissing(let reason, _), .removing(let reason, _): reason
        case .idle, .pending, .presenting, .presented: nil
        }
    }

    /// Whether the overlay is on the screen.
    public var isVisible: Bool {
        switch phase {
        case .presenting, .presented, .announced(_, .presenting), .announced(_, .presented), .dismissing, .removing:
            true
        case .idle, .pending, .announced(_, .pending): false
        }
    }

    /// Whether the overlay is on the screen, and no dismissal has begun. It may have been announced.
    public var isPresentingOrPresented: Bool { awaitsDismissal && isVisible }

    /// Whether the presentation animation has ended, and no dismissal has begun. It may have been announced.
    public var isPresented: Bool {
        switch phase {
        case .presented, .announced(_, .presented): true
        case .idle, .pending, .presenting, .announced(_, .pending), .announced(_, .presenting), .dismissing, .removing:
            false
        }
    }

    /// The effects to perform, in order. Nil, with nothing changed, when `event` is not valid in this phase. Empty if
    /// there is nothing to do.
    public mutating func handle(_ event: Event) -> [Effect]? {
        switch event {
        case .present: present()
        case .presentAgain(let reason): presentAgain(replacing: reason)
        case .viewDidEnterWindow: enterWindow()
        case .presentationDidEnd: endPresentation()
        case .dismiss(let dismissal): dismiss(dismissal)
        case .dismissImmediately(let reason): dismissImmediately(reason)
        case .dismissalWasAnnounced(let reason): announceDismissal(reason)
        case .dismissedByUIKit(let reason): dismissByUIKit(for: reason)
        case .dismissalDidEnd: endDismissal()
        case .dismissalWasCanceled: cancelDismissal()
        case .viewWasRemoved(let reason): removeView(reason)
        }
    }

    private mutating func present() -> [Effect]? {
        switch phase {
        case .idle: enter(.pending, [.beginLifecycle, .mount])
        case .dismissing(let reason, _):
            enter(
                .presenting,
                [.stopAnimation, .endLifecycle(reason, isRemoved: false), .beginLifecycle, .installContent, .animateIn])
        case .pending, .presenting, .presented, .announced, .removing: nil
        }
    }

    private mutating func presentAgain(replacing formerReason: Reason) -> [Effect]? {
        switch phase {
        case .idle: present()
        case .pending: enter(.removing(formerReason, presentsAgain: true), [.unmount])
        case .presenting, .presented:
            enter(.removing(formerReason, presentsAgain: true), [.stopAnimation, .prepareDismissal, .unmount])
        case .announced(let reason, .pending): enter(.removing(reason, presentsAgain: true), [.unmount])
        case .announced(let reason, .presenting), .announced(let reason, .presented):
            enter(.removing(reason, presentsAgain: true), [.stopAnimation, .prepareDismissal, .unmount])
        case .dismissing(let reason, _):
            enter(.removing(reason, presentsAgain: true), [.stopAnimation, .unmount])
        case .removing(let reason, _): enter(.removing(reason, presentsAgain: true), [])
        }
    }

    private mutating func enterWindow() -> [Effect]? {
        switch phase {
        case .idle: enter(.presenting, [.beginLifecycle, .installContent, .animateIn])
        case .pending: enter(.presenting, [.installContent, .animateIn])
        case .announced(let reason, .pending):
            enter(.announced(reason, .presenting), [.installContent, .animateIn])
        case .presenting, .presented, .announced, .dismissing, .removing: []
        }
    }

    private mutating func endPresentation() -> [Effect]? {
        switch phase {
        case .presenting: enter(.presented, [.finishPresenting])
        case .announced(let reason, .presenting): enter(.announced(reason, .presented), [.finishPresenting])
        case .idle, .pending, .presented, .announced, .dismissing, .removing: nil
        }
    }

    private mutating func dismiss(_ dismissal: Dismissal) -> [Effect]? {
        switch phase {
        case .idle: nil
        case .pending: enter(.removing(dismissal.reason, presentsAgain: false), [.unmount])
        case .presenting, .presented:
            enter(
                .dismissing(dismissal.reason, next: nil),
                [.stopAnimation, .prepareDismissal, .animateOut(isAnimated: dismissal.isAnimated)])
        case .announced(let reason, .pending): enter(.removing(reason, presentsAgain: false), [.unmount])
        case .announced(let reason, .presenting), .announced(let reason, .presented):
            enter(
                .dismissing(reason, next: nil),
                [.stopAnimation, .prepareDismissal, .animateOut(isAnimated: dismissal.isAnimated)])
        case .dismissing(let reason, let next): enter(.dismissing(reason, next: next ?? dismissal), [])
        // The app has changed its mind about the presentation that it requested meanwhile.
        case .removing(let reason, _): enter(.removing(reason, presentsAgain: false), [])
        }
    }

    private mutating func dismissImmediately(_ reason: Reason) -> [Effect]? {
        switch phase {
        case .idle: nil
        case .pending: enter(.removing(reason, presentsAgain: false), [.unmount])
        case .presenting, .presented:
            enter(.removing(reason, presentsAgain: false), [.stopAnimation, .prepareDismissal, .unmount])
        case .announced(let first, .pending): enter(.removing(first, presentsAgain: false), [.unmount])
        case .announced(let first, .presenting), .announced(let first, .presented):
            enter(.removing(first, presentsAgain: false), [.stopAnimation, .prepareDismissal, .unmount])
        case .dismissing(let first, _): enter(.removing(first, presentsAgain: false), [.stopAnimation, .unmount])
        case .removing(let first, _): enter(.removing(first, presentsAgain: false), [])
        }
    }

    private mutating func announceDismissal(_ reason: Reason) -> [Effect]? {
        switch phase {
        case .pending: enter(.announced(reason, .pending), [])
        case .presenting: enter(.announced(reason, .presenting), [])
        case .presented: enter(.announced(reason, .presented), [])
        case .idle, .announced, .dismissing, .removing: nil
        }
    }

    private mutating func dismissByUIKit(for reason: Reason) -> [Effect]? {
        switch phase {
        case .idle, .pending, .announced(_, .pending): nil
        case .presenting, .presented:
            enter(.removing(reason, presentsAgain: false), [.stopAnimation, .prepareDismissal])
        case .announced(let first, .presenting), .announced(let first, .presented):
            enter(.removing(first, presentsAgain: false), [.stopAnimation, .prepareDismissal])
        case .dismissing(let first, _): enter(.removing(first, presentsAgain: false), [.stopAnimation])
        case .removing: []
        }
    }

    private mutating func endDismissal() -> [Effect]? {
        switch phase {
        case .dismissing(let reason, _): enter(.removing(reason, presentsAgain: false), [.unmount])
        case .idle, .pending, .presenting, .presented, .announced, .removing: nil
        }
    }

    private mutating func cancelDismissal() -> [Effect]? {
        switch phase {
        case .announced(_, .pending): enter(.pending, [])
        case .announced(_, .presenting): enter(.presenting, [])
        case .announced(_, .presented): enter(.presented, [.resumePresentation])
        case .dismissing(_, next: nil): enter(.presented, [.resumePresentation])
        case .dismissing(_, let next?):
            enter(
                .dismissing(next.reason, next: nil),
                [.resumePresentation, .prepareDismissal, .animateOut(isAnimated: next.isAnimated)])
        case .idle, .pending, .presenting, .presented, .removing: nil
        }
    }

    private mutating func removeView(_ reason: Reason) -> [Effect]? {
        switch phase {
        case .idle: nil
        case .pending: enter(.idle, [.removeContent, .endLifecycle(reason, isRemoved: true)])
        case .presenting, .presented:
            enter(.idle, [.stopAnimation, .prepareDismissal, .removeContent, .endLifecycle(reason, isRemoved: true)])
        case .announced(let first, .pending): enter(.idle, [.removeContent, .endLifecycle(first, isRemoved: true)])
        case .announced(let first, .presenting), .announced(let first, .presented):
            enter(.idle, [.stopAnimation, .prepareDismissal, .removeContent, .endLifecycle(first, isRemoved: true)])
        case .dismissing(let first, _):
            enter(.idle, [.stopAnimation, .removeContent, .endLifecycle(first, isRemoved: true)])
        case .removing(let first, let presentsAgain):
            enter(
                .idle,
                [.removeContent, .endLifecycle(first, isRemoved: true)] + (presentsAgain ? [.presentAgain] : []))
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
