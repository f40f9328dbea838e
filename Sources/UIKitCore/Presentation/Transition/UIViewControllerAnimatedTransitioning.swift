/// Animates the transition from one view controller to another. Methods marked optional by Apple have default
/// implementations.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the transition, in seconds. Asked after the layout of the end state.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Starts the animations. `completeTransition(_:)` of the context must be called once when they end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns the animator that can pause, scrub and reverse the transition. Within one transition it must be the same
    /// object each time. Optional; a transition without it cannot be interrupted.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Called inside `completeTransition(_:)`, with whether the transition completed. Optional.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// The default counts as not implemented.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        OptionalRequirement.skip()
        return UIViewPropertyAnimator(duration: 0, curve: .linear)
    }

    /// The default counts as not implemented.
    public func animationEnded(_ transitionCompleted: Bool) { OptionalRequirement.skip() }
}

/// Drives a transition interactively, for example by a pan.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the interactive transition, instead of the animator's `animateTransition(using:)`, which it may call.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed after the interaction ends, as a factor of the transition's own. Optional; 1.
    var completionSpeed: CGFloat { get }
    /// The timing curve after the interaction ends. Optional; ease in and out.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins interactively. Otherwise it begins as an animation, which can be interrupted if
    /// the animator supports that. Optional; true.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Default: `1`.
    public var completionSpeed: CGFloat { 1 }
    /// Default: `.easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Default: `true`.
    public var wantsInteractiveStart: Bool { true }
}
