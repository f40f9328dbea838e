import CoreGraphics
import QuartzCore
import StateMachines

extension UIViewControllerContextTransitioning {
    /// Flips the screen like a card, with the presented view on its back. A view that covers only a part of the screen,
    /// or does not cover its presenter's view, flips by itself.
    func flipHorizontal(_ direction: PresentationStateMachine.Direction) {
        switch (view(forKey: .from), view(forKey: .to)) {
        case (let going?, let coming?): flipContainer(from: going, to: coming, direction)
        case (let view?, nil), (nil, let view?): flip(view, direction)
        case (nil, nil): completeTransition(true)
        }
    }

    /// Flips the container from one view to the other.
    private func flipContainer(from going: UIView, to coming: UIView, _ direction: PresentationStateMachine.Direction) {
        let wasGoingHidden = going.isHidden
        let wasComingHidden = coming.isHidden
        // The snapshot of the start must not contain the new view.
        coming.isHidden = true
        UIView.transition(
            with: containerView, duration: PresentationDefaults.flipDuration,
            options: direction == .presentation ? .transitionFlipFromRight : .transitionFlipFromLeft,
            animations: {
                coming.isHidden = wasComingHidden
                going.isHidden = true
            },
            completion: { _ in
                self.completeTransition(!self.transitionWasCancelled)
                going.isHidden = wasGoingHidden
            })
    }

    /// Flips a single view: in during the second half, or out during the first.
    private func flip(_ view: UIView, _ direction: PresentationStateMachine.Direction) {
        let place = view.transform3D
        let isComing = direction == .presentation
        let half = PresentationDefaults.flipDuration / 2
        var edge = CATransform3DIdentity
        edge.m34 = -1 / max(view.bounds.width * AnimationDefaults.flipDistance, 1)
        edge = CATransform3DConcat(place, CATransform3DRotate(edge, isComing ? .pi / 2 : -.pi / 2, 0, 1, 0))
        if isComing { view.transform3D = edge }
        UIView.animate(
            withDuration: half, delay: isComing ? half : 0, options: isComing ? .curveEaseOut : .curveEaseIn,
            animations: { view.transform3D = isComing ? place : edge },
            completion: { _ in
                self.completeTransition(after: isComing ? 0 : half)
                if !isComing { view.transform3D = place }
            })
    }
}
