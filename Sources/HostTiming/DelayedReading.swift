import QuartzCore

/// Reads what an app shows soon after its frames, for those that do not see it: frames that follow each other are read once.
@MainActor package final class DelayedReading {
    /// How long after a frame. Seconds; chosen.
    private static let delay: Seconds = 0.15

    private let clock: any TimeSource
    private let read: @MainActor () -> Void
    private var next: ScheduledAction?

    package init(by clock: any TimeSource, _ read: @escaping @MainActor () -> Void) {
        self.clock = clock
        self.read = read
    }

    /// To be called after each frame.
    package func readSoon() {
        guard next == nil else { return }
        next = clock.schedule(at: clock.now + Self.delay) { [weak self] in
            guard let self else { return }
            next = nil
            read()
        }
    }

    package func cancel() {
        if let next { clock.cancel(next) }
        next = nil
    }
}
