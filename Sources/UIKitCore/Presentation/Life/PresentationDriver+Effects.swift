extension PresentationDriver {
    /// Performs one effect of the state machine.
    func perform(_ effect: PresentationLife.Effect) {
        switch effect {
        case .mount: mount()
        case .unmount: controller.unmount()
        case .prepare(let direction, let animated): prepareTransition(direction, animated: animated)
        case .run(let direction): runTransition(direction)
        case .abandon: transition?.abandon()
        case .close: closeTransition()
        case .arrange: presenting { _ in controller.arrange() }
        case .release: release()
        case .end(let reason): finish(reason)
        case .completePresentation: complete(\.presentCompletion)
        case .completeDismissal: complete(\.dismissCompletion)
        case .announceDismissal: controller.tellDelegateOfDismissal()
        case .tell(let hook): tell(hook)
        case .presented(let call): tellPresented(call)
        case .presenter(let call): tellPresenter(call)
        case .takePresentersView: takePresentersView()
        case .removePresentersView: presentersPlace?.remove()
        case .returnPresentersView:
            presentersPlace?.restore()
            presentersPlace = nil
        }
    }

    /// Calls the presentation controller's method for `hook`.
    func tell(_ hook: PresentationLife.Hook) {
        switch hook {
        case .presentationWillBegin:
            note("presentationTransitionWillBegin()")
            controller.presentationTransitionWillBegin()
        case .presentationDidEnd(let completed):
            note("presentationTransitionDidEnd(_:)", "completed: \(completed)")
            // A canceled presentation is not being presented any more.
            if completed {
                presenting { _ in controller.presentationTransitionDidEnd(true) }
            } else {
                controller.presentationTransitionDidEnd(false)
            }
        case .dismissalWillBegin:
            note("dismissalTransitionWillBegin()")
            controller.dismissalTransitionWillBegin()
        case .dismissalDidEnd(let completed):
            note("dismissalTransitionDidEnd(_:)", "completed: \(completed)")
            if completed {
                dismissing { _ in controller.dismissalTransitionDidEnd(true) }
            } else {
                controller.dismissalTransitionDidEnd(false)
            }
        }
    }

    private func tellPresented(_ call: PresentationLife.Appearance) {
        switch call {
        case .willAppear(let animated): presenting { $0.beginAppearanceTransition(true, animated: animated) }
        case .isAppearing: presenting { $0.announceAppearing() }
        case .didAppear: presenting { $0.endRunningAppearance() }
        case .willDisappear(let animated): dismissing { $0.beginAppearanceTransition(false, animated: animated) }
        case .didDisappear: dismissing { $0.endRunningAppearance() }
        }
    }

    /// Sends an appearance callback to the presenter.
    func tellPresenter(_ call: PresentationLife.Appearance) {
        switch call {
        case .willAppear(let animated): presenter?.beginAppearanceTransition(true, animated: animated)
        case .isAppearing: presenter?.announceAppearing()
        case .willDisappear(let animated): presenter?.beginAppearanceTransition(false, animated: animated)
        case .didAppear, .didDisappear: presenter?.endRunningAppearance()
        }
    }

    private func takePresentersView() {
        guard let view = presentersView, let container = controller.containerView else { return }
        presentersPlace = presentersPlace ?? PresentersPlace(of: view)
        presentersPlace?.show(view, in: container)
    }

    private func mount() {
        system?.waitingPresentations.removeAll { $0 === self }
        guard let window else { return }
        controller.mount(in: window, for: self)
    }

    private func release() {
        system?.waitingPresentations.removeAll { $0 === self }
        if presenter?.presentation === self { presenter?.presentation = nil }
    }

    /// From here on the presented controller can be presented again. Ends what it or its children still present in
    /// their own contexts, because its view is gone.
    private func finish(_ reason: PresentationEnd) {
        presented.endPresentationsForRemoval(reason: reason)
        for controller in [presented, controller.presentedViewController] where controller.ownPresentation === self {
            controller.ownPresentation = nil
        }
        note("end", "\(presentedName), reason: \(reason.rawValue)")
    }

    private func complete(_ completion: ReferenceWritableKeyPath<PresentationDriver, (() -> Void)?>) {
        let taken = self[keyPath: completion]
        self[keyPath: completion] = nil
        guard let taken else { return }
        call(taken)
    }
}
