import CoreGraphics

/// The system's animation of pushes and pops: the upper view slides in from the trailing side or out to it, while the
/// lower one moves by a fraction of the width and is dimmed.
@MainActor final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPop: Bool
    private let isMirrored: Bool
    private var animator: UIViewPropertyAnimator?

    init(pops isPop: Bool, isMirrored: Bool) {
        self.isPop = isPop
        self.isMirrored = isMirrored
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        BarMetrics.transitionDuration
    }

    /// Starts the animator. The transition adds the alongside animations to it, so that the bars move in step.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = makeAnimator(transitionContext)
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    /// Adds the new view to the container and lays it out, so that its layout is not animated. Call before the
    /// transition begins.
    func insert(_ coming: UIView, into container: UIView) {
        UIView.performWithoutAnimation {
            if isPop { container.insertSubview(coming, at: 0) } else { container.addSubview(coming) }
            coming.layoutIfNeeded()
        }
    }

    private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: context), timingParameters: BarAnimation.timing)
        let container = context.containerView
        guard let coming = context.view(forKey: .to), let going = context.view(forKey: .from) else {
            animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            return animator
        }
        let (upper, lower) = isPop ? (going, coming) : (coming, going)
        let width = container.bounds.width * (isMirrored ? -1 : 1)
        let (upperMiddle, lowerMiddle) = (upper.center, lower.center)
        let outside = CGPoint(x: upperMiddle.x + width, y: upperMiddle.y)
        let covered = CGPoint(x: lowerMiddle.x - width * BarMetrics.parallax, y: lowerMiddle.y)
        let dimmingView = UIView(frame: container.bounds)
        dimmingView.backgroundColor = UIColor(white: 0, alpha: BarMetrics.dimmingAlpha)
        dimmingView.isUserInteractionEnabled = false
        UIView.performWithoutAnimation {
            container.insertSubview(dimmingView, belowSubview: upper)
            upper.center = isPop ? upperMiddle : outside
            lower.center = isPop ? covered : lowerMiddle
            dimmingView.alpha = isPop ? 1 : 0
        }
        animator.addAnimations { [isPop] in
            upper.center = isPop ? outside : upperMiddle
            lower.center = isPop ? lowerMiddle : covered
            dimmingView.alpha = isPop ? 0 : 1
        }
        animator.addCompletion { _ in
            dimmingView.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }
}
