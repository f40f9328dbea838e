import UIKit

/// The presentations of an `OverlayController` by UIKit: detects when one begins and ends, and dismisses it when UIKit
/// can.
@MainActor final class PresentationSession {
    /// Nil during deallocation: UIKit may release a torn down presentation together with its controller.
    private weak var controller: OverlayController?
    private let storedLifecycle = OverlayLifecycle()
    /// The presentation controller of the last presentation. Its identifier outlives it and may be reused.
    private weak var presentation: UIPresentationController?
    private var presentationID: ObjectIdentifier?
    /// Whether the presentation animation has not ended yet.
    private var isPresenting = false
    private var isDismissed = true
    private var sceneObserver: SceneDisconnectionObserver?
    private var retryTimer: OverlayTimer?
    private var completions: [() -> Void] = []
    /// A dismissal that was requested during another one. It is carried out if that is canceled.
    private var pendingDismissal: (reason: DismissReason, animated: Bool)?

    init(of controller: OverlayController) { self.controller = controller }

    /// Whether a presentation is in progress.
    var isPresentationInProgress: Bool {
        detectPresentation()
        return isPresenting
    }

    /// The lifecycle. UIKit has no callback for `present`, so a new presentation is detected on the next access.
    var lifecycle: OverlayLifecycle {
        detectPresentation()
        return storedLifecycle
    }

    private func detectPresentation() {
        guard let controller, controller.parent == nil, controller.presentingViewController != nil,
            let presentation = controller.presentationController
        else { return }
        startSession(for: presentation)
    }

    private func startSession(for presentation: UIPresentationController) {
        guard self.presentation !== presentation else { return }
        self.presentation = presentation
        presentationID = ObjectIdentifier(presentation)
        isPresenting = true
        isDismissed = false
        storedLifecycle.willPresent()
    }

    // MARK: Calls from the presentation controller

    /// The presentation transition begins in `container`.
    func presentationWillBegin(_ presentation: UIPresentationController, in container: UIView) {
        startSession(for: presentation)
        sceneObserver = SceneDisconnectionObserver(window: container.window) { [weak self] in
            self?.controller?.dismiss(for: .sceneClosed, animated: false)
        }
    }

    /// The presentation transition has ended.
    func presentationDidEnd() {
        isPresenting = false
        if let controller { storedLifecycle.didPresent(controller) }
    }

    /// The dismissal was canceled. Carries out a dismissal that was requested meanwhile.
    func dismissalWasCanceled() {
        storedLifecycle.cancelDismissal()
        guard let pending = pendingDismissal else { return }
        pendingDismissal = nil
        dismiss(for: pending.reason, animated: pending.animated)
    }

    /// The presented view has left the screen. Takes effect once per presentation.
    func didDismiss(_ presentation: ObjectIdentifier) {
        guard presentationID == presentation, !isDismissed else { return }
        isDismissed = true
        isPresenting = false
        sceneObserver = nil
        retryTimer = nil
        let controller = controller
        let completions = completions
        self.completions = []
        pendingDismissal = nil
        storedLifecycle.didDismiss { controller?.notifyDidDismiss(for: $0) }
        for completion in completions { completion() }
    }

    // MARK: Dismissal

    /// Dismisses the controller for `reason` as soon as UIKit can. Returns false if nothing is presented or another
    /// reason came first.
    @discardableResult
    func dismiss(for reason: DismissReason, animated: Bool, completion: (() -> Void)? = nil) -> Bool {
        guard lifecycle.willDismiss(for: reason) else {
            if storedLifecycle.isDismissing, pendingDismissal == nil { pendingDismissal = (reason, animated) }
            return false
        }
        if let completion { completions.append(completion) }
        dismissWhenPossible(animated: animated)
        return true
    }

    /// UIKit refuses to dismiss during a transition or below one. Then this retries in the next frame.
    private func dismissWhenPossible(animated: Bool) {
        retryTimer = nil
        guard storedLifecycle.isDismissing else { return }
        if !isPresenting, let controller, controller.canBeDismissedNow {
            controller.presentingViewController?.dismiss(animated: animated)
        } else {
            retryTimer = OverlayTimer(after: 0) { [weak self] in self?.dismissWhenPossible(animated: animated) }
        }
    }
}

extension UIViewController {
    /// Whether this controller and everything presented above it are on the screen without a transition, so that UIKit
    /// can dismiss it.
    var canBeDismissedNow: Bool {
        var top = self
        while let above = top.presentedViewController, top.transitionCoordinator == nil { top = above }
        return top.transitionCoordinator == nil && top.viewIfLoaded?.window != nil
    }
}
