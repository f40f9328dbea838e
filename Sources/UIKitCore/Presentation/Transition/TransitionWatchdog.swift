import QuartzCore

/// Monitors that a transition ends. While it runs by itself it counts as unfinished work; when it exceeds its duration
/// by far, it is logged.
@MainActor final class TransitionWatchdog {
    private let name: String
    private let limit: Seconds
    private weak var system: UIKitSystem?
    private var work: FrameLoop.WorkToken?
    private var timeout: ScheduledAction?

    /// - Parameter duration: The expected duration, in seconds.
    init(of name: String, lasting duration: Seconds, on system: UIKitSystem) {
        self.name = name
        self.system = system
        limit = duration + TransitionDefaults.timeoutMargin
        resume()
    }

    /// Starts the timeout: the transition runs by itself.
    func resume() {
        pause()
        guard let system else { return }
        work = system.frameLoop.beginWork(name)
        timeout = system.host.clock.schedule(at: system.host.clock.now + limit) { [weak self] in self?.reportTimeout() }
    }

    /// Stops the timeout: an interactive transition may take any time.
    func pause() {
        if let work { system?.frameLoop.cancelWork(work) }
        if let timeout { system?.host.clock.cancel(timeout) }
        work = nil
        timeout = nil
    }

    func end() { pause() }

    private func reportTimeout() {
        timeout = nil
        misuse(
            "\(name) has not ended after \(limit) seconds: its animator must call completeTransition(_:) of the "
                + "context."
        )
    }
}
