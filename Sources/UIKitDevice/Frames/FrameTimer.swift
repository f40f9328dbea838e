import QuartzCore

/// Requests a later frame: that in which a display link fires, or an animation shows another value. No frames run until then.
@MainActor package final class FrameTimer {
    /// The longest time until the frame for which frames keep running, in seconds.
    private let shortestSleep: Seconds
    /// When the clock requests the frame. Nil while there is none, or frames keep running.
    private var scheduled: (time: Seconds, action: ScheduledAction)?

    /// - Parameter shortestSleep: When the frame is due sooner than after this time, in seconds, the frames until then run.
    package init(shortestSleep: Seconds) {
        self.shortestSleep = shortestSleep
    }

    /// Schedules the frame, instead of an earlier one.
    ///
    /// - Parameter due: The time from which the frame is needed, in seconds of `host`. Nil or infinite for none.
    /// - Returns: Whether it is so near that the frames until then are to run.
    package func schedule(at due: Seconds?, on host: any Host, now: Seconds) -> Bool {
        let isNear = due.map { $0 - now <= shortestSleep } ?? false
        let due = isNear || due == .infinity ? nil : due
        guard scheduled?.time != due else { return isNear }
        if let scheduled { host.clock.cancel(scheduled.action) }
        scheduled = nil
        guard let due else { return isNear }
        let action = host.clock.schedule(at: due) { [weak self, weak host] in
            self?.scheduled = nil
            host?.requestFrame()
        }
        scheduled = (due, action)
        return false
    }
}
