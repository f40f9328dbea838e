import QuartzCore

/// Monitors that a transition ends. While it runs by itself it counts as unfinished work; when it exceeds its duration
/// by far, it is logged.
@MainActor final class TransitionWatch {
    private let name: String
    private let limit: Seconds
    private weak var system: UIKitSystem?
    private var work: FrameLoop.Work?
    private var alarm: ScheduledAction?

    /// - Parameter duration: The expected duration, in seconds.
    init(of name: String, lasting duration: Seconds, on system: UIKitSystem) {
        self.name = name
        self.system = system
        limit = duration + TransitionNumbers.patience
        resume()
    }

    /// Starts the timeout: the transition runs by itself.
    func resume() {
        rest()
        guard let system else { return }
        work = system.frameLoop.begin(name)
        alarm = system.host.clock.schedule(at: system.host.clock.now + limit) { [weak self] in self?.raiseAlarm() }
    }

    /// Stops the timeout: an interactive transition may take any time.
    func rest() {
        if let work { system?.frameLoop.abandon(work) }
        if let alarm { system?.host.clock.cancel(alarm) }
        (work, alarm) = (nil, nil)
    }

    func end() { rest() }

    private func raiseAlarm() {
        alarm = nil
        misuse(
            "\(name) has not ended after \(limit) seconds: its animator has to call completeTransition(_:) of the context."
        )
    }
}
