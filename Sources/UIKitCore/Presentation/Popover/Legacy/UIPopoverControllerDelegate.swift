/// Decides whether a popover may be dismissed, and is notified when it was, or moves. Every method is optional.
@available(iOS, introduced: 3.2, deprecated: 9.0)
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    /// Returns whether a touch outside may dismiss the popover; true without this method. Not asked when the app
    /// dismisses it.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    /// Called after the user has dismissed the popover. It may be released, or shown again.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
    /// Called before the popover is laid out again. `rect`, in `view`'s coordinates, and `view` may be replaced through
    /// `pointee`. Not called for popovers from bar items, which follow them.
    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverControllerDelegate {
    /// The default counts as not implemented.
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        OptionalRequirement.skip()
        return true
    }

    /// The default counts as not implemented.
    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) { OptionalRequirement.skip() }
}
