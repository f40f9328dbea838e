import UIKit

/// Animates the panel in one direction with a property animator, so that the transition is interruptible.
final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let transition: PanelTransitionDelegate
    private let isPresenting: Bool
    /// UIKit requires the same animator for the whole transition.
    private var animator: UIViewPropertyAnimator?

    init(_ transition: PanelTransitionDelegate, isPresenting: Bool) {
        self.transition = transition
        self.isPresenting = isPresenting
    }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transition.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        transition.record("animator", "animateTransition(using:)")
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(
            duration: context.isAnimated ? transitionDuration(using: context) : 0, dampingRatio: isPresenting ? 0.8 : 1)
        self.animator = animator
        let transition = transition
        let isPresenting = isPresenting
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let panel = context.view(forKey: key),
            let controller = context.viewController(forKey: isPresenting ? .to : .from)
        else { return animator }
        let container = context.containerView
        if isPresenting {
            panel.frame = context.finalFrame(for: controller)
            container.addSubview(panel)
            transition.hide(panel, frame: panel.frame, in: container)
        }
        let frame = context.finalFrame(for: controller)
        let rest = frame.isEmpty ? panel.frame : frame
        animator.addAnimations {
            if isPresenting { transition.show(panel) } else { transition.hide(panel, frame: rest, in: container) }
        }
        animator.addCompletion { _ in
            let isDone = !context.transitionWasCancelled
            if !isDone { transition.show(panel) }
            context.completeTransition(isDone)
        }
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        transition.record("animator", "animationEnded(\(transitionCompleted))")
        animator = nil
    }
}
