import CoreGraphics

/// Moves the presented view up from below the container's lower edge, and down again, on the system's spring.
@MainActor final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: PresentationLife.Direction

    init(_ direction: PresentationLife.Direction) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        PresentationNumbers.transitionDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = direction == .presentation ? .to : .from
        guard let view = transitionContext.view(forKey: key) else { return transitionContext.completeTransition(true) }
        let place = view.frame
        let below = place.offsetBy(dx: 0, dy: transitionContext.containerView.bounds.maxY - place.minY)
        if direction == .presentation { view.frame = below }
        let spring = MotionCurve.spring(x: AnimationNumbers.systemSpring, y: AnimationNumbers.systemSpring)
        let timing = ViewTiming(duration: transitionDuration(using: transitionContext), curve: spring)
        UIView.animate(
            timing, [],
            { view.frame = direction == .presentation ? place : below },
            { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}
