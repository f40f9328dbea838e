import UIKit

/// Presents controllers as bottom sheets. `BottomSheetController` has one of its own; another controller takes one as it
/// takes a `DialogTransition`.
@preconcurrency @MainActor open class BottomSheetTransition: NSObject, UIViewControllerTransitioningDelegate {
    /// What the sheets are like; one that is on the screen changes at once.
    public var configuration: BottomSheetConfiguration {
        didSet { presentation?.configuration = configuration }
    }
    /// Where the next sheet comes up. Default half, which is what `.closed` counts as; any other that the sheet has not
    /// counts as the nearest that it has.
    public var initialDetent = SheetDetent.half

    /// The sheet that was presented last, while it is there.
    private(set) weak var presentation: BottomSheetPresentationController?
    var onMove: (SheetDetent) -> Void = { _ in }

    /// Presents controllers as sheets like `configuration`, which may change later.
    public init(_ configuration: BottomSheetConfiguration = BottomSheetConfiguration()) {
        self.configuration = configuration
    }

    /// A `BottomSheetPresentationController` with the configuration.
    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = BottomSheetPresentationController(presentedViewController: presented, presenting: presenting)
        controller.configuration = configuration
        controller.setDetent(initialDetent == .closed ? .half : initialDetent, animated: false)
        controller.onMove = { [weak self] in self?.onMove($0) }
        presentation = controller
        return controller
    }

    /// A `BottomSheetEntrance`, which brings the sheet up.
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BottomSheetEntrance() }

    /// A `BottomSheetExit`, as fast as the finger that has let the sheet go.
    open func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BottomSheetExit(speed: presentation?.exitSpeed ?? 0) }

    /// Nil: nobody drives it by hand.
    open func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// What lets a finger catch the sheet on its way.
    open func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { presentation?.exitCatch }
}
