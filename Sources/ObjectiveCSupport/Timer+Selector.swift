import Foundation
import QuartzCore

/// Lets `Timer`'s initializers create the subclass that stores a target. Not for use by apps.
public protocol _TimerFactory {}

extension Timer: _TimerFactory {}

extension _TimerFactory where Self: Timer {
    /// A timer that is not on a run loop yet.
    ///
    /// - Parameters:
    ///   - ti: seconds of real time until it fires, and between firings.
    ///   - aTarget: retained until the timer is invalidated.
    ///   - aSelector: a method without parameters, or with the timer.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// An invalid timer, which never fires.
    public init() {
        let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        timer.invalidate()
        self = timer as! Self
    }

    /// A timer with the date of the first firing, not on a run loop yet.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let timer = SelectorTimer(fire: date, interval: ti, repeats: rep) { timer in
            (timer as? SelectorTimer)?.send()
        }
        timer.message = SelectorTimer.Message(target: t, selector: s, info: ui, repeats: rep)
        self = timer as! Self
    }
}

extension Timer {
    /// A timer on this thread's run loop, in the default mode.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer that sends a message.
private final class SelectorTimer: Timer {
    struct Message {
        let target: Any
        let selector: Selector
        let info: Any?
        let repeats: Bool
    }

    /// Nil once the timer is invalid.
    var message: Message?

    override var userInfo: Any? { message?.info }

    func send() {
        guard let message else { return }
        message.selector.send(to: message.target, self)
        if !message.repeats { self.message = nil }
    }

    override func invalidate() {
        super.invalidate()
        message = nil
    }
}
