import QuartzCore

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

    private struct Entry {
        let deadline: Seconds
        let id: Int
        let action: @MainActor () -> Void
    }

    package private(set) var now: Seconds = 0
    /// The last one is the next to run, so that taking it costs nothing.
    private var entries: [Entry] = []
    private var deadlines: [Int: Seconds] = [:]
    private var lastID = 0

    package init() {}

    /// How many actions wait.
    package var waitingActions: Int { entries.count }

    /// The deadline of the action that is next, nil when none waits. May lie in the past.
    package var nextDeadline: Seconds? { entries.last?.deadline }

    /// - Precondition: `deadline` is a number.
    package func schedule(at deadline: Seconds, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
        precondition(!deadline.isNaN, "A deadline of \(deadline) never comes; schedule at a number of seconds.")
        lastID += 1
        let entry = Entry(deadline: deadline, id: lastID, action: action)
        entries.insert(entry, at: place(of: deadline, lastID))
        deadlines[lastID] = deadline
        return ScheduledAction(id: lastID)
    }

    package func cancel(_ action: ScheduledAction) {
        guard let deadline = deadlines.removeValue(forKey: action.id) else { return }
        entries.remove(at: place(of: deadline, action.id))
    }

    /// Moves the present to `time`, running what is due on the way. A `time` in the past runs what is due and moves
    /// nothing: a turn inside an action may have gone further already.
    ///
    /// - Precondition: `time` is finite.
    package func turn(to time: Seconds) {
        precondition(time.isFinite, "The clock cannot be turned to \(time); give it a finite number of seconds.")
        var (instant, actions) = (now, 0)
        while let entry = entries.last, entry.deadline <= max(time, now) + Self.slack {
            entries.removeLast()
            deadlines[entry.id] = nil
            now = max(now, entry.deadline)
            actions = now == instant ? actions + 1 : 1
            instant = now
            precondition(
                actions <= Self.mostActionsAtAnInstant,
                "\(actions) actions ran at second \(now); one schedules itself again at once. Schedule it later.")
            entry.action()
        }
        now = max(now, time)
    }

    /// Where an entry stands or would stand among `entries`, latest first.
    private func place(of deadline: Seconds, _ id: Int) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if (deadline, id) < (entries[middle].deadline, entries[middle].id) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
