import UIKit

/// The view that a popover points at, and a check of it with every frame.
@MainActor final class AnchorTracker {
    /// Not retained.
    weak var anchor: UIView?
    /// The anchor's frame at the last layout, in points of the popover.
    var lastFrame: CGRect?
    private var link: CADisplayLink?

    /// Calls `check` with every frame until `stop()`, or until this tracker is deallocated.
    func start(_ check: @escaping @MainActor () -> Void) {
        stop()
        let link = ActionTarget.displayLink(of: self) { _ in check() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops the checks.
    func stop() {
        link?.invalidate()
        link = nil
    }
}
