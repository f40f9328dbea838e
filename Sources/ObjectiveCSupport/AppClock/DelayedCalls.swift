import Foundation
import QuartzCore
import Synchronization

/// Delayed messages, sent by the run loop of the calling thread. They use real time, as all Foundation timers.
extension NSObject {
    /// Performs the method after `delay` seconds, and never before the next turn of this thread's run loop. Retains
    /// this object until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Performs the method after `delay` seconds, while the run loop is in one of `modes`.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedCalls.add(to: self, selector: aSelector, argument: anArgument, after: delay) { timer in
            for mode in modes { RunLoop.current.add(timer, forMode: mode) }
        }
    }

    /// `perform(_:with:afterDelay:)` of rewritten sources, which follows the clock that tests advance. Not for use in an
    /// app.
    public func _perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        guard AppClock.isAdvancedByTests else { return perform(aSelector, with: anArgument, afterDelay: delay) }
        DelayedCalls.add(to: self, selector: aSelector, argument: anArgument, after: delay) { timer in
            AppClock.add(timer, to: .main, forMode: .default)
        }
    }

    /// Cancels all delayed messages to `aTarget`.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the delayed messages to `aTarget` with this selector and an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCalls.cancel { call in
            call.target === aTarget as AnyObject && call.selector == aSelector && call.hasArgument(anArgument)
        }
    }
}

/// The delayed messages that are still pending.
private enum DelayedCalls {
    final class Call: @unchecked Sendable {
        let target: AnyObject
        let selector: Selector
        private let argument: Any?
        weak var timer: Timer?

        init(target: AnyObject, selector: Selector, argument: Any?) {
            self.target = target
            self.selector = selector
            self.argument = argument
        }

        /// Whether the argument is equal to `other`.
        func hasArgument(_ other: Any?) -> Bool {
            switch (argument, other) {
            case (nil, nil): true
            case (let mine?, let theirs?):
                (mine as? AnyHashable).map { $0 == theirs as? AnyHashable }
                    ?? (mine as AnyObject === theirs as AnyObject)
            case (nil, _?), (_?, nil): false
            }
        }

        func send() { selector.send(to: target, argument) }
    }

    private static let calls = Mutex<[Call]>([])

    static func add(
        to target: NSObject, selector: Selector, argument: Any?, after delay: TimeInterval,
        start: (Timer) -> Void
    ) {
        let call = Call(target: target, selector: selector, argument: argument)
        // The initializer with an interval alone fires at once on Linux.
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(0, delay)), interval: 0, repeats: false) { _ in
            calls.withLock { $0.removeAll { $0 === call } }
            call.send()
        }
        call.timer = timer
        calls.withLock { $0.append(call) }
        start(timer)
    }

    static func cancel(where matches: (Call) -> Bool) {
        let cancelled = calls.withLock { calls in
            let cancelled = calls.filter(matches)
            calls.removeAll { call in cancelled.contains { $0 === call } }
            return cancelled
        }
        for call in cancelled { call.timer?.invalidate() }
    }
}
