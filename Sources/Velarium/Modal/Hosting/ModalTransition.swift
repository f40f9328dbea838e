import UIKit

/// Animates an overlay inside UIKit's transitions.
@MainActor protocol ModalTransitionDriver: AnyObject {
    /// Runs `completion` after the presentation animation has ended, or was interrupted because the content hid the
    /// overlay.
    func whenPresented(_ completion: @escaping () -> Void)
    /// Animates the overlay out. UIKit has already called the appearance methods.
    func animateOutForTransition(_ completion: @escaping () -> Void)
}

/// Runs the overlay's own animation inside a UIKit transition, if the overlay is presented or dismissed animated.
final class ModalTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let driver: any ModalTransitionDriver

    init(of driver: any ModalTransitionDriver, isPresenting: Bool) {
        self.driver = driver
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        ModalAnimationDefaults.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let complete = { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        guard isPresenting else { return driver.animateOutForTransition(complete) }
        if let view = transitionContext.view(forKey: .to) {
            view.frame = transitionContext.viewController(forKey: .to).map(transitionContext.finalFrame) ?? view.frame
            transitionContext.containerView.addSubview(view)
        }
        driver.whenPresented(complete)
    }
}
