/// Prepares a popover, decides whether the user may dismiss it, and is notified when it was dismissed. Every method is
/// optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown: the last opportunity to configure it.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Returns whether a touch outside may dismiss the popover. Not asked when the app dismisses it.
    @available(iOS, deprecated: 13.0)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called after the user has dismissed the popover.
    @available(iOS, deprecated: 13.0)
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
    /// Called before the popover is laid out again. `rect`, in `view`'s coordinates, and `view` may be replaced through
    /// `pointee`.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    /// The default counts as not implemented.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        OptionalRequirement.skip()
    }

    /// The default counts as not implemented.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        OptionalRequirement.skip()
        return true
    }

    /// The default counts as not implemented.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) { OptionalRequirement.skip() }

    /// The default counts as not implemented.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) { OptionalRequirement.skip() }
}

/// A pointer to a variable that holds an object. Replaces Objective-C's type, which Swift on Linux does not have.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
    private let pointer: UnsafeMutablePointer<Pointee>

    /// Wraps `pointer`, which must stay valid while this value is used.
    public init(_ pointer: UnsafeMutablePointer<Pointee>) {
        self.pointer = pointer
    }

    /// The object that it points to.
    public var pointee: Pointee {
        get { pointer.pointee }
        nonmutating set { pointer.pointee = newValue }
    }
}
