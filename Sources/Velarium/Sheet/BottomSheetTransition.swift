import UIKit

/// A transitioning delegate that presents controllers as bottom sheets.
///
///     let transition = BottomSheetTransition(BottomSheetConfiguration(detents: [.closed, .half]))
///     controller.modalPresentationStyle = .custom  // UIKit ignores the presentation controller with other styles
///     controller.transitioningDelegate = transition  // not retained: keep a reference
///
/// `BottomSheetController` has its own. To use it with another controller, see `DialogTransition`.
@preconcurrency @MainActor open class BottomSheetTransition: NSObject, UIViewControllerTransitioningDelegate {
    /// The configuration of the sheets. Changes take effect at once, also for a presented sheet.
    public var configuration: BottomSheetConfiguration {
        didSet { presentation?.configuration = configuration }
    }
    /// Where the next sheet appears. Default half, also for `.closed`. A detent that the sheet does not have counts as
    /// the nearest that it has.
    public var initialDetent = SheetDetent.half

    /// The presentation controller of the last sheet, while it exists.
    private(set) weak var presentation: BottomSheetPresentationController?
    var onDetentChange: (SheetDetent) -> Void = { _ in }

    /// Creates a transition with this configuration, which can be changed later.
    public init(_ configuration: BottomSheetConfiguration = BottomSheetConfiguration()) {
        self.configuration = configuration
    }

    /// Returns a `BottomSheetPresentationController` with the configuration.
    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = BottomSheetPresentationController(presentedViewController: presented, presenting: presenting)
        controller.configuration = configuration
        controller.themeSource = source.viewIfLoaded
        controller.setDetent(initialDetent == .closed ? .half : initialDetent, animated: false)
        controller.onDetentChange = { [weak self] in self?.onDetentChange($0) }
        presentation = controller
        return controller
    }

    /// Returns a `BottomSheetPresentAnimator`.
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BottomSheetPresentAnimator() }

    /// Returns a `BottomSheetDismissAnimator` that starts at the speed of the drag.
    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BottomSheetDismissAnimator(speed: presentation?.dismissalSpeed ?? 0)
    }

    /// Returns nil: presentations are not interactive.
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Returns the interactor that lets the user catch the sheet during its dismissal.
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { presentation?.dismissalInteractor }
}
