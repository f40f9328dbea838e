/// Decides how a split view controller shows its columns, and is notified of changes. Every method is optional.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    /// Called before the display mode changes.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Returns the mode after a tap on the display mode button; `automatic` leaves it to the split view controller.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// Returns true if the delegate has shown `vc` itself.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    /// Returns true if the delegate has shown `vc` itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    // MARK: Two controllers

    /// Returns the controller to display when collapsed; nil for the primary controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// Returns the primary controller when expanded; nil for the collapsed one.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Returns true if the delegate has handled the secondary controller. Otherwise the primary one collapses it.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the secondary controller when expanded; nil asks the primary controller.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Called before the primary controller is hidden.
    ///
    /// Add `barButtonItem` to a bar, with a title if that should differ from the controller's: it shows and dismisses
    /// `pc`, which contains the controller. Without this method no popover is offered.
    @available(iOS, deprecated: 8.0)
    func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController)
    /// Called before the button shows the primary controller in `pc`.
    @available(iOS, deprecated: 8.0)
    func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController)
    /// Called before the primary controller is shown in its column again; `barButtonItem` has no effect from now on.
    @available(iOS, deprecated: 8.0)
    func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem)
    /// Returns whether the primary controller is hidden in `orientation`. Without this method, it is in portrait.
    @available(iOS, deprecated: 8.0)
    func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool

    // MARK: Columns

    /// Returns the column on top of the stack when collapsed.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the display mode after expanding.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Called after the columns have collapsed.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called after the columns have expanded.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Called before `column` is shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Called before `column` is hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Called when the user begins to drag columns in or out.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// Called when that drag ends.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

    // MARK: Orientation

    /// Returns the orientations that the split view controller supports.
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    /// Returns the orientation in which the split view controller should be presented.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    /// The default counts as not implemented.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        OptionalRequirement.skip()
        return .automatic
    }

    /// The default counts as not implemented.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    )
        -> Bool
    {
        OptionalRequirement.skip()
        return false
    }

    /// The default counts as not implemented.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    /// The default counts as not implemented.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        OptionalRequirement.skip()
        return nil
    }

    /// The default counts as not implemented.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        OptionalRequirement.skip()
        return nil
    }

    /// The default counts as not implemented.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    /// The default counts as not implemented.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        OptionalRequirement.skip()
        return nil
    }

    /// The default counts as not implemented.
    public func splitViewController(
        _ svc: UISplitViewController, willHide aViewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
    ) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func splitViewController(
        _ svc: UISplitViewController, popoverController pc: UIPopoverController,
        willPresent aViewController: UIViewController
    ) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func splitViewController(
        _ svc: UISplitViewController, willShow aViewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem
    ) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
    ) -> Bool {
        OptionalRequirement.skip()
        return false
    }

    /// The default counts as not implemented.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        OptionalRequirement.skip()
        return proposedTopColumn
    }

    /// The default counts as not implemented.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        OptionalRequirement.skip()
        return proposedDisplayMode
    }

    /// The default counts as not implemented.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    {
        OptionalRequirement.skip()
        return .all
    }

    /// The default counts as not implemented.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation {
        OptionalRequirement.skip()
        return .portrait
    }
}
