/// Runs an app's animations beside a transition, and its completions after it.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// What it goes beside; nil before that is made. Weak, as an app may keep a coordinator beyond it.
    private weak var transition: ControllerTransition?
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var changeHandlers: [Block] = []
    private var endHandlers: [Block] = []
    private enum Phase { case open, tooLate, over(wasCancelled: Bool) }
    private var phase = Phase.open

    /// Weak: it is the container that keeps the presentation, and with it this.
    private weak var container: UIView?
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool

    /// - Parameter container: Where the transition will be, as far as that is known.
    init(of style: UIModalPresentationStyle, animated: Bool, in container: UIView) {
        (presentationStyle, isAnimated, self.container) = (style, animated, container)
        super.init()
    }

    /// Goes beside `transition` from now on.
    func follow(_ transition: ControllerTransition) {
        self.transition = transition
        container = transition.containerView
    }

    /// An empty view once the container is gone.
    var containerView: UIView { container ?? UIView() }
    var initiallyInteractive: Bool { transition?.startsInteractively ?? false }
    var isInterruptible: Bool { transition?.interruptible != nil }
    var isInteractive: Bool { transition?.isInteractive ?? false }
    var isCancelled: Bool {
        switch phase {
        case .over(let wasCancelled): wasCancelled
        case .open, .tooLate: transition?.transitionWasCancelled ?? false
        }
    }
    var transitionDuration: TimeInterval { transition?.duration ?? 0 }
    var completionVelocity: CGFloat { transition?.interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { transition?.interactor?.completionCurve ?? .easeInOut }
    var targetTransform: CGAffineTransform { transition?.targetTransform ?? .identity }

    var percentComplete: CGFloat {
        guard let transition else { return 0 }
        return transition.startsInteractively || transition.percentComplete > 0
            ? transition.percentComplete : transition.timePart
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }

    private var isOpen: Bool {
        if case .open = phase { return true }
        return false
    }

    // MARK: Taking

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        switch phase {
        case .open:
            if let animation { animations.append(animation) }
        case .tooLate: break
        case .over: return false
        }
        if let completion { completions.append(completion) }
        return animation == nil || isOpen
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
        phase = .tooLate
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
        phase = .tooLate
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
        phase = .over(wasCancelled: isCancelled)
        let taken = completions
        (animations, completions, changeHandlers, endHandlers) = ([], [], [], [])
        for completion in taken { completion(self) }
    }
}
