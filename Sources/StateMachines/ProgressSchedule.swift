/// When a progress dialog is shown: not for short work, and not for a moment only. Decides; `ProgressDialog` carries out
/// the effects.
///
///     idle ─▶ delayed ─▶ held ─▶ shown ─▶ idle     (held: for the minimum duration)
///                          └─▶ finishing ─▶ idle   (finishing: the work has ended in that time)
public struct ProgressSchedule {
    /// Where the dialog is between two pieces of work.
    public enum Phase: CaseIterable, Sendable {
        /// There is no work.
        case idle
        /// Work has begun; the dialog is not shown before the delay has passed.
        case delayed
        /// The dialog is shown, and stays for the minimum duration.
        case held
        /// The dialog is shown until the work ends.
        case shown
        /// The work has ended; the dialog stays until the minimum duration has passed.
        case finishing
    }

    /// What happens to the work, the timers and the dialog.
    public enum Event: CaseIterable, Sendable {
        /// Work has begun.
        case begin
        /// The delay before the dialog has passed.
        case delayDidPass
        /// The dialog has been shown for the minimum duration.
        case minimumDidPass
        /// The work has ended.
        case workDidEnd
        /// The dialog could not be shown, or was dismissed by something else than `Effect.dismiss`.
        case didDismiss
    }

    /// What `ProgressDialog` has to do.
    public enum Effect: Equatable, Sendable {
        /// Send `Event.delayDidPass` after the delay.
        case startDelay
        /// Send no `Event.delayDidPass` any more.
        case cancelDelay
        /// Present the dialog.
        case show
        /// Send `Event.minimumDidPass` after the minimum duration.
        case startMinimum
        /// Send no `Event.minimumDidPass` any more.
        case cancelMinimum
        /// Dismiss the dialog.
        case dismiss
    }

    /// Where the dialog is now; initially `Phase.idle`.
    public private(set) var phase = Phase.idle

    /// A schedule before any work.
    public init() {}

    /// The effects to perform, in order. Nil, with nothing changed, if `event` is not valid in this phase.
    public mutating func handle(_ event: Event) -> [Effect]? {
        switch (phase, event) {
        case (.idle, .begin): return enter(.delayed, [.startDelay])
        case (.delayed, .delayDidPass): return enter(.held, [.show, .startMinimum])
        case (.delayed, .workDidEnd): return enter(.idle, [.cancelDelay])
        case (.held, .minimumDidPass): return enter(.shown, [])
        case (.held, .workDidEnd): return enter(.finishing, [])
        case (.shown, .workDidEnd), (.finishing, .minimumDidPass): return enter(.idle, [.dismiss])
        case (.held, .didDismiss), (.finishing, .didDismiss): return enter(.idle, [.cancelMinimum])
        case (.shown, .didDismiss): return enter(.idle, [])
        case (.idle, .delayDidPass), (.idle, .minimumDidPass), (.idle, .workDidEnd), (.idle, .didDismiss),
            (.delayed, .begin), (.delayed, .minimumDidPass), (.delayed, .didDismiss), (.held, .begin),
            (.held, .delayDidPass), (.shown, .begin), (.shown, .delayDidPass), (.shown, .minimumDidPass),
            (.finishing, .begin), (.finishing, .delayDidPass), (.finishing, .workDidEnd):
            return nil
        }
    }

    private mutating func enter(_ next: Phase, _ effects: [Effect]) -> [Effect] {
        phase = next
        return effects
    }
}
