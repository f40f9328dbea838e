import QuartzCore
import Synchronization

/// A clock that only advances when it is told to. Seconds, beginning at 0.
///
/// Actions run while it advances, in order of their deadlines, equal ones in order of insertion. During an action,
/// `now` is its deadline. Actions scheduled during an advance also run in it, if they are due.
@MainActor
package final class ManualClock: TimeSource {
    /// The tolerance in seconds for reaching a deadline: sums of frames and sums of durations round differently.
    private static let roundingTolerance: Seconds = 1e-9
    /// More actions than this at one instant mean that an action reschedules itself forever.
    private static let mostActionsAtAnInstant = 100_000

    private let present = Mutex<Seconds>(0)
    private var queue = ActionQueue()

    package init() {}

    nonisolated package var now: Seconds { present.withLock { $0 } }

    /// The number of scheduled actions.
    package var scheduledActionCount: Int { queue.count }

    /// The deadline of the next action, nil when there is none. May be in the past.
    package var nextDeadline: Seconds? { queue.nextDeadline }

    /// - Precondition: `deadline` is not NaN.
    package func schedule(at deadline: Seconds, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
        queue.insert(at: deadline, action)
    }

    package func cancel(_ action: ScheduledAction) {
        queue.remove(action)
    }

    /// Advances to `time`, and runs the actions that become due.
    ///
    /// With a `time` in the past, `now` does not change: an action may already have advanced the clock further.
    ///
    /// - Precondition: `time` is finite.
    package func advance(to time: Seconds) {
        precondition(time.isFinite, "The clock cannot be set to \(time); give it a finite number of seconds.")
        var instant = now
        var actions = 0
        while let due = queue.popDue(at: max(time, now) + Self.roundingTolerance) {
            move(to: due.deadline)
            actions = now == instant ? actions + 1 : 1
            instant = now
            precondition(
                actions <= Self.mostActionsAtAnInstant,
                "\(actions) actions ran at second \(now); one schedules itself again at once. Schedule it later.")
            due.action()
        }
        move(to: time)
    }

    private func move(to time: Seconds) {
        present.withLock { $0 = max($0, time) }
    }
}
