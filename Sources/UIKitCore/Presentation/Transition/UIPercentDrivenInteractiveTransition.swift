/// Drives the animations of an animator by a part between 0 and 1, as a finger gives it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: (any UIViewControllerContextTransitioning)?

    public override init() {
        super.init()
    }

    /// How long the transition takes without interaction, in seconds.
    open var duration: CGFloat { CGFloat((context as? ControllerTransition)?.duration ?? 0) }
    /// What was last given to `update(_:)`, 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest goes once it is let go: what is left of the way takes its part of the duration, divided by this.
    /// Above 0. Default 1.
    open var completionSpeed: CGFloat = 1
    /// The curve of the rest, where the animator is not interruptible; while it is driven it goes evenly.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The curve of the rest, where the animator is interruptible; nil for `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition begins in somebody's hands. Default true.
    open var wantsInteractiveStart = true

    /// Has the animator start. Where the transition begins interactively its animations are held at their beginnings.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        attach(to: transitionContext)
        (transitionContext as? ControllerTransition)?.startAnimator()
    }

    /// Is what `context` can be taken in hand with.
    func attach(to context: any UIViewControllerContextTransitioning) {
        self.context = context
        percentComplete = 0
    }

    /// Catches the transition where it is, when its animator is interruptible.
    open func pause() {
        context?.pauseInteractiveTransition()
        if let transition = context as? ControllerTransition, transition.isInteractive {
            percentComplete = transition.percentComplete
        }
    }

    /// Goes to a part of the way, kept between 0 and 1.
    open func update(_ percentComplete: CGFloat) {
        if percentComplete.isFinite { self.percentComplete = min(max(percentComplete, 0), 1) }
        context?.updateInteractiveTransition(percentComplete)
    }

    /// Goes back to the beginning in the time that the way took.
    open func cancel() { context?.cancelInteractiveTransition() }

    /// Goes on to the end in the time that is left.
    open func finish() { context?.finishInteractiveTransition() }
}
