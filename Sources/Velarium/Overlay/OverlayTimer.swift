import UIKit

/// Runs a closure once after a delay on the screen's clock, so that a test that controls that clock controls the timer.
///
/// A display link is the only one of UIKit's timers that follows this clock: `Timer` and `Task.sleep` use real time, and
/// animations would count as unfinished. Its rate is one frame per delay, so that it wakes the app when the time is
/// over and not before. A screen without such a slow rate wakes earlier; the timer then waits for the rest.
///
/// It never runs after it is released or canceled. Released without being canceled, it may wake the app once more.
@MainActor final class OverlayTimer {
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

    /// Stops the timer. Does nothing after it has run.
    func cancel() {
        link?.invalidate()
        link = nil
    }

    private func tick() {
        guard let link else { return }
        let passed = link.timestamp - (start ?? link.timestamp)
        start = start ?? link.timestamp
        guard passed >= seconds else {
            let rate = max(Float(1 / (seconds - passed)), .leastNormalMagnitude)
            link.preferredFrameRateRange =
                seconds - passed > 2 * link.duration
                ? .init(minimum: rate, maximum: rate, preferred: rate) : .default
            return
        }
        cancel()
        action()
    }
}
