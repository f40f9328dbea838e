import CoreGraphics

/// Follows a scroll view and may choose where it comes to rest. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The offset has changed, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger is about to be lifted. `velocity` is in points a millisecond; where the content comes to rest, in
    /// points, may be replaced through `targetContentOffset`. Not called where `isPagingEnabled` decides that.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated change of the offset is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Whether a tap on the status bar scrolls to the top. Default true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// The view that gets larger and smaller; nil, the default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Two fingers begin to zoom, or an animation does.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The scale has changed, for whatever reason.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// The fingers are lifted and the scale is back between its limits, or an animation is over.
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
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        OptionalRequirement.skip()
        return true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalRequirement.skip() }
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

/// Gives scroll views their `delegate`. A protocol's extension does it because `UITableView` and others have a
/// delegate of a narrower type under the same name, which Swift does not let a class override.
@preconcurrency @MainActor public protocol _Scrolling: UIScrollView {}

extension _Scrolling {
    /// Not retained.
    public var delegate: (any UIScrollViewDelegate)? {
        get { follower }
        set { follower = newValue }
    }
}
