/// May keep a popover open, hears when the person has closed it, and where it is going. Every method is optional.
@available(iOS, introduced: 3.2, deprecated: 9.0)
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol {
    /// Whether a touch outside may close the popover; true without this method. Not asked when code closes it.
    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
    /// The person has closed the popover, which is off the screen: it may be dropped, or shown again.
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
    /// The popover is laid out again; `rect` (in `view`'s coordinates) and `view` may be replaced through `pointee`. Not
    /// called for popovers from bar items, which follow them.
    func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverControllerDelegate {
    public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        OptionalRequirement.skip()
        return true
    }

    public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        OptionalRequirement.skip()
    }

    public func popoverController(
        _ popoverController: UIPopoverController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) { OptionalRequirement.skip() }
}
