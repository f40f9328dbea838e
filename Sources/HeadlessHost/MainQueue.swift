import Foundation

/// The work queued on the main thread: `DispatchQueue.main`, tasks of the main actor, and Foundation's timers.
@MainActor
package enum MainQueue {
    /// The number of passes of one drain, so that work queued by work runs as well: an `await` on the main actor inside
    /// a task is one such hop.
    private static let rounds = 4

    /// Runs what is due now, without waiting. For the main thread of an app only; does nothing under `swift test`.
    package static func drain() {
        for _ in 0..<rounds {
            // Foundation makes a timer for the date of now, because it compares clocks of different precision.
            _ = RunLoop.main.run(mode: .default, before: .distantPast)
        }
    }

    /// Waits `seconds` of real time while serving the queue, calling `turn` about every 1/60 s.
    package static func wait(for seconds: Double, onFrame: @MainActor () -> Void) {
        let end = Date(timeIntervalSinceNow: seconds)
        repeat {
            drain()
            onFrame()
            let nextTurn = min(end, Date(timeIntervalSinceNow: HeadlessHost.frameDuration))
            // Foundation's run(mode:before:) returns after one source, so the rest of the frame is waited for here.
            while Date() < nextTurn {
                let isServed = RunLoop.main.run(mode: .default, before: nextTurn)
                // A run loop without sources returns immediately; without the sleep the wait would use a full core.
                if !isServed { Thread.sleep(forTimeInterval: 0.001) }
            }
        } while Date() < end
    }

    /// Suspends until a background thread has run, even on a busy machine: a task may depend on other threads.
    package static func yieldToOtherThreads() async {
        await withCheckedContinuation { next in
            DispatchQueue.global(qos: .background).async { next.resume() }
        }
    }

    /// Yields a few times, so that tasks and the main queue can run. For asynchronous callers.
    package static func yieldToTasks() async {
        for _ in 0..<rounds {
            await Task.yield()
        }
    }
}
