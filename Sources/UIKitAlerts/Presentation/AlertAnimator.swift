import StateMachines
import UIKitCore

/// Shows an alert: it shrinks to its size and fades in; hides it: it fades out. An action sheet slides.
@MainActor final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let direction: PresentationStateMachine.Direction
    private let isSliding: Bool

    init(_ direction: PresentationStateMachine.Direction, sliding: Bool) {
        self.direction = direction
        isSliding = sliding && !UIAccessibility.isReduceMotionEnabled
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        AlertMetrics.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = direction == .presentation ? .to : .from
        guard let view = transitionContext.view(forKey: key) else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let changes = direction == .presentation ? prepareToShow(view) : changesToHide(view, in: transitionContext)
        let animator = UIViewPropertyAnimator(
            duration: AlertMetrics.duration, timingParameters: UISpringTimingParameters(dampingRatio: 1))
        animator.addAnimations(changes)
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            // The view may be presented again.
            view.alpha = 1
            view.transform = .identity
        }
        animator.startAnimation()
    }

    private func prepareToShow(_ view: UIView) -> () -> Void {
        UIView.performWithoutAnimation {
            if isSliding {
                view.transform = CGAffineTransform(translationX: 0, y: distanceBelow(view))
            } else {
                view.alpha = 0
                if !UIAccessibility.isReduceMotionEnabled {
                    view.transform = CGAffineTransform(
                        scaleX: AlertMetrics.initialScale, y: AlertMetrics.initialScale)
                }
            }
        }
        return {
            view.alpha = 1
            view.transform = .identity
        }
    }

    private func changesToHide(_ view: UIView, in context: any UIViewControllerContextTransitioning) -> () -> Void {
        let down = isSliding ? CGAffineTransform(translationX: 0, y: distanceBelow(view)) : nil
        return {
            if let down { view.transform = down } else { view.alpha = 0 }
        }
    }

    /// From the view's place to below the container's lower edge, in points.
    private func distanceBelow(_ view: UIView) -> CGFloat {
        guard let container = view.superview else { return 0 }
        return max(0, container.bounds.maxY - (view.center.y - view.bounds.height / 2))
    }
}
