import QuartzCore
import Synchronization

/// A clock that stands still until somebody turns it. Seconds, beginning at 0.
///
/// Actions run while it is turned, in order of their deadlines, equal ones in order of insertion; each sees its own
/// deadline as the present time. What an action schedules within the turn runs in the same turn.
@MainActor
package final class HandTurnedClock: TimeSource {
    /// How far behind a deadline the clock may stop and still count as having reached it, in seconds: sums of frames
    /// and sums of durations round differently.
    private static let slack: Seconds = 1e-9
    /// More actions than this at one instant mean that an action schedules itself for ever.
    private static let mostActionsAtAnInstant = 100_000

    private let present = Mutex<Seconds>(0)
    private var queue = ActionQueue()

    package init() {}

    nonisolated package var now: Seconds { present.withLock { $0 } }

    /// How many actions wait.
    package var waitingActions: Int { queue.count }

    /// The deadline of the action that is next, nil when none waits. May lie in the past.
    package var nextDeadline: Seconds? { queue.nextDeadline }

    /// - Precondition: `deadline` is a number.
    package func schedule(at deadline: Seconds, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
        queue.insert(at: deadline, action)
    }

    package func cancel(_ action: ScheduledAction) {
        queue.remove(action)
    }

    /// Moves the present to `time`, running what is due on the way. A `time` in the past runs what is due and moves
    /// nothing: a turn inside an action may have gone further already.
    ///
    /// - Precondition: `time` is finite.
    package func turn(to time: Seconds) {
        precondition(time.isFinite, "The clock cannot be turned to \(time); give it a finite number of seconds.")
        var (instant, actions) = (now, 0)
        while let due = queue.popDue(at: max(time, now) + Self.slack) {
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
