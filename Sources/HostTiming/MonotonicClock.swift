import Foundation
import QuartzCore

/// The time source of a real window: seconds since the machine started, as in `CACurrentMediaTime()`.
@MainActor
package final class MonotonicClock: TimeSource {
    private var queue = ActionQueue()
    /// Called when an action becomes the earliest one, so that a longer wait can be interrupted.
    package var onEarlierDeadline: (() -> Void)?

    package init() {}

    nonisolated package var now: Seconds { ProcessInfo.processInfo.systemUptime }

    /// The deadline of the next action; nil when nothing is scheduled.
    package var nextDeadline: Seconds? { queue.nextDeadline }

    package func schedule(at deadline: Seconds, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
        let before = queue.nextDeadline ?? .infinity
        let receipt = queue.insert(at: deadline, action)
        if deadline < before { onEarlierDeadline?() }
        return receipt
    }

    package func cancel(_ action: ScheduledAction) {
        queue.remove(action)
    }

    /// Runs the actions that are due. Actions scheduled meanwhile wait for the next call, even if they are due, so that
    /// input and frames are handled in between.
    package func runDue() {
        let now = now
        let newest = queue.newestID
        while let due = queue.popDue(at: now, newest: newest) { due.action() }
    }
}
