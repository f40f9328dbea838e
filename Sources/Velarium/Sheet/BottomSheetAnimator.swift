import UIKit

/// Animates a bottom sheet up from below its container. With Reduce Motion it fades in.
///
///     final class Transition: BottomSheetTransition {
///         override func animationController(
///             forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
///         ) -> (any UIViewControllerAnimatedTransitioning)? {
///             presented.isModalInPresentation = true
///             return BottomSheetPresentAnimator()
///         }
///     }
@preconcurrency @MainActor
public final class BottomSheetPresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Creates an animator for one presentation.
    public override init() { super.init() }

    /// The duration in seconds: 0.33.
    public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        BottomSheetMetrics.duration
    }

    /// Moves the sheet up and completes the transition at the end; immediately if it is not animated.
    public func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
        if view.superview == nil { context.containerView.addSubview(view) }
        context.containerView.layoutIfNeeded()
        guard context.isAnimated else { return context.completeTransition(true) }
        BottomSheetMotion.hide(view, in: context.containerView)
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            usingSpringWithDamping: BottomSheetMetrics.damping, initialSpringVelocity: 0, options: []
        ) {
            BottomSheetMotion.restore(view)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Animates a bottom sheet down, starting at the speed of the drag, and can be interrupted. With Reduce Motion it fades
/// out.
///
///     final class Transition: BottomSheetTransition {
///         override func animationController(
///             forDismissed dismissed: UIViewController
///         ) -> (any UIViewControllerAnimatedTransitioning)? {
///             BottomSheetDismissAnimator(speed: 1200)
///         }
///     }
@preconcurrency @MainActor
public final class BottomSheetDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let speed: CGFloat
    /// UIKit requires the same animator for the whole transition.
    private var animator: UIViewPropertyAnimator?

    /// Creates an animator for one dismissal.
    ///
    /// - Parameter speed: The initial speed in points per second, down. Default 0. Negative and non-finite values count
    ///   as 0.
    public init(speed: CGFloat = 0) { self.speed = speed }

    /// The duration in seconds: 0.33.
    public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        BottomSheetMetrics.duration
    }

    /// Moves the sheet down and completes the transition at the end; immediately if it is not animated.
    public func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard context.isAnimated, context.view(forKey: .from) != nil else { return context.completeTransition(true) }
        interruptibleAnimator(using: context).startAnimation()
    }

    /// The animator that can be paused, reversed and continued. The same object for the whole transition.
    public func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let view = context.view(forKey: .from)
        let length = view.map { BottomSheetMotion.travelDistance(of: $0, in: context.containerView) } ?? 0
        let made = UIViewPropertyAnimator(
            duration: transitionDuration(using: context),
            timingParameters: BottomSheetMotion.spring(speed, over: length))
        animator = made
        guard let view else { return made }
        let container = context.containerView
        made.addAnimations { BottomSheetMotion.hide(view, in: container) }
        made.addCompletion { _ in
            // Restored, because the sheet may stay or be presented again.
            BottomSheetMotion.restore(view)
            context.completeTransition(!context.transitionWasCancelled)
        }
        return made
    }

    /// Releases the property animator, so that this object can dismiss another sheet.
    public func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// Lets the user catch a sheet during its dismissal. The transition does not start interactively.
@MainActor final class DismissalInteractor: UIPercentDrivenInteractiveTransition {
    private var storedCompletionSpeed: CGFloat = 1

    override var wantsInteractiveStart: Bool {
        get { false }
        set {}
    }

    override var completionSpeed: CGFloat {
        get { storedCompletionSpeed }
        set { storedCompletionSpeed = newValue }
    }

    /// Finishes or cancels the dismissal, starting at the speed of the drag.
    ///
    /// - Parameters:
    ///   - speed: Points per second, down.
    ///   - length: The distance of the whole dismissal, in points.
    func release(speed: CGFloat, over length: CGFloat, finishes: Bool) {
        let left = finishes ? 1 - percentComplete : percentComplete
        timingCurve = BottomSheetMotion.spring(finishes ? speed : -speed, over: left * length)
        // The spring keeps its duration, whatever fraction remains.
        completionSpeed = max(left, 0.001)
        if finishes { finish() } else { cancel() }
    }
}

/// The motion of bottom sheets.
@MainActor enum BottomSheetMotion {
    /// The distance from the sheet's position to where it is fully hidden. Points, at least 1.
    static func travelDistance(of view: UIView, in container: UIView) -> CGFloat {
        max(1, container.bounds.maxY - (view.center.y - view.bounds.height / 2))
    }

    static func hide(_ view: UIView, in container: UIView) {
        if UIAccessibility.isReduceMotionEnabled {
            view.alpha = 0
        } else {
            view.transform = CGAffineTransform(translationX: 0, y: travelDistance(of: view, in: container))
        }
    }

    static func restore(_ view: UIView) {
        view.alpha = 1
        view.transform = .identity
    }

    /// The initial spring velocity, in whole distances per second, for a `speed` in points per second toward an end
    /// that is `length` points away.
    static func springVelocity(_ speed: CGFloat, over length: CGFloat) -> CGFloat {
        guard abs(length) >= 1, speed.isFinite else { return 0 }
        return min(
            max(speed / length, -BottomSheetMetrics.maximumSpringVelocity), BottomSheetMetrics.maximumSpringVelocity)
    }

    static func spring(_ speed: CGFloat, over length: CGFloat) -> UISpringTimingParameters {
        // A negative velocity would show a gap below the sheet at first.
        let velocity = max(0, springVelocity(speed, over: length))
        return UISpringTimingParameters(
            dampingRatio: BottomSheetMetrics.damping, initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
}
