import CoreGraphics
import QuartzCore

/// Flips the screen like a card, with the presented view on its back. A view that covers only a part of the screen, or
/// does not cover its presenter's view, flips by itself.
@MainActor final class FlipHorizontalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: PresentationStateMachine.Direction

    init(_ direction: PresentationStateMachine.Direction) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        PresentationDefaults.flipDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let going = transitionContext.view(forKey: .from)
        let coming = transitionContext.view(forKey: .to)
        switch (going, coming) {
        case (let going?, let coming?): flip(from: going, to: coming, context: transitionContext)
        case (let view?, nil), (nil, let view?): flip(view, context: transitionContext)
        case (nil, nil): transitionContext.completeTransition(true)
        }
    }

    /// Flips the container from one view to the other.
    private func flip(from going: UIView, to coming: UIView, context: any UIViewControllerContextTransitioning) {
        let wasGoingHidden = going.isHidden
        let wasComingHidden = coming.isHidden
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
    private func flip(_ view: UIView, context: any UIViewControllerContextTransitioning) {
        let place = view.transform3D
        let isComing = direction == .presentation
        let half = transitionDuration(using: context) / 2
        var edge = CATransform3DIdentity
        edge.m34 = -1 / max(view.bounds.width * AnimationDefaults.flipDistance, 1)
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
