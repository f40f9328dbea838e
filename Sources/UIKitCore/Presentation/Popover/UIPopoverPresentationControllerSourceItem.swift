import CoreGraphics

/// What a popover can point at: a view, a layout guide or a bar item.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where it is in `referenceView`'s coordinates, in points; nil when they are not in one window.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: @preconcurrency UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UILayoutGuide: @preconcurrency UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let view = owningView, let window = view.window, window === referenceView.window else { return nil }
        return view.convert(layoutFrame, to: referenceView)
    }
}
