import QuartzCore

/// One transition between two view controllers: the context of its animator and interactor. It is retained from before
/// the first callback of the transition until after the last.
@MainActor final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    /// One of the two controllers.
    struct Party {
        let controller: UIViewController
        /// The view that may be moved; nil if it stays in place.
        var view: UIView?
        /// Points of the container.
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    /// A readable name for logs, such as "the dismissal of X".
    let name: String
    /// Weak, because the container retains the presentation, and so this.
    private weak var container: UIView?
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    var from: Party
    var to: Party
    /// The animator; nil when nothing moves.
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    private let animators = InterruptibleAnimators()
    /// Whether `animateTransition(using:)` has been called.
    private var hasAnimated = false
    private(set) var life = TransitionLife()
    private var effects: [TransitionLife.Effect] = []
    private var isPerforming = false
    /// The duration in seconds without interaction; 0 until the animator was asked.
    private(set) var duration: Seconds = 0
    /// Whether the transition begins interactively.
    let startsInteractively: Bool
    /// The progress of the interaction, 0 to 1.
    var percentComplete: CGFloat = 0
    let coordinator: TransitionCoordinator
    /// Moves views and layers to the progress of the interaction.
    private(set) lazy var scrub = TransitionScrub(of: self)
    private weak var system: UIKitSystem?
    private var startDate: Seconds = 0
    private var pending: FrameLoop.Work?
    private var watch: TransitionWatch?
    /// Called once, when the transition has ended.
    private var whenOver: (@MainActor (TransitionLife.End) -> Void)?

    init(
        _ name: String, in container: UIView, of style: UIModalPresentationStyle, animated: Bool, from: Party,
        to: Party, animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?, coordinator: TransitionCoordinator,
        system: UIKitSystem,
        whenOver: @escaping @MainActor (TransitionLife.End) -> Void
    ) {
        (self.name, self.container, presentationStyle, isAnimated) = (name, container, style, animated)
        (self.from, self.to, self.animator, self.interactor) = (from, to, animator, interactor)
        self.coordinator = coordinator
        self.system = system
        self.whenOver = whenOver
        startsInteractively = animated && interactor?.wantsInteractiveStart == true
        super.init()
        coordinator.follow(self)
    }

    // MARK: Running

    /// Starts the transition, after the layout of the end state.
    func start() {
        if let animator, isAnimated {
            duration = max(0, ViewTiming.valid(animator.transitionDuration(using: self)))
        }
        startDate = MediaTime.now
        watch = system.map { TransitionWatch(of: name, lasting: duration, on: $0) }
        (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
        handle(.start(interactively: startsInteractively))
    }

    /// Stops the transition, because its window or presenter is gone. Later reports of its end are ignored.
    func abandon() { handle(.abandon) }

    /// Performs the effects in order. Events from callbacks append their effects.
    private func handle(_ event: TransitionLife.Event) {
        guard let decided = life.handle(event) else { return }
        effects += decided
        guard !isPerforming else { return }
        isPerforming = true
        while !effects.isEmpty { perform(effects.removeFirst()) }
        isPerforming = false
    }

    private func perform(_ effect: TransitionLife.Effect) {
        switch effect {
        case .animate: animate()
        case .interact: interact()
        case .hold:
            watch?.rest()
            scrub.hold()
        case .goOn, .goBack:
            watch?.resume()
            scrub.letGo(isCancelled: effect == .goBack)
        case .announceInteraction: coordinator.announceInteraction()
        case .end(let end): finish(end)
        }
    }

    /// Starts the animation. If there is an interactor, it starts the animator, even if it does not begin
    /// interactively.
    private func animate() {
        guard animator != nil else {
            coordinator.runAnimations(along: nil)
            return completeTransition(true)
        }
        let gathering = AnimationGathering()
        gathering.perform {
            if isAnimated, let interactor { interactor.startInteractiveTransition(self) } else { runAnimator() }
        }
        animators.add(gathering)
        if !isOver, isAnimated, let leader = animators.leader(askForAnimator) {
            coordinator.runAnimations(in: leader)
        } else {
            coordinator.runAnimations(along: gathering.animations.first?.timing.curve)
        }
    }

    private func interact() {
        watch?.rest()
        let gathering = AnimationGathering()
        gathering.perform { interactor?.startInteractiveTransition(self) }
        animators.add(gathering)
        if scrub.isIdle, !isOver { scrub.begin(stoppingLayers: false) {} }
    }

    private func runAnimator() {
        hasAnimated = true
        animator?.animateTransition(using: self)
    }

    private func askForAnimator() -> (any UIViewImplicitlyAnimating)? {
        guard let animator else { return nil }
        return OptionalRequirement.answer(to: "interruptibleAnimator(using:)") {
            animator.interruptibleAnimator(using: self)
        }
    }

    private func finish(_ end: TransitionLife.End) {
        if let pending { system?.frameLoop.abandon(pending) }
        pending = nil
        watch?.end()
        scrub.end(isCancelled: end == .cancelled)
        if end == .abandoned { animators.known?.stopAnimation(true) }
        _ = OptionalRequirement.answer(to: "animationEnded(_:)") { animator?.animationEnded(end == .completed) }
        let told = whenOver
        whenOver = nil
        told?(end)
    }

    // MARK: State

    /// The animator that can pause and reverse the running transition; nil if there is none.
    var interruptible: (any UIViewImplicitlyAnimating)? {
        guard isAnimated else { return nil }
        switch life.phase {
        case .waiting, .over: return nil
        case .running, .interactive: return animators.active(isDriven: interactor != nil, askForAnimator)
        }
    }

    /// Whether the interactor is a custom class of the app, which moves its animators itself.
    var interactorMovesAnimators: Bool { interactor.map { !($0 is UIPercentDrivenInteractiveTransition) } ?? false }

    var isOver: Bool {
        switch life.phase {
        case .over: true
        case .waiting, .running, .interactive: false
        }
    }

    /// Whether the transition is interactive, or will begin so.
    var isInteractive: Bool {
        switch life.phase {
        case .interactive: true
        case .waiting: startsInteractively
        case .running, .over: false
        }
    }

    var transitionWasCancelled: Bool {
        switch life.phase {
        case .running(let isCancelled): isCancelled
        case .over(let end): end != .completed
        case .waiting, .interactive: false
        }
    }

    /// An empty view once the container is gone.
    var containerView: UIView { container ?? UIView() }

    var targetTransform: CGAffineTransform { .identity }

    /// The fraction of the duration that has elapsed, 0 to 1.
    var timePart: CGFloat {
        switch life.phase {
        case .waiting: 0
        case .over: 1
        case .running, .interactive:
            duration > 0 ? min(1, (MediaTime.now - startDate) / duration) : 0
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

    func initialFrame(for vc: UIViewController) -> CGRect { party(vc)?.initialFrame ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { party(vc)?.finalFrame ?? .zero }

    private func party(_ controller: UIViewController) -> Party? {
        if controller === from.controller { return from }
        return controller === to.controller ? to : nil
    }
}

// MARK: Progress reports

extension ControllerTransition {
    /// Starts the animator. If the transition begins interactively its animations are paused at their beginnings, for
    /// `updateInteractiveTransition(_:)` to scrub them.
    func startAnimator() {
        guard !hasAnimated, animator != nil else { return }
        switch life.phase {
        case .running: runAnimator()
        case .interactive: if scrub.isIdle { scrub.begin(stoppingLayers: true) { runAnimator() } }
        case .waiting, .over: return
        }
    }

    /// The property animators to scrub among the gathered animations; empty if those are all view animations.
    func animatorsToScrub(_ gathering: AnimationGathering) -> [any UIViewImplicitlyAnimating] {
        animators.add(gathering)
        return isOver ? [] : animators.driven(askForAnimator)
    }

    /// Scrubs to `percentComplete`, clamped to 0 to 1. Does nothing unless the transition is interactive.
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else {
            return misuse("updateInteractiveTransition: cannot be \(percentComplete).", raises: true)
        }
        guard life.phase == .interactive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        scrub.place(at: Double(self.percentComplete))
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
        switch life.phase {
        case .running, .interactive: handle(.complete(didComplete))
        case .waiting: misuse("completeTransition: was called before \(name) began.", raises: true)
        // A removed animation may still report its end.
        case .over(.abandoned): return
        case .over(.completed), .over(.cancelled):
            misuse("completeTransition: was called a second time for \(name); it is over.", raises: true)
        }
    }

    fileprivate func complete(after seconds: Seconds) {
        guard seconds > 0, let system else { return completeTransition(!transitionWasCancelled) }
        pending = system.frameLoop.finish(name, after: seconds) { [weak self] in
            guard let self else { return }
            pending = nil
            completeTransition(!transitionWasCancelled)
        }
    }
}

extension UIViewControllerContextTransitioning {
    /// Completes the transition after `seconds`, unless it has ended before. For animators that move layers.
    func completeTransition(after seconds: Seconds) {
        guard let transition = self as? ControllerTransition else { return completeTransition(true) }
        transition.complete(after: seconds)
    }
}
