import UIKit

/// A transitioning delegate that presents controllers as dialogs.
///
/// `DialogController` has its own. To use it with another controller:
///
///     let transition = DialogTransition(DialogConfiguration(sizing: DialogSizing(.small, .fit)))
///     controller.modalPresentationStyle = .custom  // UIKit ignores the presentation controller with other styles
///     controller.transitioningDelegate = transition  // not retained: keep a reference
@preconcurrency @MainActor open class DialogTransition: NSObject, UIViewControllerTransitioningDelegate {
    /// The configuration of the dialogs. Changes take effect at once, also for a presented dialog.
    public var configuration: DialogConfiguration {
        didSet { presentation?.configuration = configuration }
    }

    private weak var presentation: DialogPresentationController?

    /// Creates a transition with this configuration, which can be changed later.
    public init(_ configuration: DialogConfiguration = DialogConfiguration()) {
        self.configuration = configuration
    }

    /// Returns a `DialogPresentationController` with the configuration.
    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = DialogPresentationController(presentedViewController: presented, presenting: presenting)
        controller.configuration = configuration
        controller.themeSource = source.viewIfLoaded
        presentation = controller
        return controller
    }

    /// Returns a `DialogAnimator` for presenting.
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DialogAnimator(.present) }

    /// Returns a `DialogAnimator` for dismissing.
    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DialogAnimator(.dismiss) }

    /// Returns nil: presentations are not interactive.
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Returns nil: dismissals are not interactive. A subclass may override it.
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
