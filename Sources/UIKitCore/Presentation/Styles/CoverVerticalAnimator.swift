import CoreGraphics
import QuartzCore

/// Slides the presented view up from below the container's lower edge, and down again, on the system's spring.
@MainActor final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: PresentationStateMachine.Direction

    init(_ direction: PresentationStateMachine.Direction) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        PresentationDefaults.transitionDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = direction == .presentation ? .to : .from
        guard let view = transitionContext.view(forKey: key) else { return transitionContext.completeTransition(true) }
        let place = view.frame
        let below = place.offsetBy(dx: 0, dy: transitionContext.containerView.bounds.maxY - place.minY)
        // The safe area is computed for the resting position during the animation as well.
        let isOwnPlace = view.safeAreaReferenceFrame == nil
        if isOwnPlace { view.safeAreaReferenceFrame = place }
        if direction == .presentation { view.frame = below }
        UIView.animate(
            .systemSpring(transitionDuration(using: transitionContext)), [],
            { view.frame = self.direction == .presentation ? place : below },
            { _ in
                if isOwnPlace { view.safeAreaReferenceFrame = nil }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

extension ViewTiming {
    /// The timing of the system's spring, which settles within `duration` seconds.
    static func systemSpring(_ duration: Seconds) -> ViewTiming {
        let spring = AnimationDefaults.systemSpring
        return ViewTiming(duration: duration, curve: .spring(x: spring, y: spring))
    }
}
