import QuartzCore

/// The time of one transition: its duration, what has elapsed of it, and the end that an animator has scheduled.
/// Monitors that the transition ends.
@MainActor final class TransitionClock {
    /// A readable name for logs, such as "the dismissal of X".
    let name: String
    /// The duration in seconds without interaction; 0 until `start(duration:)`.
    private(set) var duration: Seconds = 0
    private var startDate: Seconds = 0
    private weak var system: UIKitSystem?
    private var scheduledEnd: FrameLoop.WorkToken?
    private var watchdog: TransitionWatchdog?

    init(_ name: String, on system: UIKitSystem) {
        self.name = name
        self.system = system
    }

    /// Starts a transition of `duration` seconds. It runs by itself until `pause()`.
    func start(duration: Seconds) {
        self.duration = duration
        startDate = MediaTime.now
        watchdog = system.map { TransitionWatchdog(of: name, lasting: duration, on: $0) }
    }

    /// Called when the transition becomes interactive, and may take any time.
    func pause() { watchdog?.pause() }

    /// Called when the transition runs by itself again.
    func resume() { watchdog?.resume() }

    /// Called when the transition has ended. Cancels a scheduled end.
    func end() {
        if let scheduledEnd { system?.frameLoop.cancelWork(scheduledEnd) }
        scheduledEnd = nil
        watchdog?.end()
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
}
