import UIKit

/// Calls a block while layers move, and others once after a time, on the screen's clock.
@MainActor final class FrameLink: NSObject {
    /// Called in every frame that the screen shows.
    var onFrame: () -> Void = {}

    private var link: CADisplayLink?
    private var waiting: [(time: CFTimeInterval, action: () -> Void)] = []

    /// Begins to watch the notifications of the keyboard.
    func start() {
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: Selector("step:", FrameLink.step))
        link.isPaused = true
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
        waiting = []
    }

    /// Calls `action` after `seconds`.
    func perform(after seconds: TimeInterval, _ action: @escaping () -> Void) {
        waiting.append((CACurrentMediaTime() + seconds, action))
        link?.isPaused = false
    }

    private func step(_ link: CADisplayLink) {
        let now = CACurrentMediaTime()
        let due = waiting.filter { $0.time <= now }
        waiting.removeAll { $0.time <= now }
        for one in due { one.action() }
        onFrame()
        link.isPaused = waiting.isEmpty
    }
}
