import UIKitCore

/// Fades the container, with or without an interruptible animator.
@MainActor final class WalkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isInterruptible: Bool
    private var animator: UIViewPropertyAnimator?

    init(isInterruptible: Bool) {
        self.isInterruptible = isInterruptible
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.1
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard transitionContext.isAnimated else { return transitionContext.completeTransition(true) }
        if isInterruptible { return interruptibleAnimator(using: transitionContext).startAnimation() }
        let view = transitionContext.containerView
        view.alpha = 0.5
        UIView.animate(
            withDuration: 0.1, animations: { view.alpha = 1 },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        guard isInterruptible else {
            OptionalRequirement.skip()
            return UIViewPropertyAnimator(duration: 0, curve: .linear)
        }
        if let animator { return animator }
        let view = transitionContext.containerView
        let made = UIViewPropertyAnimator(duration: 0.1, curve: .easeInOut) { view.alpha = 0.9 }
        made.addCompletion { [weak self] _ in
            self?.animator = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator = made
        return made
    }
}
