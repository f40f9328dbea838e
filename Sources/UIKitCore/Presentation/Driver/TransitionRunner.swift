import CoreGraphics
import StateMachines

/// Creates and runs the transitions of one presentation, one at a time: asks the app and the style for animators and
/// interactors, and gives the transition its views and frames.
@MainActor final class TransitionRunner {
    /// What a transition of a presentation is between, when it is prepared, and again when it starts.
    @MainActor struct Participants {
        let controller: UIPresentationController
        let chrome: any PresentationChrome
        let presented: UIViewController
        let presenterRestoration: PresenterViewRestoration
        /// Whether the transition moves the presenter's view.
        let movesPresenterView: Bool

        var presenter: UIViewController? { presenterRestoration.presenter }
        /// The view that represents the presenter on the screen.
        var presenterView: UIView? { presenterRestoration.displayedView(behind: controller.containerView) }
    }

    /// The controller whose `present` was called. The presenter may be another one, on its behalf.
    private weak var source: UIViewController?
    /// The prepared or running transition.
    private(set) var transition: ControllerTransition?
    /// The transition's coordinator, from before the first callback until its completions have run.
    private(set) var coordinator: TransitionCoordinator?

    init(source: UIViewController) {
        self.source = source
    }

    /// Creates the coordinator of the animated presentation that is about to begin, before its container exists.
    func makeCoordinator(of style: UIModalPresentationStyle, in window: UIWindow) {
        coordinator = TransitionCoordinator(of: style, animated: true, in: window)
    }

    /// Asks the app for its animator and interactor, and creates the transition and its coordinator.
    /// - Parameter onEnd: Called when the transition has ended, with whether it completed. Not when it is abandoned.
    func prepare(
        _ direction: PresentationStateMachine.Direction, animated: Bool, of participants: Participants,
        on system: UIKitSystem, onEnd: @escaping @MainActor (_ completed: Bool) -> Void
    ) {
        let controller = participants.controller
        let presented = participants.presented
        guard let container = controller.containerView, let presenter = participants.presenter else { return }
        let own = appAnimator(for: direction, animated: animated, of: participants)
        let animator = own ?? (animated ? participants.chrome.makeAnimator(for: direction) : nil)
        let coordinator =
            coordinator ?? TransitionCoordinator(of: controller.presentationStyle, animated: animated, in: container)
        self.coordinator = coordinator
        let interactor = animated ? interactor(for: direction, using: own, of: participants) : nil
        let isComing = direction == .presentation
        let (coming, going) = isComing ? (presented, presenter) : (presenter, presented)
        transition = ControllerTransition(
            "the \(direction) of \(type(of: presented))", in: container,
            from: ControllerTransition.Participant(controller: going),
            to: ControllerTransition.Participant(controller: coming), animator: animator, interactor: interactor,
            coordinator: coordinator, system: system
        ) { end in
            if end != .abandoned { onEnd(end == .completed) }
        }
        // Looking up the moving views must not load a view early.
        if presented.isViewLoaded { setViews(of: participants, for: direction) }
    }

    /// Starts the prepared transition, with its views and frames. False if none is prepared.
    func run(_ direction: PresentationStateMachine.Direction, of participants: Participants) -> Bool {
        guard let transition else { return false }
        setViews(of: participants, for: direction)
        setFrames(of: participants, in: transition, for: direction)
        transition.start()
        return true
    }

    /// Stops the transition, because its window or presenter is gone.
    func abandon() { transition?.abandon() }

    /// Releases the transition and its coordinator, and returns the coordinator, whose completions are still to run.
    func removeEnded() -> TransitionCoordinator? {
        let ended = coordinator
        transition = nil
        coordinator = nil
        return ended
    }

    // MARK: Animator and interactor

    /// The app's animator. A presentation without animation asks only if its style is `custom`, because such an
    /// animator may add views as well.
    private func appAnimator(
        for direction: PresentationStateMachine.Direction, animated: Bool, of participants: Participants
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let presented = participants.presented
        guard animated || participants.controller.presentationStyle == .custom else { return nil }
        guard participants.controller.isModal, let delegate = presented.transitioningDelegate,
            let presenter = participants.presenter
        else { return nil }
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
        for direction: PresentationStateMachine.Direction,
        using animator: (any UIViewControllerAnimatedTransitioning)?, of participants: Participants
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let own = participants.chrome.interactor(for: direction) { return own }
        guard let delegate = participants.presented.transitioningDelegate, let animator else { return nil }
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

    // MARK: Views and frames

    /// Gives the transition its two views.
    private func setViews(of participants: Participants, for direction: PresentationStateMachine.Direction) {
        let moved = participants.movesPresenterView ? participants.presenterView : nil
        let presentedView = participants.controller.presentedView
        let isComing = direction == .presentation
        transition?.from.view = isComing ? moved : presentedView
        transition?.to.view = isComing ? presentedView : moved
    }

    /// Gives the transition its frames, after the layout of the end state.
    private func setFrames(
        of participants: Participants, in transition: ControllerTransition,
        for direction: PresentationStateMachine.Direction
    ) {
        let container = transition.containerView
        let presentersFrame = participants.presenterView.map { container.convert($0.bounds, from: $0) } ?? .zero
        switch direction {
        case .presentation:
            transition.from.initialFrame = presentersFrame
            transition.from.finalFrame = participants.movesPresenterView ? .zero : presentersFrame
            transition.to.finalFrame = participants.controller.frameOfPresentedViewInContainerView
        case .dismissal:
            transition.from.initialFrame = transition.from.view.map { container.convert($0.bounds, from: $0) } ?? .zero
            transition.to.finalFrame = presentersFrame
        }
    }
}
