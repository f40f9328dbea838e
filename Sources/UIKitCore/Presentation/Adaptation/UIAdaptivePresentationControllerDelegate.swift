/// Decides how a presentation adapts, and whether the user may dismiss it. Every method is optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style to adapt to in compact width. Asked only if the method with a trait collection is missing.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style to adapt to under `traitCollection`. Asked in every environment.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns the controller to display in the adapted presentation; nil for the presented one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called before a popover is shown as a sheet: configure the `UISheetPresentationController` here.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// Called before the presentation begins with `style`; `none` when it does not adapt.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Returns whether the user may dismiss the presentation. Not asked when the app dismisses it.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before the user dismisses the presentation. The dismissal may still be canceled.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the user has dismissed the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called after the user tried to dismiss the presentation and was refused.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The default counts as not implemented.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        OptionalRequirement.skip()
        return .none
    }

    /// The default counts as not implemented.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        OptionalRequirement.skip()
        return .none
    }

    /// The default counts as not implemented.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        OptionalRequirement.skip()
        return nil
    }

    /// The default counts as not implemented.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) { OptionalRequirement.skip() }

    /// The default counts as not implemented.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { OptionalRequirement.skip() }

    /// The default counts as not implemented.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        OptionalRequirement.skip()
        return true
    }

    /// The default counts as not implemented.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.skip()
    }
}
