import UIKit

/// What `PopoverViewDriver` needs of a popover view.
@MainActor protocol DrivenPopover: UIView, Overlay {
    /// Whether the popover fades in and out.
    var fadesInAndOut: Bool { get }
    /// Adds the popover to `window`, with `anchor` to point at.
    func install(in window: UIWindow, below anchor: OverlayAnchor)
    /// Lays out the popover in its window, and makes it first responder if nothing else is.
    func installContent()
    /// Stops following the anchor.
    func stopTrackingAnchor()
    /// Removes the popover from its window.
    func removeFromWindow()
    /// Stops observing anchor and keyboard.
    func removeContent()
    /// Notifies the delegate that the presentation has ended.
    func notifyDidDismiss(for reason: DismissReason)
}

/// Carries out what `OverlayStateMachine` decides for one popover view: it adds the view to the anchor's window, fades
/// and removes it.
@MainActor final class PopoverViewDriver {
    private unowned let popover: any DrivenPopover
    private let lifecycle: OverlayLifecycle
    /// The anchor of the next presentation.
    private var requestedAnchor: OverlayAnchor?
    private var sceneObserver: SceneDisconnectionObserver?

    init(of popover: any DrivenPopover) {
        self.popover = popover
        lifecycle = popover.lifecycle
        lifecycle.attach(self)
    }

    // MARK: Events

    /// Presents the popover from `anchor`. If it is presented, it is dismissed as `replaced` first.
    func present(from anchor: OverlayAnchor) {
        // While the popover is added or removed, another presentation waits for the end of that.
        switch lifecycle.stateMachine.phase {
        case .pending, .removing: break
        case .idle, .presenting, .presented, .announced, .dismissing: guard isInWindow(anchor) else { return }
        }
        requestedAnchor = anchor
        handle(.presentAgain(replacing: .replaced))
    }

    private func isInWindow(_ anchor: OverlayAnchor) -> Bool {
        if anchor.window != nil { return true }
        OverlayDiagnostics.report(
            "\(type(of: popover)) was not shown: the view to present it from, \(anchor.description), is not in a "
                + "window. Present it after that view has appeared.")
        return false
    }

    /// Dismisses the popover; it fades out if `isAnimated` and it is configured to. The first reason counts.
    func dismiss(for reason: DismissReason, animated isAnimated: Bool) {
        switch lifecycle.stateMachine.phase {
        case .idle, .dismissing: return
        case .pending, .presenting, .presented, .announced, .removing: break
        }
        guard isAnimated, popover.fadesInAndOut, popover.window != nil else {
            return handle(.dismissImmediately(reason))
        }
        handle(.dismiss(OverlayState.Dismissal(reason: reason, isAnimated: true)))
    }

    /// The view has left its window.
    func viewDidLeaveWindow() { handle(.viewWasRemoved(.code)) }

    private func handle(_ event: OverlayState.Event) { lifecycle.handle(event) }
}

extension PopoverViewDriver: OverlayDriver {
    var overlay: AnyObject? { popover }

    func perform(_ effect: OverlayState.Effect) {
        switch effect {
        case .mount: mount()
        case .installContent: installContent()
        case .animateIn: animateIn()
        case .finishPresenting: lifecycle.startCountdown(of: popover)
        case .prepareDismissal: popover.stopTrackingAnchor()
        case .animateOut: animateOut()
        case .unmount: unmount()
        case .removeContent:
            popover.removeContent()
            sceneObserver = nil
        case .endLifecycle(let reason, _): endLifecycle(for: reason)
        case .presentAgain: presentAgain()
        case .beginLifecycle, .stopAnimation, .resumePresentation: break
        }
    }

    private func mount() {
        guard let anchor = requestedAnchor, let window = anchor.window else {
            return handle(.viewWasRemoved(.anchorLost))
        }
        popover.install(in: window, below: anchor)
        // A callback during insertion may have removed it.
        handle(popover.window == nil ? .viewWasRemoved(.code) : .viewDidEnterWindow)
    }

    private func installContent() {
        sceneObserver = SceneDisconnectionObserver(window: popover.window) { [weak self] in
            // Without a scene there is no fade.
            self?.handle(.dismissImmediately(.sceneClosed))
        }
        popover.installContent()
    }

    private func animateIn() {
        guard popover.fadesInAndOut else { return handle(.presentationDidEnd) }
        popover.alpha = 0
        UIView.animate(withDuration: PopoverViewMetrics.fadeDuration) { [popover] in
            popover.alpha = 1
        } completion: { [weak self] isFinished in
            if isFinished { self?.handle(.presentationDidEnd) }
        }
    }

    private func animateOut() {
        popover.isUserInteractionEnabled = false
        UIView.animate(withDuration: PopoverViewMetrics.fadeDuration) { [popover] in
            popover.alpha = 0
        } completion: { [self, popover] _ in
            withExtendedLifetime(popover) { handle(.dismissalDidEnd) }
        }
    }

    private func unmount() {
        popover.removeFromWindow()
        // A view that was in no window does not notice its removal.
        if case .removing = lifecycle.stateMachine.phase { handle(.viewWasRemoved(.code)) }
    }

    /// A callback may present the popover again with immediate effect.
    private func endLifecycle(for reason: DismissReason) {
        lifecycle.performNestedEffects {
            lifecycle.reportDismissal(for: reason) { popover.notifyDidDismiss(for: $0) }
        }
    }

    /// Presents from the anchor that was requested meanwhile. A presentation by a callback counts instead.
    private func presentAgain() {
        guard lifecycle.stateMachine.phase == .idle, let anchor = requestedAnchor else { return }
        lifecycle.performNestedEffects { present(from: anchor) }
    }
}
