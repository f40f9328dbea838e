/// Decides how a split view shows its columns, and hears of it. Every method is optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// What the button does next; `automatic` leaves it to the split view.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// True when the delegate has shown `vc` itself.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    /// True when the delegate has shown `vc` itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    // MARK: Classic: two controllers

    /// What stands alone in compact width; nil for the first controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// What becomes the first controller in regular width; nil for what stands alone.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// True when the delegate has done with the second controller what it wants, even nothing.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// What becomes the second controller; nil asks the first one.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// The first controller is about to be hidden. Put `barButtonItem` into a bar, with a title if it is to have another
    /// than the controller's: it opens `pc`, which shows the controller, and closes it. Without this method the
    /// controller comes back as the split view brings it.
    @available(iOS, deprecated: 8.0)
    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController)
    /// The button has been tapped, and `pc` is about to show the first controller.
    @available(iOS, deprecated: 8.0)
    func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController)
    /// The first controller is not to be hidden any more; `barButtonItem` shows nothing from now on.
    @available(iOS, deprecated: 8.0)
    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem)
    /// Whether the first controller is hidden in `orientation`. Default: in portrait.
    @available(iOS, deprecated: 8.0)
    func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool

    // MARK: Columns

    /// The column on top of the stack in compact width.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// A finger begins to pull columns in or out.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    // MARK: Orientation

    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        OptionalRequirement.skip()
    }

    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        OptionalRequirement.skip()
        return .automatic
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    )
        -> Bool
    {
        OptionalRequirement.skip()
        return false
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        OptionalRequirement.skip()
        return nil
    }

    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        OptionalRequirement.skip()
        return nil
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        OptionalRequirement.skip()
        return nil
    }

    public func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
    ) {
        OptionalRequirement.skip()
    }

    public func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController
    ) {
        OptionalRequirement.skip()
    }

    public func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem
    ) {
        OptionalRequirement.skip()
    }

    public func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        OptionalRequirement.skip()
        return proposedTopColumn
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        OptionalRequirement.skip()
        return proposedDisplayMode
    }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        OptionalRequirement.skip()
    }

    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        OptionalRequirement.skip()
    }

    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        OptionalRequirement.skip()
    }

    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        OptionalRequirement.skip()
    }

    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        OptionalRequirement.skip()
    }

    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        OptionalRequirement.skip()
    }

    public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    {
        OptionalRequirement.skip()
        return .all
    }

    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation {
        OptionalRequirement.skip()
        return .portrait
    }
}
