import CoreGraphics

/// Observes a scroll view, and may choose where it comes to rest. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The offset has changed, for any reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A drag has begun.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A drag is about to end. `velocity` is in points per millisecond. `targetContentOffset` is the resting offset in
    /// points, which may be replaced. Not called when paging is enabled.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A drag has ended. `decelerate` tells whether the content keeps moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content begins to move by itself after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest after a drag.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated change of the offset has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar scrolls to the top. Default true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The scrolling after a tap on the status bar has ended.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// The view to be zoomed; nil, the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Zooming by the user or an animation begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The scale has changed, for any reason.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Zooming has ended, and the scale is between its limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalRequirement.skip() }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalRequirement.skip()
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    /// Returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        OptionalRequirement.skip()
        return true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    /// Returns nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        OptionalRequirement.skip()
        return nil
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        OptionalRequirement.skip()
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalRequirement.skip()
    }
}

/// Provides the `delegate` of scroll views. Declared in a protocol extension, because `UITableView` and others
/// redeclare `delegate` with a narrower type, which Swift does not allow in an override.
@preconcurrency @MainActor public protocol _Scrolling: UIScrollView {}

extension _Scrolling {
    /// The delegate. Not retained.
    public var delegate: (any UIScrollViewDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }
}
