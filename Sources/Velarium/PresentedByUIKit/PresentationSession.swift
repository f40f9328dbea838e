import UIKit

/// A controller whose presentations a `PresentationSession` follows.
@MainActor protocol PresentedOverlay: UIViewController, Overlay {
    /// Notifies the delegate that the presentation has ended.
    func notifyDidDismiss(for reason: DismissReason)
}

/// A presentation controller that a `PresentationSession` identifies by a token.
@MainActor protocol IdentifiedPresentation: UIPresentationController {
    /// Identifies this presentation.
    var token: PresentationSession.Token { get }
}

/// The presentations of an `OverlayController` by UIKit: detects when one begins and ends, and carries out what
/// `OverlayStateMachine` decides. UIKit adds, animates and removes the views.
@MainActor final class PresentationSession {
    /// Identifies one presentation. The presentation controller holds it, so that it is also known while that is
    /// deallocated.
    @MainActor final class Token {
        /// The presentation controller; set once.
        weak var presentation: UIPresentationController?
    }

    /// Nil during deallocation: UIKit may release a torn down presentation together with its controller.
    private weak var controller: (any PresentedOverlay)?
    private let storedLifecycle = OverlayLifecycle()
    /// The last presentation.
    private var token: Token?
    private let dismissal = UIKitDismissal()
    /// Waits until UIKit can present the controller in a window.
    private let opening = PresentationOpening()
    private var sceneObserver: SceneDisconnectionObserver?
    private var completions: [() -> Void] = []

    init(of controller: any PresentedOverlay) {
        self.controller = controller
        storedLifecycle.attach(self)
    }

    /// Whether UIKit is presenting the controller, or is about to.
    var isPresentationInProgress: Bool {
        detectPresentation()
        return (storedLifecycle.isPresented || storedLifecycle.isDismissing) && !dismissal.isPresented
    }

    /// The lifecycle. UIKit has no callback for `present`, so a new presentation is detected on the next access.
    var lifecycle: OverlayLifecycle {
        detectPresentation()
        return storedLifecycle
    }

    private func detectPresentation() {
        guard let controller, controller.parent == nil, controller.presentingViewController != nil,
            let presentation = controller.presentationController, token?.presentation !== presentation
        else { return }
        let token = (presentation as? any IdentifiedPresentation)?.token ?? Token()
        token.presentation = presentation
        beginPresentation(token)
    }

    private func beginPresentation(_ token: Token) {
        guard self.token !== token else { return }
        self.token = token
        opening.cancel()
        dismissal.presentationDidBegin()
        // A presentation that waited for this one has begun already.
        if storedLifecycle.stateMachine.isVisible { storedLifecycle.handle(.viewWasRemoved(.replaced)) }
        storedLifecycle.handle(.viewDidEnterWindow)
    }

    // MARK: Presenting

    /// Presents the controller at the top of `window` as soon as UIKit can: now, or after its own dismissal and other
    /// transitions there. Meanwhile the presentation is in progress, unless a former one is. The controller is retained
    /// until then.
    func present(in window: UIWindow, animated: Bool) {
        guard let controller else { return }
        opening.wait(in: window) { [weak self, weak window] in
            withExtendedLifetime(controller) { self?.presentNow(in: window, animated: animated) }
        }
        guard opening.isWaiting else { return }
        observeScene(of: window)
        if storedLifecycle.stateMachine.phase == .idle {
            dismissal.presentationDidBegin()
            storedLifecycle.handle(.present)
        }
    }

    private func presentNow(in window: UIWindow?, animated: Bool) {
        guard let controller else { return }
        if let presenter = window?.topmostController, presenter !== controller, controller.parent == nil,
            controller.presentingViewController == nil
        {
            presenter.present(controller, animated: animated)
        }
        guard controller.presentingViewController == nil else {
            detectPresentation()
            if sceneObserver == nil { observeScene(of: window) }
            return
        }
        OverlayDiagnostics.report(
            "\(type(of: controller)) was not shown: its window was closed, it has a parent, or UIKit refused to present "
                + "it. Show it over a controller that is on the screen, and without a parent.")
        if !storedLifecycle.stateMachine.isVisible { storedLifecycle.handle(.viewWasRemoved(.code)) }
    }

    private func observeScene(of window: UIWindow?) {
        sceneObserver = SceneDisconnectionObserver(window: window) { [weak self] in
            self?.sceneDidClose()
        }
    }

    /// UIKit releases the presentations of a scene that it disconnects, also those that have not begun.
    private func sceneDidClose() {
        controller?.dismiss(for: .sceneClosed, animated: false)
        storedLifecycle.handle(.viewWasRemoved(.sceneClosed))
    }

    // MARK: Calls from the presentation controller

    /// The presentation transition begins in `container`.
    func presentationWillBegin(_ token: Token, in container: UIView) {
        beginPresentation(token)
        observeScene(of: container.window)
    }

    /// The presentation transition has ended.
    func presentationDidEnd() {
        storedLifecycle.handle(.presentationDidEnd)
        if let controller { storedLifecycle.startCountdown(of: controller) }
        dismissal.presentationDidEnd()
    }

    /// The dismissal was canceled. Carries out a dismissal that was requested meanwhile.
    func dismissalWasCanceled() {
        dismissal.cancel()
        storedLifecycle.handle(.dismissalWasCanceled)
    }

    /// The presented view has left the screen. Takes effect once per presentation.
    func didDismiss(_ token: Token) {
        guard self.token === token else { return }
        storedLifecycle.handle(.viewWasRemoved(.code))
    }

    // MARK: Dismissal

    /// Dismisses the controller for `reason` as soon as UIKit can; it is not presented if it waits for that. Returns false
    /// if nothing is presented or its dismissal was requested before.
    @discardableResult
    func dismiss(for reason: DismissReason, animated: Bool, completion: (() -> Void)? = nil) -> Bool {
        let isFirst = lifecycle.stateMachine.awaitsDismissal
        opening.cancel()
        if isFirst, let completion { completions.append(completion) }
        storedLifecycle.handle(.dismiss(OverlayState.Dismissal(reason: reason, isAnimated: animated)))
        return isFirst
    }
}

extension PresentationSession: OverlayDriver {
    var overlay: AnyObject? { controller }

    func perform(_ effect: OverlayState.Effect) {
        switch effect {
        case .animateOut(let isAnimated):
            // Without animation UIKit ends the presentation at once, and so does its report.
            storedLifecycle.performNestedEffects { dismissal.request(of: controller, animated: isAnimated) }
        // Only a presentation that waits has no view yet.
        case .unmount: storedLifecycle.handle(.viewWasRemoved(.code))
        case .removeContent:
            if !opening.isWaiting { sceneObserver = nil }
            dismissal.cancel()
        case .endLifecycle(let reason, _): endLifecycle(for: reason)
        // UIKit adds, animates and removes the views, and calls the appearance methods.
        case .beginLifecycle, .mount, .installContent, .animateIn, .finishPresenting, .stopAnimation,
            .prepareDismissal, .resumePresentation, .presentAgain:
            break
        }
    }

    private func endLifecycle(for reason: DismissReason) {
        let controller = controller
        let completions = completions
        self.completions = []
        storedLifecycle.performNestedEffects {
            storedLifecycle.reportDismissal(for: reason) { controller?.notifyDidDismiss(for: $0) }
            for completion in completions { completion() }
        }
    }
}
