/// Has a say in how a presentation adapts and in how it is dismissed by the person. Every method is optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style to adapt to; asked only when the form with a trait collection is not there.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Another controller to show in the adapted presentation; nil for the same one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// What is to show a popover that becomes a sheet may still be configured: a `UISheetPresentationController`.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// The presentation is about to begin with `style`; `none` when it does not adapt.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether the person may dismiss. Not asked when code dismisses.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The person tried to dismiss and was refused.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        OptionalRequirement.skip()
        return .none
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        OptionalRequirement.skip()
        return .none
    }

    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        OptionalRequirement.skip()
        return nil
    }

    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) { OptionalRequirement.skip() }

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { OptionalRequirement.skip() }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        OptionalRequirement.skip()
        return true
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.skip()
    }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.skip()
    }

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        OptionalRequirement.skip()
    }
}
