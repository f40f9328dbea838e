/// Moves controllers' views from one to the other.
///
/// Methods marked optional by Apple have defaults; leave them out where they do not apply.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the transition takes, in seconds. Asked once everything stands where it will end, with its layout done.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Starts the animations; their end must call `completeTransition(_:)` of the context, once.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// What the transition can be paused, scrubbed and turned round with: the same object every time it is asked for
    /// within one transition. Optional; a transition without it goes its way once begun.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// The transition is over, and whether it was completed. Called from inside `completeTransition(_:)`. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        OptionalRequirement.skip()
        return UIViewPropertyAnimator(duration: 0, curve: .linear)
    }

    public func animationEnded(_ transitionCompleted: Bool) { OptionalRequirement.skip() }
}

/// Drives a transition by something else than time: a finger.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the interactive part in place of the animator's `animateTransition(using:)`, which it may call.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// How fast the transition goes once it is let go, 1 for its own duration. Optional; 1.
    var completionSpeed: CGFloat { get }
    /// The curve once it is let go. Optional; slow at both ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins in somebody's hands; else it begins as an animation, which can be caught where the
    /// animator is interruptible. Optional; true.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
