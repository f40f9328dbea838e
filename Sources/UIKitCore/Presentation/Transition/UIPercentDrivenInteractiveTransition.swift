/// Drives an animator's animations by a fraction between 0 and 1, for example from a pan.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: (any UIViewControllerContextTransitioning)?
    /// The transition that it drives, or has driven last.
    package var transition: (any UIViewControllerContextTransitioning)? { context }
    /// The animator of that transition.
    package var animator: (any UIViewControllerAnimatedTransitioning)? { (context as? ControllerTransition)?.animator }
    /// What the animator animates with, if it can be interrupted.
    package var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
        (context as? ControllerTransition)?.interruptible
    }

    /// Creates an interactor for one transition at a time.
    public override init() {
        super.init()
    }

    /// The duration of the transition without interaction, in seconds.
    open var duration: CGFloat { CGFloat((context as? ControllerTransition)?.duration ?? 0) }
    /// The last value passed to `update(_:)`, clamped to 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed after the interaction ends: the rest takes its fraction of the duration, divided by this. Must be
    /// above 0. Default 1.
    open var completionSpeed: CGFloat = 1
    /// The timing curve after the interaction ends, if the animator is not interruptible. During the interaction
    /// progress is linear.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The timing curve after the interaction ends, if the animator is interruptible; nil for `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition begins interactively. Default true.
    open var wantsInteractiveStart = true

    /// Starts the animator. If the transition begins interactively its animations are paused at their beginnings.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        attach(to: transitionContext)
        (transitionContext as? ControllerTransition)?.startAnimator()
    }

    /// Makes this the interactor of `context`.
    func attach(to context: any UIViewControllerContextTransitioning) {
        self.context = context
        percentComplete = 0
    }

    /// Makes the running transition interactive, if its animator is interruptible.
    open func pause() {
        context?.pauseInteractiveTransition()
        if let transition = context as? ControllerTransition, transition.isInteractive {
            percentComplete = transition.percentComplete
        }
    }

    /// Moves to a fraction of the transition, clamped to 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        if percentComplete.isFinite { self.percentComplete = min(max(percentComplete, 0), 1) }
        context?.updateInteractiveTransition(percentComplete)
    }

    /// Ends the interaction, and runs back to the beginning in the time that it took.
    open func cancel() { context?.cancelInteractiveTransition() }

    /// Ends the interaction, and runs to the end in the remaining time.
    open func finish() { context?.finishInteractiveTransition() }
}
