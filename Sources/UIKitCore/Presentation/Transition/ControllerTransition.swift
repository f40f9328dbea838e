import QuartzCore

/// One way of a controller to the screen or off it: what animators and interactors get as their context.
///
/// It lives from before the first callback of the transition until after the last.
@MainActor final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    /// A controller that takes part.
    struct Party {
        let controller: UIViewController
        /// What may be moved of it; nil leaves it alone.
        var view: UIView?
        /// Points of the container.
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    /// For people to read, as in "the dismissal of X".
    let name: String
    /// Weak: it is the container that keeps the presentation, and with it this.
    private weak var container: UIView?
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    var from: Party
    var to: Party
    /// What moves the views; nil when nothing moves.
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    private let animators = InterruptibleAnimators()
    /// Whether the animator has been told to animate.
    private var hasAnimated = false
    private(set) var life = TransitionLife()
    private var effects: [TransitionLife.Effect] = []
    private var isPerforming = false
    /// Seconds without interaction; 0 until the animator was asked.
    private(set) var duration: Seconds = 0
    /// Whether somebody has it in hand from the beginning.
    let startsInteractively: Bool
    /// How far the interaction is, 0 to 1.
    var percentComplete: CGFloat = 0
    let coordinator: TransitionCoordinator
    /// Views and layers that go as far as somebody's hand says.
    private(set) lazy var scrub = TransitionScrub(of: self)
    private weak var system: UIKitSystem?
    private var startDate: Seconds = 0
    private var pending: FrameLoop.Work?
    private var watch: TransitionWatch?
    /// Called once, when it is over.
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

    // MARK: Its way

    /// Begins to move, once everything is laid out as it will be at the end.
    func start() {
        if let animator, isAnimated {
            duration = max(0, ViewTiming.valid(animator.transitionDuration(using: self)))
        }
        startDate = MediaTime.now
        watch = system.map { TransitionWatch(of: name, lasting: duration, on: $0) }
        (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
        handle(.start(interactively: startsInteractively))
    }

    /// What it stands on is gone: nothing moves any more, and whatever is reported later counts for nothing.
    func abandon() { handle(.abandon) }

    /// Performs one effect after the other; what a callback asks for joins them at the end.
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

    /// Sets it going in its own time. An interactor starts it, also where it does not begin interactively.
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

    // MARK: What it says

    /// What it can be paused and reversed with, once it runs; nil where there is nothing.
    var interruptible: (any UIViewImplicitlyAnimating)? {
        guard isAnimated else { return nil }
        switch life.phase {
        case .waiting, .over: return nil
        case .running, .interactive: return animators.active(isDriven: interactor != nil, askForAnimator)
        }
    }

    /// Whether the interactor is the app's own kind, which moves its animators itself.
    var interactorMovesAnimators: Bool { interactor.map { !($0 is UIPercentDrivenInteractiveTransition) } ?? false }

    var isOver: Bool {
        switch life.phase {
        case .over: true
        case .waiting, .running, .interactive: false
        }
    }

    /// Whether somebody has it in hand, or will with its beginning.
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

    /// The part of its time that has passed, 0 to 1.
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

// MARK: What animators and interactors report

extension ControllerTransition {
    /// Has the animator make its animations. Where the transition begins interactively they are held at their
    /// beginnings, for `updateInteractiveTransition(_:)` to place them.
    func startAnimator() {
        guard !hasAnimated, animator != nil else { return }
        switch life.phase {
        case .running: runAnimator()
        case .interactive: if scrub.isIdle { scrub.begin(stoppingLayers: true) { runAnimator() } }
        case .waiting, .over: return
        }
    }

    /// What is to be held and placed of what `gathering` has; empty where that is all views' own animations.
    func animatorsToScrub(_ gathering: AnimationGathering) -> [any UIViewImplicitlyAnimating] {
        animators.add(gathering)
        return isOver ? [] : animators.driven(askForAnimator)
    }

    /// The interaction is `percentComplete` of the way; kept between 0 and 1. Without effect while nobody has it in hand.
    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else {
            return misuse("updateInteractiveTransition: cannot be \(percentComplete).", raises: true)
        }
        guard life.phase == .interactive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        scrub.place(at: Double(self.percentComplete))
    }

    func finishInteractiveTransition() { handle(.finish) }

    func cancelInteractiveTransition() { handle(.cancel) }

    /// Without effect where the animator is not interruptible.
    func pauseInteractiveTransition() {
        guard interruptible != nil else { return }
        handle(.pause)
    }

    func completeTransition(_ didComplete: Bool) {
        switch life.phase {
        case .running, .interactive: handle(.complete(didComplete))
        case .waiting: misuse("completeTransition: was called before \(name) began.", raises: true)
        // An animation that was taken away may still report its end.
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
    /// Completes the transition after so many seconds, unless it is over before: for animators that move layers.
    func completeTransition(after seconds: Seconds) {
        guard let transition = self as? ControllerTransition else { return completeTransition(true) }
        transition.complete(after: seconds)
    }
}
