/// A timer on a time source for one action at a time; scheduling replaces the pending action. Stops when deallocated.
@MainActor package final class ClockTimer {
    package let clock: any TimeSource
    private var next: ScheduledAction?

    package init(on clock: any TimeSource) {
        self.clock = clock
    }

    isolated deinit {
        stop()
    }

    /// Calls `action` after `seconds` of the clock, unless stopped or scheduled again before.
    package func schedule(after seconds: Seconds, _ action: @escaping @MainActor () -> Void) {
        stop()
        next = clock.schedule(at: clock.now + seconds) { [weak self] in
            guard let self else { return }
            next = nil
            action()
        }
    }

    package func stop() {
        if let next { clock.cancel(next) }
        next = nil
    }
}
