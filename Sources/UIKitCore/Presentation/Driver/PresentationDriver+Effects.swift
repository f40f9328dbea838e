extension PresentationDriver {
    /// Performs one effect of the state machine.
    func perform(_ effect: PresentationStateMachine.Effect) {
        switch effect {
        case .installContainer: installContainer()
        case .removeContainer: controller.removeContainer()
        case .prepareTransition(let direction, let animated): prepareTransition(direction, animated: animated)
        case .runTransition(let direction): runTransition(direction)
        case .abandonTransition: transition?.abandon()
        case .endTransition: endTransition()
        case .layOutPresentedView: performPresentationCallback { _ in controller.layOutPresentedView() }
        case .detachFromPresenter: detachFromPresenter()
        case .endPresentation(let reason): endPresentation(reason: reason)
        case .completePresentation: runCompletion(\.presentCompletion)
        case .completeDismissal: runCompletion(\.dismissCompletion)
        case .notifyDelegateOfDismissal: controller.notifyDelegateOfDismissal()
        case .callHook(let hook): callHook(hook)
        case .presentedAppearance(let call): sendToPresented(call)
        case .presenterAppearance(let call): sendToPresenter(call)
        case .movePresenterViewIntoContainer: movePresenterViewIntoContainer()
        case .removePresenterView: presenterViewRestoration?.removeView()
        case .restorePresenterView:
            presenterViewRestoration?.restoreView()
            presenterViewRestoration = nil
        }
    }

    /// Calls the presentation controller's method for `hook`.
    func callHook(_ hook: PresentationStateMachine.Hook) {
        switch hook {
        case .presentationWillBegin:
            trace("presentationTransitionWillBegin()")
            controller.presentationTransitionWillBegin()
        case .presentationDidEnd(let completed):
            trace("presentationTransitionDidEnd(_:)", "completed: \(completed)")
            // A canceled presentation is not being presented any more.
            if completed {
                performPresentationCallback { _ in controller.presentationTransitionDidEnd(true) }
            } else {
                controller.presentationTransitionDidEnd(false)
            }
        case .dismissalWillBegin:
            trace("dismissalTransitionWillBegin()")
            controller.dismissalTransitionWillBegin()
        case .dismissalDidEnd(let completed):
            trace("dismissalTransitionDidEnd(_:)", "completed: \(completed)")
            if completed {
                performDismissalCallback { _ in controller.dismissalTransitionDidEnd(true) }
            } else {
                controller.dismissalTransitionDidEnd(false)
            }
        }
    }

    private func sendToPresented(_ call: PresentationStateMachine.AppearanceCallback) {
        switch call {
        case .willAppear(let animated):
            performPresentationCallback { $0.beginAppearanceTransition(true, animated: animated) }
        case .isAppearing: performPresentationCallback { $0.sendViewIsAppearing() }
        case .didAppear: performPresentationCallback { $0.endAppearanceTransitionIfNeeded() }
        case .willDisappear(let animated):
            performDismissalCallback { $0.beginAppearanceTransition(false, animated: animated) }
        case .didDisappear: performDismissalCallback { $0.endAppearanceTransitionIfNeeded() }
        }
    }

    /// Sends an appearance callback to the presenter.
    func sendToPresenter(_ call: PresentationStateMachine.AppearanceCallback) {
        switch call {
        case .willAppear(let animated): presenter?.beginAppearanceTransition(true, animated: animated)
        case .isAppearing: presenter?.sendViewIsAppearing()
        case .willDisappear(let animated): presenter?.beginAppearanceTransition(false, animated: animated)
        case .didAppear, .didDisappear: presenter?.endAppearanceTransitionIfNeeded()
        }
    }

    private func movePresenterViewIntoContainer() {
        guard let view = presenterView, let container = controller.containerView else { return }
        presenterViewRestoration = presenterViewRestoration ?? PresenterViewRestoration(of: view)
        presenterViewRestoration?.move(view, into: container)
    }

    private func installContainer() {
        system?.pendingPresentations.removeAll { $0 === self }
        guard let window else { return }
        controller.installContainer(in: window, for: self)
    }

    private func detachFromPresenter() {
        system?.pendingPresentations.removeAll { $0 === self }
        if presenter?.presentation === self { presenter?.presentation = nil }
    }

    /// From here on the presented controller can be presented again. Ends what it or its children still present in
    /// their own contexts, because its view is gone.
    private func endPresentation(reason: PresentationEndReason) {
        presented.endPresentationsForRemoval(reason: reason)
        for controller in [presented, controller.presentedViewController]
        where controller.containingPresentation === self {
            controller.containingPresentation = nil
        }
        trace("end", "\(presentedName), reason: \(reason.rawValue)")
    }

    private func runCompletion(_ completion: ReferenceWritableKeyPath<PresentationDriver, (() -> Void)?>) {
        let taken = self[keyPath: completion]
        self[keyPath: completion] = nil
        guard let taken else { return }
        callReentrantly(taken)
    }
}
