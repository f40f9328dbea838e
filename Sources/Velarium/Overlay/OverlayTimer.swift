import UIKit

/// Runs a closure once after a delay on the screen's clock, so that a test that controls that clock controls the timer.
///
/// It checks the clock a few times a second until the time is near, then every frame. It never runs after it is
/// released.
@MainActor final class OverlayTimer {
    /// How often it checks while the time is far, per second.
    private static let idleFrameRate = 4

    private let seconds: TimeInterval
    private let action: @MainActor () -> Void
    private var start: CFTimeInterval?
    private var link: CADisplayLink?

    /// - Parameter seconds: The delay from the next frame on; 0 or less runs the closure in that frame.
    init(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        self.seconds = seconds
        self.action = action
        let link = ActionTarget.displayLink(of: self) { $0.tick() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func tick() {
        guard let link else { return }
        let passed = link.timestamp - (start ?? link.timestamp)
        start = start ?? link.timestamp
        guard passed >= seconds else {
            link.preferredFramesPerSecond = seconds - passed > 2 / Double(Self.idleFrameRate) ? Self.idleFrameRate : 0
            return
        }
        link.invalidate()
        self.link = nil
        action()
    }
}
