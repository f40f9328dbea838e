extension PresentationDriver {
    /// Asks the app for its animator and interactor, and creates the transition and its coordinator.
    func prepareTransition(_ direction: PresentationStateMachine.Direction, animated: Bool) {
        guard let system, let container = controller.containerView, let presenter else { return }
        let own = appAnimator(for: direction, animated: animated)
        let animator = own ?? (animated ? chrome.makeAnimator(for: direction) : nil)
        let coordinator =
            coordinator ?? TransitionCoordinator(of: controller.presentationStyle, animated: animated, in: container)
        self.coordinator = coordinator
        let interactor = animated ? interactor(for: direction, using: own) : nil
        let isComing = direction == .presentation
        let (coming, going) = isComing ? (presented, presenter) : (presenter, presented)
        transition = ControllerTransition(
            "the \(direction) of \(presentedName)", in: container, of: controller.presentationStyle,
            animated: animated, from: ControllerTransition.Participant(controller: going),
            to: ControllerTransition.Participant(controller: coming), animator: animator, interactor: interactor,
            coordinator: coordinator, system: system
        ) { [weak self] end in
            guard end != .abandoned else { return }
            self?.handle(.transitionDidEnd(completed: end == .completed))
        }
        // Looking up the moving views must not load a view early.
        if presented.isViewLoaded { setViews(for: direction) }
    }

    /// The app's animator. A presentation without animation asks only if its style is `custom`, because such an
    /// animator may add views as well.
    private func appAnimator(
        for direction: PresentationStateMachine.Direction, animated: Bool
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard animated || controller.presentationStyle == .custom else { return nil }
        guard controller.isModal, let delegate = presented.transitioningDelegate, let presenter else { return nil }
        switch direction {
        case .presentation:
            return askDelegate(delegate, method: "animationController(forPresented:presenting:source:)") {
                delegate.animationController(
                    forPresented: presented, presenting: presenter, source: source ?? presenter)
            }
        case .dismissal:
            return askDelegate(delegate, method: "animationController(forDismissed:)") {
                delegate.animationController(forDismissed: presented)
            }
        }
    }

    /// The style's interactor, or the app's for its own animator.
    private func interactor(
        for direction: PresentationStateMachine.Direction, using animator: (any UIViewControllerAnimatedTransitioning)?
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let system = chrome.interactor(for: direction) { return system }
        guard let delegate = presented.transitioningDelegate, let animator else { return nil }
        switch direction {
        case .presentation:
            return askDelegate(delegate, method: "interactionControllerForPresentation(using:)") {
                delegate.interactionControllerForPresentation(using: animator)
            }
        case .dismissal:
            return askDelegate(delegate, method: "interactionControllerForDismissal(using:)") {
                delegate.interactionControllerForDismissal(using: animator)
            }
        }
    }

    /// Returns what the delegate answers. Traces the call if the delegate implements the method.
    private func askDelegate<Answer>(_ delegate: AnyObject, method question: String, _ call: () -> Answer?) -> Answer? {
        guard let answer = OptionalRequirement.result(of: question, call) else { return nil }
        Trace.note(
            delegate, callback: question,
            arguments: "answer: \(answer.map { String(describing: type(of: $0)) } ?? "nil")")
        return answer
    }

    /// Starts the prepared transition, with its views and frames.
    func runTransition(_ direction: PresentationStateMachine.Direction) {
        // A callback since then may have ended the presentation.
        guard isInTransition else { return }
        guard let transition else { return handle(.transitionDidEnd(completed: true)) }
        setViews(for: direction)
        setFrames(of: transition, for: direction)
        transition.start()
    }

    /// Gives the transition its two views.
    private func setViews(for direction: PresentationStateMachine.Direction) {
        let moved = stateMachine.coversPresenter ? presenterView : nil
        let isComing = direction == .presentation
        transition?.from.view = isComing ? moved : controller.presentedView
        transition?.to.view = isComing ? controller.presentedView : moved
    }

    /// Gives the transition its frames, after the layout of the end state.
    private func setFrames(of transition: ControllerTransition, for direction: PresentationStateMachine.Direction) {
        let container = transition.containerView
        let presentersFrame = presenterView.map { container.convert($0.bounds, from: $0) } ?? .zero
        switch direction {
        case .presentation:
            transition.from.initialFrame = presentersFrame
            transition.from.finalFrame = stateMachine.coversPresenter ? .zero : presentersFrame
            transition.to.finalFrame = controller.frameOfPresentedViewInContainerView
        case .dismissal:
            transition.from.initialFrame = transition.from.view.map { container.convert($0.bounds, from: $0) } ?? .zero
            transition.to.finalFrame = presentersFrame
        }
    }

    /// Releases the transition, and runs the coordinator's completions.
    func endTransition() {
        transition = nil
        guard let coordinator else { return }
        self.coordinator = nil
        callReentrantly { coordinator.end() }
    }
}
