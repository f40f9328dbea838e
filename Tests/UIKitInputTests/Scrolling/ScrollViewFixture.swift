import CoreGraphics
import UIKitCore
import VelariumTesting

/// A scroll view that fills an iPhone 14, with a delegate that records its calls.
@MainActor final class ScrollViewFixture {
    let device = TestDevice(.iPhone14)
    let root = UIViewController()
    let scroll = UIScrollView()
    let recorder = ScrollDelegateRecorder()

    /// Content of `size` points; the safe area is not added to the insets.
    init(_ size: CGSize) {
        device.show(root)
        scroll.frame = root.view.bounds
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = size
        scroll.delegate = recorder
        root.view.addSubview(scroll)
        device.advance(by: 0)
    }

    /// Drags up by `distance` points at constant speed.
    func pull(up distance: CGFloat, in seconds: Double = 0.1) throws {
        try device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 600 - distance), in: seconds)
    }
}

/// Records its calls and returns the values that a test sets.
final class ScrollDelegateRecorder: NSObject, UIScrollViewDelegate {
    private(set) var calls: [String] = []
    /// The calls with the scroll view's state: t tracking, d dragging, s decelerating, z zooming.
    private(set) var states: [String] = []
    private(set) var velocity = CGPoint.zero
    private(set) var proposed = CGPoint.zero
    /// The smallest and the greatest y of the content offset.
    private(set) var (lowest, highest) = (CGFloat(0), CGFloat(0))
    /// The target offset to set when a drag ends, if any.
    var target: CGPoint?
    var goesToTop = true
    var zoomed: UIView?
    var onScroll: ((UIScrollView) -> Void)?
    /// Closures to run in a call, by its name.
    var on: [String: (UIScrollView) -> Void] = [:]

    private func note(_ call: String, _ view: UIScrollView) {
        if calls.last != call { calls.append(call) }
        let flags = [
            (view.isTracking, "t"), (view.isDragging, "d"), (view.isDecelerating, "s"), (view.isZooming, "z"),
        ]
        let state = "\(call) \(flags.filter(\.0).map(\.1).joined())"
        if states.last != state { states.append(state) }
        on[call]?(view)
    }

    func forget() { (calls, states) = ([], []) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        note("scroll", scrollView)
        lowest = min(lowest, scrollView.contentOffset.y)
        highest = max(highest, scrollView.contentOffset.y)
        onScroll?(scrollView)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag", scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity
        proposed = targetContentOffset.pointee
        note("will end drag", scrollView)
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("end drag \(decelerate)", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will decelerate", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("end decelerate", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("end animation", scrollView) }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset", scrollView) }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        note("should go to top", scrollView)
        return goesToTop
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("went to top", scrollView) }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("will zoom", scrollView) }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom", scrollView) }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("end zoom \(scale)", scrollView)
    }
}
