import QuartzCore

/// The time of one transition: its duration, what has elapsed of it, and the end that an animator has scheduled.
///
/// Monitors that the transition ends. While it runs by itself it counts as unfinished work; when it exceeds its
/// duration by far, it is logged.
@MainActor final class TransitionClock {
    /// A readable name for logs, such as "the dismissal of X".
    let name: String
    /// The duration in seconds without interaction; 0 until `start(duration:)`.
    private(set) var duration: Seconds = 0
    private var startDate: Seconds = 0
    private weak var system: UIKitSystem?
    private var scheduledEnd: FrameLoop.WorkToken?
    private var unfinishedWork: FrameLoop.WorkToken?
    private var timeout: ScheduledAction?

    init(_ name: String, on system: UIKitSystem) {
        self.name = name
        self.system = system
    }

    /// Starts a transition of `duration` seconds. It runs by itself until `pause()`.
    func start(duration: Seconds) {
        self.duration = duration
        startDate = MediaTime.now
        resume()
    }

    /// Called when the transition becomes interactive, and may take any time.
    func pause() {
        if let unfinishedWork { system?.frameLoop.cancelWork(unfinishedWork) }
        if let timeout { system?.host.clock.cancel(timeout) }
        unfinishedWork = nil
        timeout = nil
    }

    /// Called when the transition runs by itself again. Starts the timeout.
    func resume() {
        pause()
        guard let system else { return }
        let limit = duration + TransitionDefaults.timeoutMargin
        unfinishedWork = system.frameLoop.beginWork(name)
        timeout = system.host.clock.schedule(at: system.host.clock.now + limit) { [weak self] in
            self?.reportTimeout(after: limit)
        }
    }

    /// Called when the transition has ended. Cancels a scheduled end.
    func end() {
        if let scheduledEnd { system?.frameLoop.cancelWork(scheduledEnd) }
        scheduledEnd = nil
        pause()
    }

    /// Calls `action` after `seconds`, unless the transition has ended before.
    func scheduleEnd(after seconds: Seconds, _ action: @escaping @MainActor () -> Void) {
        guard seconds > 0, let system else { return action() }
        scheduledEnd = system.frameLoop.scheduleWork(name, after: seconds) { [weak self] in
            guard let self else { return }
            scheduledEnd = nil
            action()
        }
    }

    /// The fraction of the duration that has elapsed since the start, 0 to 1.
    var elapsedFraction: CGFloat { duration > 0 ? min(1, (MediaTime.now - startDate) / duration) : 0 }

    private func reportTimeout(after limit: Seconds) {
        timeout = nil
        misuse(
            "\(name) has not ended after \(limit) seconds: its animator must call completeTransition(_:) of the "
                + "context."
        )
    }
}
