import UIKit

/// Presents controllers as dialogs. `DialogController` has one of its own; another controller takes one like this:
///
///     let transition = DialogTransition(DialogConfiguration(sizing: DialogSizing(.small, .fit)))
///     controller.modalPresentationStyle = .custom  // with no other is the presentation controller asked for
///     controller.transitioningDelegate = transition  // not retained: keep it
@preconcurrency @MainActor open class DialogTransition: NSObject, UIViewControllerTransitioningDelegate {
    /// What the dialogs are like; one that is on the screen changes at once.
    public var configuration: DialogConfiguration {
        didSet { presentation?.configuration = configuration }
    }

    private weak var presentation: DialogPresentationController?

    /// Presents controllers as dialogs like `configuration`, which may change later.
    public init(_ configuration: DialogConfiguration = DialogConfiguration()) {
        self.configuration = configuration
    }

    /// A `DialogPresentationController` with the configuration.
    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = DialogPresentationController(presentedViewController: presented, presenting: presenting)
        controller.configuration = configuration
        presentation = controller
        return controller
    }

    /// A `DialogAnimator` that brings the dialog.
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DialogAnimator(.present) }

    /// A `DialogAnimator` that takes the dialog off.
    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DialogAnimator(.dismiss) }

    /// Nil: nobody drives it by hand.
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Nil: nobody drives it by hand. A subclass may.
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
