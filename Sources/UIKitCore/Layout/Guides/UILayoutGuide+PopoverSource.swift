import CoreGraphics

extension UILayoutGuide: @preconcurrency UIPopoverPresentationControllerSourceItem {
    /// The guide's frame in `referenceView`'s coordinates; nil when they are not in the same window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let view = owningView, let window = view.window, window === referenceView.window else { return nil }
        return view.convert(layoutFrame, to: referenceView)
    }
}
