import QuartzCore

/// Sees that a transition ends: while it goes by itself it is unfinished work, and once it takes much longer than it
/// should, the log names it.
@MainActor final class TransitionWatch {
    private let name: String
    private let limit: Seconds
    private weak var system: UIKitSystem?
    private var work: FrameLoop.Work?
    private var alarm: ScheduledAction?

    /// - Parameter duration: How long it is to take, in seconds.
    init(of name: String, lasting duration: Seconds, on system: UIKitSystem) {
        self.name = name
        self.system = system
        limit = duration + TransitionNumbers.patience
        resume()
    }

    /// It goes by itself, from now on.
    func resume() {
        rest()
        guard let system else { return }
        work = system.frameLoop.begin(name)
        alarm = system.host.clock.schedule(at: system.host.clock.now + limit) { [weak self] in self?.raiseAlarm() }
    }

    /// Somebody has it in hand, and may take their time.
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
