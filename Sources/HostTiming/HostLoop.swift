import Dispatch
import Foundation
import QuartzCore

/// The main loop of an app that a window, or another program, shows.
///
/// All waiting happens in the run loop, so that tasks, the main queue, timers and input can interrupt it. Without a
/// frame request and a deadline it waits indefinitely.
@MainActor
package final class HostLoop {
    /// The callbacks of an iteration.
    package struct Callbacks {
        /// Handles what has arrived.
        let readEvents: () -> Void
        let drawFrame: () -> Void

        package init(readEvents: @escaping () -> Void, drawFrame: @escaping () -> Void) {
            self.readEvents = readEvents
            self.drawFrame = drawFrame
        }
    }

    package let clock = MonotonicClock()
    /// The number of waits that have ended. It stays constant as long as nothing happens.
    package private(set) var wakeUps = 0
    /// Whether `stop()` was called.
    package private(set) var isStopped = false

    private var pacer = FramePacer()
    private var isWaiting = false
    private let wakeSource = DispatchSource.makeUserDataAddSource(queue: .main)
    private var connection: (any DispatchSourceRead)?
    /// The poll interval, in seconds, for drivers without a connection.
    private static let pollInterval: Seconds = 0.016

    /// - Parameters:
    ///   - descriptor: The connection to what shows the app; -1 for a window driver that has none and must be polled.
    ///   - arrived: Called on the main queue when the connection is readable; it must read from it.
    package init(descriptor: Int32, arrived: @escaping () -> Void) {
        wakeSource.setEventHandler {}
        wakeSource.activate()
        if descriptor >= 0 {
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
            source.setEventHandler(handler: arrived)
            source.activate()
            connection = source
        }
        clock.onEarlierDeadline = { [weak self] in self?.wake() }
    }

    /// Cancels the sources; the descriptor may be closed afterwards.
    package func close() {
        stop()
        connection?.cancel()
        connection = nil
        wakeSource.cancel()
    }

    package func requestFrame() {
        pacer.request()
        wake()
    }

    /// Ends `run` after the current iteration.
    package func stop() {
        isStopped = true
        wake()
    }

    /// Ends a wait. Callers that use the window system from a timer must call it: events that Xlib reads in the process
    /// no longer make the connection readable.
    package func wake() {
        if isWaiting { wakeSource.add(data: 1) }
    }

    /// Iterates until `stop()`.
    package func run(_ stages: Callbacks) {
        while !isStopped { runOnce(stages, before: .infinity) }
    }

    /// Runs one iteration: input, due actions, a frame if one is due; then waits, at most until `limit` on the clock.
    package func runOnce(_ stages: Callbacks, before limit: Seconds) {
        stages.readEvents()
        clock.runDue()
        guard !isStopped else { return }
        if pacer.takeFrame(at: clock.now) {
            stages.drawFrame()
            // Drawing uses the window system, which may have put events into Xlib's own queue: read them before
            // waiting. The run loop still runs briefly, or tasks would starve under slow frames.
            wait(until: -.infinity)
        } else {
            let poll = connection == nil ? clock.now + HostLoop.pollInterval : .infinity
            wait(until: min(limit, clock.nextDeadline ?? .infinity, pacer.date ?? .infinity, poll))
        }
    }

    private func wait(until deadline: Seconds) {
        let delay = deadline - clock.now
        isWaiting = delay > 0
        _ = RunLoop.main.run(mode: .default, before: HostLoop.date(after: delay))
        if isWaiting { wakeUps += 1 }
        isWaiting = false
    }

    private static func date(after delay: Seconds) -> Date {
        if delay <= 0 { return .distantPast }
        return delay == .infinity ? .distantFuture : Date(timeIntervalSinceNow: delay)
    }
}
