/// Runs an app's animations beside a transition, and its completions after it.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// Weak, as an app may keep a coordinator beyond its transition.
    private weak var transition: ControllerTransition?
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var changeHandlers: [Block] = []
    private var endHandlers: [Block] = []
    private var isTooLate = false
    /// Whether the transition, which is over, was cancelled.
    private var wasCancelled = false

    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool

    init(of transition: ControllerTransition) {
        self.transition = transition
        containerView = transition.containerView
        presentationStyle = transition.presentationStyle
        isAnimated = transition.isAnimated
        super.init()
    }

    var initiallyInteractive: Bool { transition?.startsInteractively ?? false }
    var isInterruptible: Bool { transition?.interruptible != nil }
    var isInteractive: Bool { transition?.isInteractive ?? false }
    var isCancelled: Bool { transition?.transitionWasCancelled ?? wasCancelled }
    var transitionDuration: TimeInterval { transition?.duration ?? 0 }
    var completionVelocity: CGFloat { transition?.interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { transition?.interactor?.completionCurve ?? .easeInOut }
    var targetTransform: CGAffineTransform { transition?.targetTransform ?? .identity }

    var percentComplete: CGFloat {
        guard let transition else { return 1 }
        return transition.startsInteractively || transition.percentComplete > 0
            ? transition.percentComplete : transition.timePart
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }

    // MARK: Taking

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard transition?.isOver == false else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        guard !isTooLate else { return false }
        animations.append(animation)
        return true
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        // Drives move layers wherever they are, so that it makes no difference which view they are in.
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        changeHandlers.append(handler)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        endHandlers.append(handler)
    }

    // MARK: Running

    /// Runs the app's blocks where they stand, as part of the block of animations around them.
    func runAnimations() {
        isTooLate = true
        let taken = animations
        animations = []
        for animation in taken { animation(self) }
    }

    /// Runs the blocks in the transition's time, along `curve` or slow at both ends.
    func runAnimations(along curve: MotionCurve?) {
        guard isAnimated, transitionDuration > 0, !animations.isEmpty else { return runUnanimated() }
        let slow = UIView.AnimationOptions.curveEaseInOut.curve
        let timing = ViewTiming(duration: transitionDuration, curve: curve ?? slow)
        UIView.animate(timing, .allowUserInteraction, { self.runAnimations() }, nil)
    }

    /// Has `animator` run the blocks.
    func runAnimations(in animator: any UIViewImplicitlyAnimating) {
        isTooLate = true
        let taken = animations
        animations = []
        for animation in taken {
            animator.addAnimations { [weak self] in self.map(animation) }
        }
    }

    private func runUnanimated() {
        UIView.performWithoutAnimation { runAnimations() }
    }

    /// Somebody has taken the transition in hand, or has let it go.
    func announceInteraction() {
        for handler in changeHandlers { handler(self) }
        guard !isInteractive else { return }
        for handler in endHandlers { handler(self) }
    }

    /// The transition is over: the app hears of it, once.
    func end() {
        wasCancelled = isCancelled
        let taken = completions
        (animations, completions, changeHandlers, endHandlers) = ([], [], [], [])
        for completion in taken { completion(self) }
    }
}
