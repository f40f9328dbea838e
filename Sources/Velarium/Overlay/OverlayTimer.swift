import UIKit

/// Runs a closure once, some time from now on the screen's clock: a test that turns the clock by hand turns this with it.
///
/// It looks at the clock a few times a second until the time is near, then with every frame. Let go of, it never runs.
@MainActor final class OverlayTimer {
    /// How often it looks while the time is far, in looks a second.
    private static let patientRate = 4

    private let seconds: TimeInterval
    private let action: @MainActor () -> Void
    private var start: CFTimeInterval?
    private var link: CADisplayLink?

    /// - Parameter seconds: from the next frame on; not above zero for that frame.
    init(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        (self.seconds, self.action) = (seconds, action)
        let link = ActionTarget.displayLink(of: self) { $0.look() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func look() {
        guard let link else { return }
        let passed = link.timestamp - (start ?? link.timestamp)
        start = start ?? link.timestamp
        guard passed >= seconds else {
            link.preferredFramesPerSecond = seconds - passed > 2 / Double(Self.patientRate) ? Self.patientRate : 0
            return
        }
        link.invalidate()
        self.link = nil
        action()
    }
}
