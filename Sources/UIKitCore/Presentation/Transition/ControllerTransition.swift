import QuartzCore
import StateMachines

/// One transition between two view controllers: the context of its animator and interactor. It is retained from before
/// the first callback of the transition until after the last.
@MainActor final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    /// One of the two controllers.
    struct Participant {
        let controller: UIViewController
        /// The view that may be moved; nil if it stays in place.
        var view: UIView?
        /// Points of the container.
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    /// How the user drives the transition.
    struct Interaction {
        let interactor: (any UIViewControllerInteractiveTransitioning)?
        /// Whether the transition begins interactively.
        let isInitial: Bool
        /// The progress of the interaction, 0 to 1.
        var percentComplete: CGFloat = 0
    }

    /// Weak, because the container retains the presentation, and so this.
    private weak var container: UIView?
    var from: Participant
    var to: Participant
    private var interaction: Interaction
    private let animators: TransitionAnimators
    private let clock: TransitionClock
    private(set) var stateMachine = TransitionStateMachine()
    private let effects = EffectRunner<TransitionStateMachine.Effect>()
    let coordinator: TransitionCoordinator
    /// Moves views and layers to the progress of the interaction.
    private(set) lazy var scrubber = InteractiveAnimationScrubber(of: self)
    /// Called once, when the transition has ended.
    private var onEnd: (@MainActor (TransitionStateMachine.Outcome) -> Void)?

    /// Creates a transition of the style of `coordinator`, animated if that is.
    init(
        _ name: String, in container: UIView, from: Participant, to: Participant,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?, coordinator: TransitionCoordinator,
        system: UIKitSystem,
        onEnd: @escaping @MainActor (TransitionStateMachine.Outcome) -> Void
    ) {
        self.container = container
        self.from = from
        self.to = to
        self.coordinator = coordinator
        self.onEnd = onEnd
        animators = TransitionAnimators(animator)
        clock = TransitionClock(name, on: system)
        interaction = Interaction(
            interactor: interactor, isInitial: coordinator.isAnimated && interactor?.wantsInteractiveStart == true)
        super.init()
        coordinator.attach(to: self)
    }

    var name: String { clock.name }
    var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
    var isAnimated: Bool { coordinator.isAnimated }
    /// The animator; nil when nothing moves.
    var animator: (any UIViewControllerAnimatedTransitioning)? { animators.animator }
    var interactor: (any UIViewControllerInteractiveTransitioning)? { interaction.interactor }
    /// Whether the transition begins interactively.
    var startsInteractively: Bool { interaction.isInitial }
    /// The duration in seconds without interaction; 0 until the animator was asked.
    var duration: Seconds { clock.duration }

    /// The progress of the interaction, 0 to 1.
    var percentComplete: CGFloat {
        get { interaction.percentComplete }
        set { interaction.percentComplete = newValue }
    }

    // MARK: Running

    /// Starts the transition, after the layout of the end state.
    func start() {
        clock.start(duration: isAnimated ? animators.duration(using: self) : 0)
        (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
        handle(.start(interactively: startsInteractively))
    }

    /// Stops the transition, because its window or presenter is gone. Later reports of its end are ignored.
    func abandon() { handle(.abandon) }

    private func handle(_ event: TransitionStateMachine.Event) {
        if let decided = stateMachine.handle(event) { effects.run(decided, perform: perform) }
    }

    private func perform(_ effect: TransitionStateMachine.Effect) {
        switch effect {
        case .startAnimation: startAnimation()
        case .startInteraction: startInteraction()
        case .pause:
            clock.pause()
            scrubber.pause()
        case .resumeForward, .resumeBackward:
            clock.resume()
            scrubber.endInteraction(isCancelled: effect == .resumeBackward)
        case .notifyInteractionChange: coordinator.notifyInteractionChange()
        case .end(let end): finish(end)
        }
    }

    /// Starts the animation. If there is an interactor, it starts the animator, even if it does not begin
    /// interactively.
    private func startAnimation() {
        guard animator != nil else {
            coordinator.runAnimations(along: nil)
            return completeTransition(true)
        }
        let gathering = AnimationCollector()
        gathering.perform {
            if isAnimated, let interactor {
                interactor.startInteractiveTransition(self)
            } else {
                animators.startAnimator(using: self)
            }
        }
        animators.add(gathering)
        if !hasEnded, isAnimated, let leader = animators.leader(using: self) {
            coordinator.runAnimations(in: leader)
        } else {
            coordinator.runAnimations(along: gathering.animations.first?.timing.curve)
        }
    }

    private func startInteraction() {
        clock.pause()
        let gathering = AnimationCollector()
        gathering.perform { interactor?.startInteractiveTransition(self) }
        animators.add(gathering)
        if scrubber.isIdle, !hasEnded { scrubber.begin(stoppingLayers: false) {} }
    }

    private func finish(_ end: TransitionStateMachine.Outcome) {
        clock.end()
        scrubber.end(isCancelled: end == .cancelled)
        if end == .abandoned { animators.known?.stopAnimation(true) }
        animators.notifyAnimatorOfEnd(completed: end == .completed)
        let callback = onEnd
        onEnd = nil
        callback?(end)
    }

    // MARK: State

    /// The animator that can pause and reverse the running transition; nil if there is none.
    var interruptible: (any UIViewImplicitlyAnimating)? {
        guard isAnimated else { return nil }
        switch stateMachine.phase {
        case .pending, .ended: return nil
        case .running, .interactive: return animators.active(isDriven: interactor != nil, using: self)
        }
    }

    /// Whether the interactor is a custom class of the app, which moves its animators itself.
    var interactorMovesAnimators: Bool { interactor.map { !($0 is UIPercentDrivenInteractiveTransition) } ?? false }

    var hasEnded: Bool {
        switch stateMachine.phase {
        case .ended: true
        case .pending, .running, .interactive: false
        }
    }

    /// Whether the transition is interactive, or will begin so.
    var isInteractive: Bool {
        switch stateMachine.phase {
        case .interactive: true
        case .pending: startsInteractively
        case .running, .ended: false
        }
    }

    var transitionWasCancelled: Bool {
        switch stateMachine.phase {
        case .running(let isCancelled): isCancelled
        case .ended(let end): end != .completed
        case .pending, .interactive: false
        }
    }

    /// An empty view once the container is gone.
    var containerView: UIView { container ?? UIView() }

    var targetTransform: CGAffineTransform { .identity }

    /// The fraction of the duration that has elapsed, 0 to 1.
    var elapsedFraction: CGFloat {
        switch stateMachine.phase {
        case .pending: 0
        case .ended: 1
        case .running, .interactive: clock.elapsedFraction
        }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { participant(for: vc)?.initialFrame ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { participant(for: vc)?.finalFrame ?? .zero }

    private func participant(for controller: UIViewController) -> Participant? {
        if controller === from.controller { return from }
        return controller === to.controller ? to : nil
    }
}

// MARK: Progress reports

extension ControllerTransition {
    /// Starts the animator. If the transition begins interactively its animations are paused at their beginnings, for
    /// `updateInteractiveTransition(_:)` to scrub them.
    func startAnimator() {
        guard !animators.hasStartedAnimator, animator != nil else { return }
        switch stateMachine.phase {
        case .running: animators.startAnimator(using: self)
        case .interactive:
            if scrubber.isIdle { scrubber.begin(stoppingLayers: true) { animators.startAnimator(using: self) } }
        case .pending, .ended: return
        }
    }

    /// The property animators to scrub among the gathered animations; empty if those are all view animations.
    func animatorsToScrub(_ gathering: AnimationCollector) -> [any UIViewImplicitlyAnimating] {
        animators.add(gathering)
        return hasEnded ? [] : animators.driven(using: self)
    }

    /// Scrubs to `percentComplete`, clamped to 0 to 1. Does nothing unless the transition is interactive.
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else {
            return misuse("updateInteractiveTransition: cannot be \(percentComplete).", raises: true)
        }
        guard stateMachine.phase == .interactive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        scrubber.scrub(to: Double(self.percentComplete))
    }

    /// Ends the interaction, and completes the transition.
    func finishInteractiveTransition() { handle(.finish) }

    /// Ends the interaction, and cancels the transition.
    func cancelInteractiveTransition() { handle(.cancel) }

    /// Makes the transition interactive. Does nothing if the animator is not interruptible.
    func pauseInteractiveTransition() {
        guard interruptible != nil else { return }
        handle(.pause)
    }

    /// Ends the transition. A second call is refused.
    func completeTransition(_ didComplete: Bool) {
        switch stateMachine.phase {
        case .running, .interactive: handle(.complete(didComplete))
        case .pending: misuse("completeTransition: was called before \(name) began.", raises: true)
        // A removed animation may still report its end.
        case .ended(.abandoned): return
        case .ended(.completed), .ended(.cancelled):
            misuse("completeTransition: was called a second time for \(name); it has ended already.", raises: true)
        }
    }

    fileprivate func complete(after seconds: Seconds) {
        clock.scheduleEnd(after: seconds) { [weak self] in
            guard let self else { return }
            completeTransition(!transitionWasCancelled)
        }
    }
}

extension UIViewControllerContextTransitioning {
    /// Completes the transition after `seconds`, unless it has ended before. For animators that move layers.
    package func completeTransition(after seconds: Seconds) {
        guard let transition = self as? ControllerTransition else { return completeTransition(true) }
        transition.complete(after: seconds)
    }
}
