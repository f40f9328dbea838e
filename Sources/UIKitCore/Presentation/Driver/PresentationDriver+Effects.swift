import StateMachines

extension PresentationDriver {
    /// Performs one effect of the state machine.
    func perform(_ effect: PresentationStateMachine.Effect) {
        switch effect {
        case .installContainer: installContainer()
        case .removeContainer:
            container.remove()
            window?.focus.presentationDidEnd(self)
        case .prepareTransition(let direction, let animated): prepareTransition(direction, animated: animated)
        case .runTransition(let direction): runTransition(direction)
        case .abandonTransition: transitions.abandon()
        case .endTransition: endTransition()
        case .layOutPresentedView: appearance.perform(.presentation) { container.layOutPresentedView() }
        case .detachFromPresenter: detachFromPresenter()
        case .endPresentation(let reason): endPresentation(reason: reason)
        case .completePresentation: completePresentation()
        case .completeDismissal: completeDismissal()
        case .notifyDelegateOfDismissal: controller.notifyDelegateOfDismissal()
        case .callHook(let hook): callHook(hook)
        case .presentedAppearance(let call): appearance.send(call, toPresented: presented)
        case .presenterAppearance(let call): appearance.send(call, toPresenter: presenter)
        case .movePresenterViewIntoContainer:
            if let container = controller.containerView { presenterRestoration.moveView(into: container) }
        case .removePresenterView: presenterRestoration.removeView()
        case .restorePresenterView: presenterRestoration.restoreView()
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
                appearance.perform(.presentation) { controller.presentationTransitionDidEnd(true) }
            } else {
                controller.presentationTransitionDidEnd(false)
            }
        case .dismissalWillBegin:
            trace("dismissalTransitionWillBegin()")
            controller.dismissalTransitionWillBegin()
        case .dismissalDidEnd(let completed):
            trace("dismissalTransitionDidEnd(_:)", "completed: \(completed)")
            if completed {
                appearance.perform(.dismissal) { controller.dismissalTransitionDidEnd(true) }
            } else {
                controller.dismissalTransitionDidEnd(false)
            }
        }
    }

    private var participants: TransitionRunner.Participants {
        TransitionRunner.Participants(
            controller: controller, chrome: chrome, presented: presented, presenterRestoration: presenterRestoration,
            movesPresenterView: stateMachine.coversPresenter)
    }

    private func prepareTransition(_ direction: PresentationStateMachine.Direction, animated: Bool) {
        guard let system else { return }
        transitions.prepare(direction, animated: animated, of: participants, on: system) { [weak self] completed in
            self?.transitionDidEnd(completed: completed)
        }
        transitions.coordinator?.animate(
            alongsideTransition: { [weak self] _ in self?.updateStatusBar(direction) }, completion: nil)
    }

    /// Changes the status bar with the transition. What leaves is laid out first, so that it moves with the bar.
    private func updateStatusBar(_ direction: PresentationStateMachine.Direction) {
        if direction == .dismissal {
            UIView.performWithoutAnimation { controller.containerView?.layoutIfNeeded() }
        }
        system?.statusBar.setNeedsUpdate()
    }

    private func runTransition(_ direction: PresentationStateMachine.Direction) {
        // A callback since then may have ended the presentation.
        guard isInTransition else { return }
        if !transitions.run(direction, of: participants) { transitionDidEnd(completed: true) }
    }

    /// What is presented above a view that is about to be removed ends first: its container may hold the view, and is
    /// removed with it.
    private func transitionDidEnd(completed: Bool) {
        let reason = stateMachine.endReason(ifTransitionCompletes: completed)
        if let reason { presented.endPresentationsForRemoval(reason: reason) }
        handle(.transitionDidEnd(completed: completed))
        system?.statusBar.setNeedsUpdate()
    }

    private func installContainer() {
        system?.pendingPresentations.drivers.removeAll { $0 === self }
        guard let window else { return }
        container.install(in: window, for: self)
        window.focus.presentationDidBegin(self)
    }

    private func detachFromPresenter() {
        system?.pendingPresentations.drivers.removeAll { $0 === self }
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
        trace("end", "\(type(of: presented)), reason: \(reason.rawValue)")
        controller.presentedViewController.presentationDidEnd()
    }

    /// Writes a callback into the trace.
    private func trace(_ callback: String, _ arguments: String = "") {
        Trace.note(controller, callback: callback, arguments: arguments)
    }
}
