import Foundation
import QuartzCore

/// The time source of a real window: seconds since the machine started, which is `CACurrentMediaTime()`'s own clock.
@MainActor
package final class MonotonicClock: TimeSource {
    private var queue = ActionQueue()
    /// Called when an action becomes the earliest, so that a wait with a later end can be cut short.
    var onEarlierDeadline: (() -> Void)?

    package init() {}

    nonisolated package var now: Seconds { ProcessInfo.processInfo.systemUptime }

    /// When `runDue()` has something to do; nil when nothing is scheduled.
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

    /// Runs what is due now. What these actions schedule in turn waits for the next call, even if due at once: input
    /// and frames come between.
    package func runDue() {
        let (now, newest) = (now, queue.newestID)
        while let due = queue.popDue(at: now, newest: newest) { due.action() }
    }
}
