import Foundation

/// What waits on the main thread: `DispatchQueue.main`, tasks of the main actor, and Foundation's timers.
@MainActor
package enum MainQueue {
    /// How often one drain looks again, so that work queued by work gets done as well: an `await` on the main actor
    /// inside a task is one such hop.
    private static let rounds = 4

    /// Runs what is due now, without waiting. For the main thread of an app only; under `swift test` nothing is run.
    package static func drain() {
        for _ in 0..<rounds {
            _ = RunLoop.main.run(mode: .default, before: Date())
        }
    }

    /// Lets `seconds` of real time go by while serving the queue, calling `turn` about every 1/60 s.
    package static func wait(for seconds: Double, turn: @MainActor () -> Void) {
        let end = Date(timeIntervalSinceNow: seconds)
        repeat {
            drain()
            turn()
            let nextTurn = min(end, Date(timeIntervalSinceNow: HeadlessHost.frame))
            // Foundation's run(mode:before:) comes back after one source; anything left of the frame is waited for.
            while Date() < nextTurn {
                let isServed = RunLoop.main.run(mode: .default, before: nextTurn)
                // A run loop that nothing is attached to comes back at once; without this the wait would burn.
                if !isServed { Thread.sleep(forTimeInterval: 0.001) }
            }
        } while Date() < end
    }

    /// Lets every thread of the process have its turn, on a machine that is busy as well: a task may go on by way of one.
    package static func giveWay() async {
        await withCheckedContinuation { next in
            DispatchQueue.global(qos: .background).async { next.resume() }
        }
    }

    /// Lets tasks and the main queue have their turns by giving way a few times. For asynchronous callers.
    package static func yield() async {
        for _ in 0..<rounds {
            await Task.yield()
        }
    }
}
