import UIKitCore

/// The frames of a running animator.
@MainActor final class AnimatorFrames {
    private var running: (loop: FrameLoop, activity: FrameActivities.Activity)?

    /// Calls `advance` in every frame with the seconds since the last one, until `stop()`.
    func start(_ advance: @escaping @MainActor (Double) -> Void) {
        guard running == nil, let system = UIKitSystem.current else { return }
        var last = system.host.clock.now
        let activity = system.frameLoop.activities.begin("UIDynamicAnimator") { now in
            let duration = now - last
            last = now
            advance(duration)
            return true
        }
        running = (system.frameLoop, activity)
    }

    func stop() {
        guard let running else { return }
        self.running = nil
        running.loop.activities.end(running.activity)
    }
}
