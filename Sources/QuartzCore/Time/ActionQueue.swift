/// Scheduled actions of a time source, by deadline; actions with equal deadlines keep their insertion order.
@MainActor
package struct ActionQueue {
    private struct Entry {
        var deadline: Seconds
        var id: Int
        var action: @MainActor () -> Void
    }

    /// Sorted by descending deadline: removing the next action from the end is cheap.
    private var entries: [Entry] = []
    private var lastID = 0

    package init() {}

    /// The number of scheduled actions.
    package var count: Int { entries.count }

    /// The deadline of the next action; nil when there is none.
    package var nextDeadline: Seconds? { entries.last?.deadline }

    /// Inserts `action`, due at `deadline` seconds.
    ///
    /// - Precondition: `deadline` is not NaN.
    package mutating func insert(at deadline: Seconds, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
        precondition(!deadline.isNaN, "A deadline of \(deadline) is never reached; pass a finite number of seconds.")
        lastID += 1
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].deadline > deadline { low = middle + 1 } else { high = middle }
        }
        entries.insert(Entry(deadline: deadline, id: lastID, action: action), at: low)
        return ScheduledAction(id: lastID)
    }

    package mutating func remove(_ action: ScheduledAction) {
        entries.removeAll { $0.id == action.id }
    }

    /// The highest id given out so far: a bound for `popDue`.
    package var newestID: Int { lastID }

    /// Removes and returns the next action with a deadline of at most `time` and an id of at most `newest`; nil when
    /// there is none.
    package mutating func popDue(
        at time: Seconds, newest: Int = .max
    ) -> (deadline: Seconds, action: @MainActor () -> Void)? {
        guard let index = entries.lastIndex(where: { $0.id <= newest }), entries[index].deadline <= time else {
            return nil
        }
        let entry = entries.remove(at: index)
        return (entry.deadline, entry.action)
    }
}
