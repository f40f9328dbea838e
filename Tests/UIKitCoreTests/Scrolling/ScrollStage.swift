import CoreGraphics
import UIKitCore
import VelariumTesting

/// A scroll view that fills an iPhone 14, and who hears of it.
@MainActor final class ScrollStage {
    let device = TestDevice(.iPhone14)
    let root = UIViewController()
    let scroll = UIScrollView()
    let follower = ScrollFollower()

    /// Content of `size` points; nothing is added for the safe area.
    init(_ size: CGSize) {
        device.show(root)
        scroll.frame = root.view.bounds
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = size
        scroll.delegate = follower
        root.view.addSubview(scroll)
        device.advance(by: 0)
    }

    /// A finger goes up by `distance` points at even speed; content follows it.
    func pull(up distance: CGFloat, in seconds: Double = 0.1) throws {
        try device.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 600 - distance), in: seconds)
    }
}

/// Writes down what it is told.
final class ScrollFollower: NSObject, UIScrollViewDelegate {
    private(set) var calls: [String] = []
    private(set) var velocity = CGPoint.zero
    private(set) var proposed = CGPoint.zero
    /// The least and the greatest y that content was at.
    private(set) var (lowest, highest) = (CGFloat(0), CGFloat(0))
    /// Where content must come to rest in place of where it would.
    var target: CGPoint?
    var onScroll: ((UIScrollView) -> Void)?

    private func note(_ call: String) {
        if calls.last != call { calls.append(call) }
    }

    func forget() { calls = [] }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        note("scroll")
        lowest = min(lowest, scrollView.contentOffset.y)
        highest = max(highest, scrollView.contentOffset.y)
        onScroll?(scrollView)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("will end drag")
        (self.velocity, proposed) = (velocity, targetContentOffset.pointee)
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("end drag \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("end decelerate") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("end animation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("inset") }
}

extension TestDevice {
    /// A wheel is turned at a point of the screen, and a frame runs.
    func wheel(by delta: CGVector, x: CGFloat, y: CGFloat) {
        system.frameLoop.receive(.scroll(location: CGPoint(x: x, y: y), delta: delta, time: now))
        advance(by: 1.0 / 60)
    }

    /// One report about a finger, and a frame.
    func finger(_ phase: UITouch.Phase, x: CGFloat, y: CGFloat, id: Int = 0) {
        system.frameLoop.receive(.touch(id: id, phase: phase, location: CGPoint(x: x, y: y), time: now))
        advance(by: 1.0 / 60)
    }
}
