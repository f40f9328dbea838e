/// A key for one of the two view controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// Apple's constant for the key.
    public var rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is visible at the beginning.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// Apple's constant for the key.
    public var rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is visible at the beginning.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is visible at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The context of a running transition, for its animator and its interactor.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The superview of both views during the transition. It contains the `from` view. The animator adds the `to` view
    /// if it is not in it yet.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the transition is interactive at this time.
    var isInteractive: Bool { get }
    /// Whether the transition is canceled: it returns to its beginning.
    var transitionWasCancelled: Bool { get }
    /// The presentation style of the presented controller.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Reports the progress of the interaction, 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends the interaction, and completes the transition.
    func finishInteractiveTransition()
    /// Ends the interaction, and cancels the transition.
    func cancelInteractiveTransition()
    /// Makes a running transition interactive, if its animator is interruptible.
    func pauseInteractiveTransition()
    /// Reports that the transition has completed (true), or is back at its beginning. Must be called once; a second
    /// call is refused.
    func completeTransition(_ didComplete: Bool)

    /// The view controller for `key`; nil for an unknown key.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that the animator may move; nil if it stays in place and must not be changed.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation of the container; always the identity.
    var targetTransform: CGAffineTransform { get }
    /// The frame of the view of `vc` at the beginning, in the container's points. Zero if it is not visible then.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame that the view of `vc` must have at the end, in the container's points. Zero if it is not visible then.
    func finalFrame(for vc: UIViewController) -> CGRect
}
