import Foundation
import QuartzCore
import UIFoundation
import UIKitDevice

/// Delayed work of rewritten sources: `Timer`, `asyncAfter`, `perform(_:with:afterDelay:)`, and turns of the run loop.
///
/// While a test device or a test host runs, work of the main thread follows the clock of its system, and a turn of the
/// main run loop advances that clock. Otherwise everything is Foundation's. `velarium-port` writes calls of the functions
/// that begin with an underscore (`_asyncAfter`).
package enum AppClock {
    /// The context of a system whose clock tests advance; nil elsewhere, and on other threads.
    @MainActor private static var context: DeviceContext? {
        guard let current = DeviceContext.current, current.advanceClock != nil else { return nil }
        return current
    }

    private static func onMainActor<Result: Sendable>(_ work: @MainActor () -> Result) -> Result? {
        guard MainActorCheck.isOnMainActor else { return nil }
        return MainActor.assumeIsolated(work)
    }

    /// Whether tests advance the clock that delayed work of the calling thread follows.
    static var isAdvancedByTests: Bool { onMainActor { context != nil } ?? false }

    /// Calls `work` after `delay` seconds of the clock that tests advance; false if there is none.
    static func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) -> Bool {
        onMainActor {
            guard let clock = context?.clock else { return false }
            _ = clock.schedule(at: clock.now + max(0, delay), work)
            return true
        } ?? false
    }

    /// The delay until `deadline`.
    static func seconds(until deadline: DispatchTime) -> TimeInterval {
        let now = DispatchTime.now().uptimeNanoseconds
        let date = deadline.uptimeNanoseconds
        // A computed deadline is a few microseconds nearer than the delay that was asked for.
        let distance = date > now ? Double(date - now) / 1e9 : 0
        return (distance * 1000).rounded(.up) / 1000
    }

    /// Adds a timer that fires by the clock that tests advance; without one, Foundation's `add`.
    static func add(_ timer: Timer, to loop: RunLoop, forMode mode: RunLoop.Mode) {
        guard servesMainActor(loop), isAdvancedByTests else { return loop.add(timer, forMode: mode) }
        ClockTimers.add(timer)
    }

    /// Whether the loop is the main one. Where another thread serves the main actor, it is the loop of that thread.
    static func servesMainActor(_ loop: RunLoop) -> Bool {
        loop === RunLoop.main || MainActorCheck.isOnMainActor && loop === RunLoop.current
    }

    /// Advances the clock that tests advance by `seconds`; false if there is none.
    static func turn(for seconds: TimeInterval) -> Bool {
        onMainActor {
            guard let advance = context?.advanceClock else { return false }
            advance(min(max(0, seconds), 3600))
            return true
        } ?? false
    }

    /// Suspends a task, and throws when it is canceled.
    static func sleep(seconds: TimeInterval) async throws {
        if try await ClockSleepers.sleep(seconds: seconds) { return }
        let nanoseconds = min(max(0, seconds) * 1e9, Double(Int64.max / 2))
        try await Task.sleep(nanoseconds: UInt64(nanoseconds))
    }

    /// The number of tasks that wait for the clock that tests advance.
    @MainActor package static var sleeperCount: Int { ClockSleepers.count }
}

/// Timers on the clock that tests advance. They stay Foundation's timers, which can be invalidated.
private enum ClockTimers {
    private final class Scheduled: @unchecked Sendable {
        let timer: Timer
        init(_ timer: Timer) { self.timer = timer }
    }

    nonisolated(unsafe) private static var key: UInt8 = 0

    /// Fires `timer` at its date. A timer that is in several modes fires once.
    static func add(_ timer: Timer) {
        guard objc_getAssociatedObject(timer, &key) == nil else { return }
        objc_setAssociatedObject(timer, &key, true, .OBJC_ASSOCIATION_RETAIN)
        schedule(Scheduled(timer), after: timer.fireDate.timeIntervalSinceNow)
    }

    private static func schedule(_ scheduled: Scheduled, after delay: TimeInterval) {
        // As for deadlines: the date is a few microseconds nearer than the delay.
        let delay = (max(0, delay) * 1000).rounded(.up) / 1000
        _ = AppClock.schedule(after: delay) {
            let timer = scheduled.timer
            guard timer.isValid else { return }
            let interval = timer.timeInterval
            timer.fire()
            if timer.isValid { schedule(scheduled, after: interval) }
        }
    }
}

/// Tasks that sleep on the clock that tests advance.
@MainActor private enum ClockSleepers {
    private(set) static var count = 0

    @MainActor private final class Sleeper {
        var continuation: CheckedContinuation<Void, any Error>?

        func wake(_ result: Result<Void, any Error>) {
            guard let continuation else { return }
            self.continuation = nil
            ClockSleepers.count -= 1
            continuation.resume(with: result)
        }
    }

    /// Returns false at once where no test advances the clock.
    static func sleep(seconds: TimeInterval) async throws -> Bool {
        guard AppClock.isAdvancedByTests else { return false }
        try Task.checkCancellation()
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                sleeper.continuation = continuation
                count += 1
                _ = AppClock.schedule(after: seconds) { sleeper.wake(.success(())) }
            }
        } onCancel: {
            Task { @MainActor in sleeper.wake(.failure(CancellationError())) }
        }
        return true
    }
}
