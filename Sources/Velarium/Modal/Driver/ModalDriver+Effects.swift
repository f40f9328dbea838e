import UIKit

extension ModalDriver {
    func perform(_ effect: ModalStateMachine.Effect) {
        switch effect {
        case .beginLifecycle: beginLifecycle()
        case .mount: host?.mount(controller)
        case .installContent: installContent()
        case .animateIn: animateIn()
        case .finishPresenting: finishPresenting()
        case .stopAnimation: stopAnimation()
        case .prepareDismissal: prepareDismissal()
        case .animateOut: animateOut()
        case .unmount: host?.unmount(controller)
        case .removeContent: removeContent()
        case .endLifecycle(let isGone): endLifecycle(isRemoved: isGone)
        }
    }

    private func beginLifecycle() {
        isReversing = false
        isDismissedByTap = false
        controller.adoptPreviousContent()
        forgetReports()
        lifecycle.willPresent()
    }

    /// Installs views and forwards the content's appearance before the first layout, so that content that becomes first
    /// responder as it appears is laid out above the keyboard.
    private func installContent() {
        guard let root = controller.view else { return }
        isReversing = overlayViews.content.hostedView != nil
        ModalRegistry.add(controller)
        sceneObserver = SceneDisconnectionObserver(window: root.window) { [weak self] in self?.sceneDidDisconnect() }
        overlayViews.install(in: root)
        overlayViews.background.hostedView = controller.dimmingView
        overlayViews.content.hostedView = controller.content.view
        overlayViews.content.isUserInteractionEnabled = true
        if !isReversing { overlayViews.saveAppearance() }
        UIView.performWithoutAnimation { overlayViews.layOut(in: root.bounds) }
        controller.content.willAppear(animated: isPresentAnimated)
        host?.didInstallContent(controller)
        keyboard.respondsToOutsideViews = !controller.onlyRespondsToKeyboardEventFromDescendantViews
        keyboard.startObserving(over: root)
        becomeFirstResponderIfAllowed()
        UIView.performWithoutAnimation { controller.layOutContent() }
    }

    /// Makes the overlay first responder, for Escape, unless its content or a view outside has that status.
    private func becomeFirstResponderIfAllowed() {
        guard controller.shouldBecomeKeyWindow, controller.view.firstResponderInSubtree == nil else { return }
        if (host as? ModalSubviewHost)?.canTakeFirstResponder == false { return }
        // The view and not the controller: the window remembers it as first responder.
        controller.view.becomeFirstResponder()
    }

    /// The presentation animation has ended.
    private func finishPresenting() {
        animationRun = nil
        isReversing = false
        controller.content.didAppear()
        callPresentationHandlers()
        lifecycle.didPresent(controller)
        callCompletions(&showCompletions, true)
    }

    private func stopAnimation() {
        animationRun?.abandon()
        animationRun = nil
        callPresentationHandlers()
    }

    private func callPresentationHandlers() {
        let waiting = presentationHandlers
        presentationHandlers = []
        for arrival in waiting { arrival() }
    }

    private func prepareDismissal() {
        callCompletions(&showCompletions, false)
        if isDismissedByTap { controller.willHideByDimmingViewTapped?() }
        controller.content.willDisappear(animated: isDismissAnimated)
        controller.delegate?.modalPresentationWillHide(controller)
        keyboard.stopObserving()
        overlayViews.content.isUserInteractionEnabled = false
        controller.viewIfLoaded?.endEditing(true)
    }

    private func removeContent() {
        host?.didRemoveContent(controller)
        host = nil
        sceneObserver = nil
        ModalRegistry.remove(controller)
        controller.content.didDisappear()
        overlayViews.content.hostedView = nil
        overlayViews.restoreAppearance()
        keyboard.reset()
        controller.discardLayoutInput()
    }

    /// Calls the delegate, closure and tasks, then the completions of the callers.
    private func endLifecycle(isRemoved: Bool) {
        let isByTap = isDismissedByTap
        let controller = controller
        var completions = hideCompletions
        hideCompletions = []
        var shows = isRemoved ? showCompletions : []
        if isRemoved { showCompletions = [] }
        callCompletions(&shows, false)
        lifecycle.didDismiss { _ in controller.delegate?.modalPresentationDidHide(controller) }
        callCompletions(&completions, isRemoved)
        if isByTap { controller.didHideByDimmingViewTapped?() }
        // A callback may have shown the overlay again.
        if case .idle = stateMachine.phase { controller.releaseContent() }
    }

    private func callCompletions(_ completions: inout [Completion], _ isDone: Bool) {
        let taken = completions
        completions = []
        for completion in taken { completion(isDone) }
    }
}
