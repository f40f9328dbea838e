/// The state of a running transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The presentation style of the presented controller.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began interactively.
    var initiallyInteractive: Bool { get }
    /// Whether it can be made interactive while it runs.
    var isInterruptible: Bool { get }
    /// Whether it is interactive at this time.
    var isInteractive: Bool { get }
    /// Whether it was canceled: it returns, or has returned, to its beginning.
    var isCancelled: Bool { get }
    /// The duration in seconds without interaction; 0 until the animator has been asked, after the layout.
    var transitionDuration: TimeInterval { get }
    /// The progress, 0 to 1. After an interaction, where that ended.
    var percentComplete: CGFloat { get }
    /// The speed after the interaction ends, as a factor of the transition's own.
    var completionVelocity: CGFloat { get }
    /// The timing curve after the interaction ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// The superview of both views during the transition.
    var containerView: UIView { get }
    /// The rotation of the container; always the identity.
    var targetTransform: CGAffineTransform { get }

    /// The view controller for `key`; nil for an unknown key.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that moves; nil if it stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs an app's animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition, with its duration and curve; an interactive transition drives it as well.
    /// `completion` is called after the transition, with whether it was canceled.
    /// - Returns: Whether `animation` will run. It is too late once the transition moves; `completion` is called
    ///   anyway.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// The same for views outside the container. `view` is an ancestor of them.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` whenever the transition becomes interactive or stops being so. When it is canceled, `handler` is
    /// called before the controllers' appearance callbacks.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Calls `handler` when the interactive part ends.
    @available(iOS, deprecated: 10.0, renamed: "notifyWhenInteractionChanges(_:)")
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` with the transition, without a completion.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// The same for views outside the container, without a completion.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
