import UIKit

/// Brings a bottom sheet up from below its container. Where the system is set to reduce motion, it fades in.
@preconcurrency @MainActor public final class BottomSheetEntrance: NSObject, UIViewControllerAnimatedTransitioning {
    /// Makes what brings one sheet.
    public override init() { super.init() }

    /// 0.33 seconds.
    public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        SheetNumbers.duration
    }

    /// Moves the sheet, and completes the transition when it has come to rest; at once where that is not animated.
    public func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
        if view.superview == nil { context.containerView.addSubview(view) }
        context.containerView.layoutIfNeeded()
        guard context.isAnimated else { return context.completeTransition(true) }
        SheetMotion.hide(view, in: context.containerView)
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0,
            usingSpringWithDamping: SheetNumbers.damping, initialSpringVelocity: 0, options: []
        ) {
            SheetMotion.show(view)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Takes a bottom sheet down, at the speed of the finger that has let it go, and may be caught on its way. Where the
/// system is set to reduce motion, it fades out.
@preconcurrency @MainActor public final class BottomSheetExit: NSObject, UIViewControllerAnimatedTransitioning {
    private let speed: CGFloat
    /// One and the same for the whole transition, as UIKit asks for.
    private var animator: UIViewPropertyAnimator?

    /// Makes what takes one sheet away.
    ///
    /// - Parameter speed: How fast it begins, in points a second, down. Default 0, which is what negative values and no
    ///   numbers count as.
    public init(speed: CGFloat = 0) { self.speed = speed }

    /// 0.33 seconds.
    public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        SheetNumbers.duration
    }

    /// Moves the sheet, and completes the transition when it has gone; at once where that is not animated.
    public func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard context.isAnimated, context.view(forKey: .from) != nil else { return context.completeTransition(true) }
        interruptibleAnimator(using: context).startAnimation()
    }

    /// What can be paused, turned round and sent on: one and the same for the whole transition.
    public func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let view = context.view(forKey: .from)
        let length = view.map { SheetMotion.length(of: $0, in: context.containerView) } ?? 0
        let made = UIViewPropertyAnimator(
            duration: transitionDuration(using: context), timingParameters: SheetMotion.spring(speed, over: length))
        animator = made
        guard let view else { return made }
        let container = context.containerView
        made.addAnimations { SheetMotion.hide(view, in: container) }
        made.addCompletion { _ in
            // As it was, in case it stays, or is shown another time.
            SheetMotion.show(view)
            context.completeTransition(!context.transitionWasCancelled)
        }
        return made
    }

    /// Lets go of the animator: the same object may take another sheet away.
    public func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// Lets a finger catch a sheet that is on its way out. The transition begins by itself.
@MainActor final class SheetCatch: UIPercentDrivenInteractiveTransition {
    private var restSpeed: CGFloat = 1

    override var wantsInteractiveStart: Bool {
        get { false }
        set {}
    }

    override var completionSpeed: CGFloat {
        get { restSpeed }
        set { restSpeed = newValue }
    }

    /// Lets the sheet go on, or back, at the finger's speed.
    ///
    /// - Parameters:
    ///   - speed: points a second, down.
    ///   - length: of the whole way, in points.
    func letGo(speed: CGFloat, of length: CGFloat, toEnd: Bool) {
        let left = toEnd ? 1 - percentComplete : percentComplete
        timingCurve = SheetMotion.spring(toEnd ? speed : -speed, over: left * length)
        // The spring takes its own time, however much of the way is left.
        completionSpeed = max(left, 0.001)
        if toEnd { finish() } else { cancel() }
    }
}

/// How sheets move.
@MainActor enum SheetMotion {
    /// From where the sheet stands to where nothing of it is to be seen. Points.
    static func length(of view: UIView, in container: UIView) -> CGFloat {
        max(1, container.bounds.maxY - (view.center.y - view.bounds.height / 2))
    }

    static func hide(_ view: UIView, in container: UIView) {
        if UIAccessibility.isReduceMotionEnabled {
            view.alpha = 0
        } else {
            view.transform = CGAffineTransform(translationX: 0, y: length(of: view, in: container))
        }
    }

    static func show(_ view: UIView) {
        view.alpha = 1
        view.transform = .identity
    }

    /// The initial velocity of a spring, in whole ways a second, for something that goes at `speed` towards an end that is
    /// `length` points away.
    static func velocity(_ speed: CGFloat, over length: CGFloat) -> CGFloat {
        guard abs(length) >= 1, speed.isFinite else { return 0 }
        return min(max(speed / length, -SheetNumbers.fastest), SheetNumbers.fastest)
    }

    static func spring(_ speed: CGFloat, over length: CGFloat) -> UISpringTimingParameters {
        // Backwards at first would show a gap below the sheet.
        let velocity = max(0, velocity(speed, over: length))
        return UISpringTimingParameters(
            dampingRatio: SheetNumbers.damping, initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
}
