/// What is known about a transition while it runs.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether somebody drove it when it began.
    var initiallyInteractive: Bool { get }
    /// Whether it can be caught on its way.
    var isInterruptible: Bool { get }
    /// Whether somebody drives it now.
    var isInteractive: Bool { get }
    /// Whether it goes, or went, back to where it began.
    var isCancelled: Bool { get }
    /// Seconds without interaction; 0 until the animator has been asked, after the layout.
    var transitionDuration: TimeInterval { get }
    /// 0 at the start, 1 at the end; where the interactive part ended once that is over.
    var percentComplete: CGFloat { get }
    /// How fast it goes once it is let go, in parts of its own speed.
    var completionVelocity: CGFloat { get }
    /// The curve once it is let go.
    var completionCurve: UIView.AnimationCurve { get }
    var containerView: UIView { get }
    /// How the container will be turned; the identity when it is not.
    var targetTransform: CGAffineTransform { get }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that moves; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs an app's animations beside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Takes `animation`, for views inside the container, to run with the transition: in its duration, along its curve,
    /// driven with it. `completion` comes when all is over, with whether it was cancelled.
    ///
    /// - Returns: Whether `animation` will run. Once the transition moves it is too late; `completion` comes all the same.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// The same for views outside the container, which are in `view`.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` whenever somebody takes the transition in hand or lets it go; when it is cancelled, before the
    /// controllers hear that they appear and disappear.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Calls `handler` when the interactive part ends.
    @available(iOS, deprecated: 10.0, renamed: "notifyWhenInteractionChanges(_:)")
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
