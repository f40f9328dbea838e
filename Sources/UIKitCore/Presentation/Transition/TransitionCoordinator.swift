/// Runs an app's animations alongside a transition, and its completions after it.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The transition; nil before it is created. Weak, as an app may retain a coordinator for longer.
    private weak var transition: ControllerTransition?
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var changeHandlers: [Block] = []
    private var endHandlers: [Block] = []
    private enum Phase { case accepting, running, ended(wasCancelled: Bool) }
    private var phase = Phase.accepting

    /// Weak, because the container retains the presentation, and so this.
    private weak var container: UIView?
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool

    /// - Parameter container: The expected container of the transition.
    init(of style: UIModalPresentationStyle, animated: Bool, in container: UIView) {
        presentationStyle = style
        isAnimated = animated
        self.container = container
        super.init()
    }

    /// Attaches the coordinator to `transition`.
    func attach(to transition: ControllerTransition) {
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
        case .ended(let wasCancelled): wasCancelled
        case .accepting, .running: transition?.transitionWasCancelled ?? false
        }
    }
    var transitionDuration: TimeInterval { transition?.duration ?? 0 }
    var completionVelocity: CGFloat { transition?.interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { transition?.interactor?.completionCurve ?? .easeInOut }
    var targetTransform: CGAffineTransform { transition?.targetTransform ?? .identity }

    var percentComplete: CGFloat {
        guard let transition else { return 0 }
        return transition.startsInteractively || transition.percentComplete > 0
            ? transition.percentComplete : transition.elapsedFraction
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }

    private var acceptsAnimations: Bool {
        if case .accepting = phase { return true }
        return false
    }

    // MARK: Adding animations

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        switch phase {
        case .accepting:
            if let animation { animations.append(animation) }
        case .running: break
        case .ended: return false
        }
        if let completion { completions.append(completion) }
        return animation == nil || acceptsAnimations
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        // Animations run the same way in any view, so `view` does not matter.
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        changeHandlers.append(handler)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        endHandlers.append(handler)
    }

    // MARK: Running

    /// Runs the app's blocks inside the current animation block.
    func runAnimations() {
        phase = .running
        let taken = animations
        animations = []
        for animation in taken { animation(self) }
    }

    /// Runs the blocks with the transition's duration, along `curve` or with ease in and out.
    func runAnimations(along curve: MotionCurve?) {
        guard isAnimated, transitionDuration > 0, !animations.isEmpty else { return runUnanimated() }
        let slow = UIView.AnimationOptions.curveEaseInOut.curve
        let timing = ViewTiming(duration: transitionDuration, curve: curve ?? slow)
        UIView.animate(timing, .allowUserInteraction, { self.runAnimations() }, nil)
    }

    /// Adds the blocks to `animator`.
    func runAnimations(in animator: any UIViewImplicitlyAnimating) {
        phase = .running
        let taken = animations
        animations = []
        for animation in taken {
            animator.addAnimations { [weak self] in self.map(animation) }
        }
    }

    private func runUnanimated() {
        UIView.performWithoutAnimation { runAnimations() }
    }

    /// Calls the handlers after the transition became interactive or stopped being so.
    func notifyInteractionChange() {
        for handler in changeHandlers { handler(self) }
        guard !isInteractive else { return }
        for handler in endHandlers { handler(self) }
    }

    /// Calls the completions, after the transition has ended.
    func end() {
        phase = .ended(wasCancelled: isCancelled)
        let taken = completions
        animations = []
        completions = []
        changeHandlers = []
        endHandlers = []
        for completion in taken { completion(self) }
    }
}
