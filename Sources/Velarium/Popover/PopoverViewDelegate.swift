/// Hears of the end of a popover view. Every method is optional.
@preconcurrency @MainActor public protocol PopoverViewDelegate: AnyObject {
    /// A touch beside the bubble has closed it. Not called for any other end. The default does nothing.
    func popoverViewDidDismiss(_ popoverView: PopoverView)
    /// It has left the screen, whatever the reason; after `popoverViewDidDismiss(_:)`, before `onDismiss`. The default does
    /// nothing.
    func popoverView(_ popoverView: PopoverView, didEndFor reason: DismissReason)
}

extension PopoverViewDelegate {
    public func popoverViewDidDismiss(_ popoverView: PopoverView) {}
    public func popoverView(_ popoverView: PopoverView, didEndFor reason: DismissReason) {}
}
