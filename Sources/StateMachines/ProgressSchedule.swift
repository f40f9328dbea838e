/// When a progress dialog is shown: not for short work, and not for a moment only. Decides; `ProgressDialog` carries out
/// the effects.
///
///     idle ─▶ delayed ─▶ held ─▶ shown ─▶ idle     (held: for the minimum duration)
///                          └─▶ finishing ─▶ idle   (finishing: the work has ended in that time)
public struct ProgressSchedule {
    public enum Phase: CaseIterable, Sendable { case idle, delayed, held, shown, finishing }
    public enum Event: CaseIterable, Sendable { case begin, delayDidPass, minimumDidPass, workDidEnd, didDismiss }
    public enum Effect: Equatable, Sendable { case startDelay, cancelDelay, show, startMinimum, cancelMinimum, dismiss }

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
