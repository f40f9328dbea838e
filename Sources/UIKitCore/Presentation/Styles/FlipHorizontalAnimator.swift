import CoreGraphics
import QuartzCore

/// Flips the screen like a card, with the presented view on its back. A view that covers only a part of the screen, or
/// does not cover its presenter's view, flips by itself.
@MainActor final class FlipHorizontalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: PresentationLife.Direction

    init(_ direction: PresentationLife.Direction) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        PresentationNumbers.flipDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let (going, coming) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
        switch (going, coming) {
        case (let going?, let coming?): turn(from: going, to: coming, transitionContext)
        case (let view?, nil), (nil, let view?): turn(view, transitionContext)
        case (nil, nil): transitionContext.completeTransition(true)
        }
    }

    /// Flips the container from one view to the other.
    private func turn(from going: UIView, to coming: UIView, _ context: any UIViewControllerContextTransitioning) {
        let (wasGoingHidden, wasComingHidden) = (going.isHidden, coming.isHidden)
        // The snapshot of the start must not contain the new view.
        coming.isHidden = true
        UIView.transition(
            with: context.containerView, duration: transitionDuration(using: context),
            options: direction == .presentation ? .transitionFlipFromRight : .transitionFlipFromLeft,
            animations: {
                coming.isHidden = wasComingHidden
                going.isHidden = true
            },
            completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
                going.isHidden = wasGoingHidden
            })
    }

    /// Flips a single view: in during the second half, or out during the first.
    private func turn(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let (place, isComing) = (view.transform3D, direction == .presentation)
        let half = transitionDuration(using: context) / 2
        var edge = CATransform3DIdentity
        edge.m34 = -1 / max(view.bounds.width * AnimationNumbers.flipDistance, 1)
        edge = CATransform3DConcat(place, CATransform3DRotate(edge, isComing ? .pi / 2 : -.pi / 2, 0, 1, 0))
        if isComing { view.transform3D = edge }
        UIView.animate(
            withDuration: half, delay: isComing ? half : 0, options: isComing ? .curveEaseOut : .curveEaseIn,
            animations: { view.transform3D = isComing ? place : edge },
            completion: { _ in
                context.completeTransition(after: isComing ? 0 : half)
                if !isComing { view.transform3D = place }
            })
    }
}
