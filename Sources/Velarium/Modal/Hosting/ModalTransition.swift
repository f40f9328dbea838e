import UIKit

/// Runs the overlay's own animation inside a UIKit transition, if the overlay is presented or dismissed animated.
final class ModalTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        ModalAnimationDefaults.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let overlay = transitionContext.viewController(forKey: key) as? ModalPresentationViewController else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let complete = { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        guard isPresenting else { return overlay.animateOutForTransition(complete) }
        if let view = transitionContext.view(forKey: .to) {
            view.frame = transitionContext.finalFrame(for: overlay)
            transitionContext.containerView.addSubview(view)
        }
        overlay.whenPresented(complete)
    }
}

extension ModalPresentationViewController: UIViewControllerTransitioningDelegate {
    /// Returns the animator that shows the overlay inside UIKit's transition.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        ModalTransition(isPresenting: true)
    }

    /// Returns the animator that hides the overlay inside UIKit's transition.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        ModalTransition(isPresenting: false)
    }
}
