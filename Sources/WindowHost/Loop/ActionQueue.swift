import QuartzCore

/// Actions waiting for their time. Earlier deadlines first; equal ones in the order they came.
struct ActionQueue {
    private struct Entry {
        var deadline: Seconds
        var id: Int
        var action: @MainActor () -> Void
    }

    /// The next to run is last, where it costs nothing to remove.
    private var entries: [Entry] = []
    private var lastID = 0

    /// When the next action is due; nil when none waits.
    var nextDeadline: Seconds? { entries.last?.deadline }

    /// - Precondition: `deadline` is a number.
    mutating func insert(at deadline: Seconds, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
        precondition(!deadline.isNaN, "An action cannot be scheduled at NaN; give seconds of the host's clock.")
        lastID += 1
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].deadline > deadline { low = middle + 1 } else { high = middle }
        }
        entries.insert(Entry(deadline: deadline, id: lastID, action: action), at: low)
        return ScheduledAction(id: lastID)
    }

    mutating func remove(_ action: ScheduledAction) {
        entries.removeAll { $0.id == action.id }
    }

    /// The highest id given out so far: a bound for `popDue`.
    var newestID: Int { lastID }

    /// Takes out the next action that is due at `now` and not younger than `newest`; nil when there is none.
    mutating func popDue(at now: Seconds, newest: Int) -> (@MainActor () -> Void)? {
        guard let index = entries.lastIndex(where: { $0.id <= newest }), entries[index].deadline <= now else {
            return nil
        }
        return entries.remove(at: index).action
    }
}
