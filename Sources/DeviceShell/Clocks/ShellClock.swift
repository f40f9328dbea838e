import QuartzCore

/// The window's clock, as the shell reads it: after each action the app's system is current again.
@MainActor final class ShellClock: TimeSource {
    private let window: any TimeSource
    /// Called after each action.
    var didRunAction: () -> Void = {}

    init(following window: any TimeSource) {
        self.window = window
    }

    nonisolated var now: Seconds { window.now }

    func schedule(at deadline: Seconds, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
        window.schedule(at: deadline) { [weak self] in
            action()
            self?.didRunAction()
        }
    }

    func cancel(_ action: ScheduledAction) {
        window.cancel(action)
    }
}
