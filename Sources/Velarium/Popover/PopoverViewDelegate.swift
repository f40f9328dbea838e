/// Notified when a popover view is dismissed. Every method is optional.
///
///     final class Help: PopoverViewDelegate {
///         func popoverView(_ popoverView: PopoverView, didDismissFor reason: DismissReason) {
///             log("Help was closed: \(reason)")
///         }
///     }
@preconcurrency @MainActor public protocol PopoverViewDelegate: AnyObject {
    /// The user touched outside the bubble, which dismissed the popover. Not called for any other reason. The default
    /// does nothing.
    func popoverViewDidDismiss(_ popoverView: PopoverView)
    /// The popover has left the screen. Called for every reason, after `popoverViewDidDismiss(_:)` and before
    /// `onDismiss`. The default does nothing.
    func popoverView(_ popoverView: PopoverView, didDismissFor reason: DismissReason)
}

extension PopoverViewDelegate {
    public func popoverViewDidDismiss(_ popoverView: PopoverView) {}
    public func popoverView(_ popoverView: PopoverView, didDismissFor reason: DismissReason) {}
}
