/// Fades the presented view in, and out again.
@MainActor final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: PresentationStateMachine.Direction

    init(_ direction: PresentationStateMachine.Direction) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        PresentationDefaults.dissolveDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = direction == .presentation ? .to : .from
        guard let view = transitionContext.view(forKey: key) else { return transitionContext.completeTransition(true) }
        let alpha = view.alpha
        if direction == .presentation { view.alpha = 0 }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: [],
            animations: { view.alpha = self.direction == .presentation ? alpha : 0 },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                // The view may be presented again, so its alpha is restored.
                view.alpha = alpha
            })
    }
}
