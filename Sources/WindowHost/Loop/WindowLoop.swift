import Dispatch
import Foundation
import QuartzCore

/// The main loop of an app with a window.
///
/// The run loop's wait is the only one, so that tasks, the main queue, timers and input all end it. Nothing is asked
/// for twice: without a frame request and a deadline it waits for ever.
@MainActor
package final class WindowLoop {
    /// What a turn does besides waiting.
    struct Stages {
        /// Takes in what the window system has sent.
        var readEvents: () -> Void
        var drawFrame: () -> Void
    }

    package let clock = MonotonicClock()
    /// How often a wait has ended. It stands still as long as nothing happens.
    package private(set) var wakeUps = 0
    package private(set) var isStopped = false

    private var pacer = FramePacer()
    private var isWaiting = false
    private let nudge = DispatchSource.makeUserDataAddSource(queue: .main)
    private var connection: (any DispatchSourceRead)?
    /// For drivers without a connection to listen to.
    private static let pollInterval: Seconds = 0.016

    /// - Parameters:
    ///   - descriptor: The window system's connection; -1 for a driver that has none and must be polled.
    ///   - arrived: Called on the main queue when the connection can be read; must read it.
    init(descriptor: Int32, arrived: @escaping () -> Void) {
        nudge.setEventHandler {}
        nudge.activate()
        if descriptor >= 0 {
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
            source.setEventHandler(handler: arrived)
            source.activate()
            connection = source
        }
        clock.onEarlierDeadline = { [weak self] in self?.wake() }
    }

    /// Ends the sources: the descriptor may be closed afterwards.
    func close() {
        stop()
        connection?.cancel()
        connection = nil
        nudge.cancel()
    }

    func requestFrame() {
        pacer.request()
        wake()
    }

    /// Ends `run` after the present turn.
    package func stop() {
        isStopped = true
        wake()
    }

    /// Ends a wait. Whoever talks to the window system from a timer must call it: what Xlib then reads on the side
    /// does not show on the connection any more.
    func wake() {
        if isWaiting { nudge.add(data: 1) }
    }

    /// Turns until `stop()`.
    func run(_ stages: Stages) {
        while !isStopped { turn(stages, before: .infinity) }
    }

    /// One turn: input, what is due, a frame if one is due; then waits, at most until `limit` of the clock.
    func turn(_ stages: Stages, before limit: Seconds) {
        stages.readEvents()
        clock.runDue()
        guard !isStopped else { return }
        if pacer.takeFrame(at: clock.now) {
            stages.drawFrame()
            // Drawing talks to the window system, which may have sent events into Xlib's own queue: read them before
            // waiting. The run loop gets its share all the same, or tasks would starve under slow frames.
            wait(until: -.infinity)
        } else {
            let poll = connection == nil ? clock.now + WindowLoop.pollInterval : .infinity
            wait(until: min(limit, clock.nextDeadline ?? .infinity, pacer.date ?? .infinity, poll))
        }
    }

    private func wait(until deadline: Seconds) {
        let delay = deadline - clock.now
        isWaiting = delay > 0
        _ = RunLoop.main.run(mode: .default, before: WindowLoop.date(after: delay))
        if isWaiting { wakeUps += 1 }
        isWaiting = false
    }

    private static func date(after delay: Seconds) -> Date {
        if delay <= 0 { return .distantPast }
        return delay == .infinity ? .distantFuture : Date(timeIntervalSinceNow: delay)
    }
}
