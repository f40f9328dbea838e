import UIKit

/// Records the delegate calls of a scroll view, one line per call. Repeated calls share a line.
final class ScrollCallRecorder: NSObject, UIScrollViewDelegate {
    /// The number of lines to keep.
    static let limit = 10

    /// The answer to `viewForZooming(in:)`.
    var zoomedView: UIView?
    /// Called for `scrollViewDidScroll(_:)`.
    var onScroll: ((UIScrollView) -> Void)?
    /// Called when `lines` has changed.
    var onChange: (() -> Void)?
    private var calls: [(name: String, count: Int)] = []

    /// The latest lines, oldest first.
    var lines: [String] { calls.map { $0.count == 1 ? $0.name : "\($0.name) ×\($0.count)" } }

    private func record(_ name: String) {
        if calls.last?.name == name {
            calls[calls.count - 1].count += 1
        } else {
            calls.append((name, 1))
        }
        calls.removeFirst(max(0, calls.count - Self.limit))
        onChange?()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        record("didScroll")
        onScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { record("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let target = targetContentOffset.pointee
        record("willEndDragging to \(Int(target.x)), \(Int(target.y))")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        record("didEndDragging, \(decelerate ? "decelerating" : "stopped")")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { record("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { record("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { record("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { record("willBeginZooming") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { record("didZoom") }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        record("didEndZooming at \((scale * 100).rounded() / 100)")
    }
}
