/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is shown at the beginning.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is shown at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is shown at the beginning and goes.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that comes and is shown at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an animator or an interactor knows of the transition it performs, and how it reports.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Where both views are while the transition runs. It holds what goes already; what comes is in it, or is put there
    /// by the animator.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    /// Whether somebody drives it now.
    var isInteractive: Bool { get }
    /// Whether it goes back to where it began.
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }

    /// An interactor reports how far it is, 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The interactive part is over: on to the end, or back to the beginning.
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    /// Catches a running transition whose animator is interruptible.
    func pauseInteractiveTransition()
    /// The transition is over, in its end (true) or back at its beginning. Must be called once; a second call is refused.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that the animator may move; nil for one that stays where it is and is to be left alone.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// How the container will be turned; the identity when it is not.
    var targetTransform: CGAffineTransform { get }
    /// Where the view of `vc` is at the beginning, in the container's points. Zero for what comes.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the view of `vc` has to be at the end, in the container's points. Zero for what goes.
    func finalFrame(for vc: UIViewController) -> CGRect
}
