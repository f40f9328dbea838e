import CoreGraphics

/// Slides a sheet up from below the lower edge, and down again, on the system's spring. The dismissal is interruptible.
@MainActor final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let sheet: SheetStage
    private let direction: PresentationLife.Direction
    private var descent: UIViewPropertyAnimator?

    init(_ direction: PresentationLife.Direction, of sheet: SheetStage) {
        (self.direction, self.sheet) = (direction, sheet)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        PresentationNumbers.transitionDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        switch direction {
        case .dismissal: interruptibleAnimator(using: transitionContext).startAnimation()
        case .presentation: rise(transitionContext)
        }
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let descent { return descent }
        guard direction == .dismissal else {
            OptionalRequirement.skip()
            return UIViewPropertyAnimator(duration: 0, curve: .linear)
        }
        let plate = sheet.plate
        let down = sheet.pull.length
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), timingParameters: UISpringTimingParameters())
        animator.addAnimations { plate.center.y += down }
        animator.addCompletion { position in transitionContext.completeTransition(position == .end) }
        descent = animator
        return animator
    }

    private func rise(_ context: any UIViewControllerContextTransitioning) {
        let plate = sheet.plate
        let place = plate.center
        plate.center.y += sheet.pull.length
        UIView.animate(
            .systemSpring(transitionDuration(using: context)), [], { plate.center = place },
            { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
}
