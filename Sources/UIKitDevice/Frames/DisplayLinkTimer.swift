import QuartzCore

/// Requests the frames in which display links fire. No frames run while a link with a slow rate waits.
@MainActor package final class DisplayLinkTimer {
    /// The longest time until the next display link that frames keep running for, in seconds.
    private static let shortestSleep: Seconds = 0.1

    /// When the clock requests the frame of the next display link. Nil while links are paused or need frames anyway.
    private var scheduled: (time: Seconds, action: ScheduledAction)?

    package init() {}

    /// Requests the frame for the next display link: now if that is near, otherwise at its time.
    ///
    /// - Parameter due: The time from which a link fires, in seconds of `host`. Nil if all links are paused.
    package func requestFrame(from host: any Host, at due: Seconds?, now: Seconds) {
        if let due, due - now <= Self.shortestSleep { host.requestFrame() }
        guard scheduled?.time != due else { return }
        if let scheduled { host.clock.cancel(scheduled.action) }
        scheduled = nil
        guard let due, due - now > Self.shortestSleep else { return }
        let action = host.clock.schedule(at: due) { [weak self, weak host] in
            self?.scheduled = nil
            host?.requestFrame()
        }
        scheduled = (due, action)
    }
}
