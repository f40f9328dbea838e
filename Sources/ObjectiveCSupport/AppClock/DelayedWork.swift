import Foundation
import QuartzCore

/// What `velarium-port` writes for calls of the same names without the underscore; see `AppClock`. Not for use in an app.
/// Only for the main queue: on Linux, every reading of `main` gives another object, so that this cannot be asked.
extension DispatchQueue {
    /// `asyncAfter` of the main queue.
    @preconcurrency
    public func _asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @MainActor @Sendable () -> Void
    ) {
        if AppClock.schedule(after: AppClock.seconds(until: deadline), work) { return }
        asyncAfter(deadline: deadline, qos: qos, flags: flags) { MainActor.assumeIsolated(work) }
    }

    /// `asyncAfter` of the main queue with a work item, which may be canceled.
    public func _asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
        nonisolated(unsafe) let work = item
        if AppClock.schedule(after: AppClock.seconds(until: deadline), { work.perform() }) { return }
        asyncAfter(deadline: deadline, execute: item)
    }

    /// `asyncAfter` with a date of the wall clock.
    @preconcurrency
    public func _asyncAfter(
        wallDeadline: DispatchWallTime, execute work: @escaping @MainActor @Sendable () -> Void
    ) {
        asyncAfter(wallDeadline: wallDeadline) { MainActor.assumeIsolated(work) }
    }
}

extension Timer {
    /// `Timer(timeInterval:repeats:block:)`: the first firing is after the interval, where Foundation's on Linux is at
    /// once.
    @preconcurrency
    public class func _every(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    /// `scheduledTimer(withTimeInterval:repeats:block:)`.
    @preconcurrency @discardableResult
    public class func _scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = _every(timeInterval: interval, repeats: repeats, block: block)
        AppClock.add(timer, to: .current, forMode: .default)
        return timer
    }

    /// `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`.
    @discardableResult
    public class func _scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        AppClock.add(timer, to: .current, forMode: .default)
        return timer
    }
}

extension RunLoop {
    /// `add(_:forMode:)` of a timer.
    public func _add(_ timer: Timer, forMode mode: RunLoop.Mode) { AppClock.add(timer, to: self, forMode: mode) }

    /// `run(until:)`, which advances the clock that tests advance.
    public func _run(until date: Date) {
        guard AppClock.servesMainActor(self), AppClock.turn(for: date.timeIntervalSinceNow) else {
            return run(until: date)
        }
    }

    /// `run(mode:before:)`: one turn.
    @discardableResult
    public func _run(mode: RunLoop.Mode, before date: Date) -> Bool {
        let frame = min(date.timeIntervalSinceNow, 1.0 / 60)
        guard AppClock.servesMainActor(self), AppClock.turn(for: frame) else { return run(mode: mode, before: date) }
        return true
    }
}

extension Task where Success == Never, Failure == Never {
    /// `sleep(nanoseconds:)`.
    public static func _sleep(nanoseconds: UInt64) async throws {
        try await AppClock.sleep(seconds: Double(nanoseconds) / 1e9)
    }

    /// `sleep(for:)` of the continuous clock.
    public static func _sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        let parts = duration.components
        try await AppClock.sleep(seconds: Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    }
}
