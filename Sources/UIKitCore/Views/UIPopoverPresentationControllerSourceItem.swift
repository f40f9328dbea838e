import CoreGraphics

/// An anchor of a popover: a view, a layout guide or a bar item.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// The anchor's frame in `referenceView`'s coordinates, in points; nil when they are not in the same window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: @preconcurrency UIPopoverPresentationControllerSourceItem {
    /// The view's bounds in `referenceView`'s coordinates; nil when they are not in the same window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }
}
