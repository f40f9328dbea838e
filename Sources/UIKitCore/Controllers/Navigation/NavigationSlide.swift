import CoreGraphics

/// Moves the screens of a stack as the system does: the upper one comes from the trailing side or leaves to it, the
/// lower one goes a part of the way and becomes a little darker.
@MainActor final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPop: Bool
    private let isMirrored: Bool
    private var animator: UIViewPropertyAnimator?

    init(pops isPop: Bool, isMirrored: Bool) {
        (self.isPop, self.isMirrored) = (isPop, isMirrored)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        BarNumbers.transition
    }

    /// Starts the animator. The transition adds what moves alongside to it, so that bars keep step.
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

    /// Puts the screen that comes into the container and lays it out, so that it does not grow on its way. To be called
    /// before the transition begins.
    func place(_ coming: UIView, in container: UIView) {
        UIView.performWithoutAnimation {
            if isPop { container.insertSubview(coming, at: 0) } else { container.addSubview(coming) }
            coming.layoutIfNeeded()
        }
    }

    private func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: context), timingParameters: BarMotion.timing)
        let container = context.containerView
        guard let coming = context.view(forKey: .to), let going = context.view(forKey: .from) else {
            animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            return animator
        }
        let (upper, lower) = isPop ? (going, coming) : (coming, going)
        let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
        let width = container.bounds.width * (isMirrored ? -1 : 1)
        let outside = CGPoint(x: middle.x + width, y: middle.y)
        let covered = CGPoint(x: middle.x - width * BarNumbers.parallax, y: middle.y)
        let veil = UIView(frame: container.bounds)
        veil.backgroundColor = UIColor(white: 0, alpha: BarNumbers.dim)
        veil.isUserInteractionEnabled = false
        UIView.performWithoutAnimation {
            container.insertSubview(veil, belowSubview: upper)
            upper.center = isPop ? middle : outside
            lower.center = isPop ? covered : middle
            veil.alpha = isPop ? 1 : 0
        }
        animator.addAnimations { [isPop] in
            upper.center = isPop ? outside : middle
            lower.center = isPop ? middle : covered
            veil.alpha = isPop ? 0 : 1
        }
        animator.addCompletion { _ in
            veil.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }
}
