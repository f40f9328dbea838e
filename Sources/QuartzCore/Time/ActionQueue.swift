/// Actions waiting for their time, for time sources to keep. Earlier deadlines first; equal ones in the order they came.
@MainActor
package struct ActionQueue {
    private struct Entry {
        var deadline: Seconds
        var id: Int
        var action: @MainActor () -> Void
    }

    /// The next to run is last, where it costs nothing to remove.
    private var entries: [Entry] = []
    private var lastID = 0

    package init() {}

    /// How many actions wait.
    package var count: Int { entries.count }

    /// When the next action is due; nil when none waits.
    package var nextDeadline: Seconds? { entries.last?.deadline }

    /// - Precondition: `deadline` is a number.
    package mutating func insert(at deadline: Seconds, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
        precondition(!deadline.isNaN, "A deadline of \(deadline) never comes; schedule at a number of seconds.")
        lastID += 1
        var (low, high) = (0, entries.count)
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

    /// Takes out the next action whose deadline is at most `time` and that is not younger than `newest`; nil when there
    /// is none.
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
