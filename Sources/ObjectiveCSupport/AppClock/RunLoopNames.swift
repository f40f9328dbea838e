import Dispatch
import Foundation
import QuartzCore

// Core Foundation's run loop, which is `RunLoop` itself, and its timers, which are those of Foundation.

/// A run loop of Apple's C interface.
public typealias CFRunLoop = RunLoop
/// A timer of Apple's C interface.
public typealias CFRunLoopTimer = Timer
/// A mode of a run loop.
public typealias CFRunLoopMode = RunLoop.Mode
/// A count or an order of Apple's C interfaces.
public typealias CFIndex = Int
/// Bits of Apple's C interfaces.
public typealias CFOptionFlags = UInt
/// What allocates objects of Apple's C interfaces. Swift does.
public typealias CFAllocator = AnyObject & Sendable

/// The default allocator. Always nil.
public let kCFAllocatorDefault: (any CFAllocator)? = nil

extension RunLoop.Mode {
    /// The mode in which a run loop usually runs.
    public static let defaultMode = RunLoop.Mode.default
    /// The modes that are common.
    public static let commonModes = RunLoop.Mode.common
}

/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { RunLoop.current }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { RunLoop.main }

/// Lets a run loop that waits turn once. May be called by any thread.
public func CFRunLoopWakeUp(_ rl: CFRunLoop) {
    rl.perform {}
    if rl === RunLoop.main { DispatchQueue.main.async {} }
}

/// Ends the innermost run of a loop, as soon as what it calls has returned. May be called by any thread.
public func CFRunLoopStop(_ rl: CFRunLoop) {
    rl._stop()
    CFRunLoopWakeUp(rl)
}

/// Calls `block` in the next turn of a run loop in `mode`. It does not wake a loop that waits: `CFRunLoopWakeUp` does.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop, _ mode: CFRunLoopMode, _ block: @escaping @Sendable () -> Void) {
    rl.perform(inModes: [mode], block: block)
}

/// A timer that calls `block` at `fireDate`, and again after each `interval`; once if the interval is 0. It fires after
/// `CFRunLoopAddTimer`.
///
/// - Parameters:
///   - allocator: Ignored.
///   - fireDate: Seconds since 2001-01-01 00:00 UTC.
///   - interval: Seconds.
///   - flags: Ignored.
///   - order: Ignored: timers fire in the order of their dates.
///   - block: Is called with the timer by the thread of the loop.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: (any CFAllocator)?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags,
    _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer! {
    nonisolated(unsafe) let block = block
    return Timer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: max(0, interval), repeats: interval > 0
    ) { block?($0) }
}

/// Adds a timer to a run loop, also to several modes. A test that advances the clock advances the main loop's timers.
public func CFRunLoopAddTimer(_ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?) {
    guard let rl, let timer else { return }
    AppClock.add(timer, to: rl, forMode: mode ?? .default)
}

/// Stops a timer for ever.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }

/// Whether a timer can still fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer?) -> Bool { timer?.isValid ?? false }

/// Stops a timer, which is then in no mode of any loop.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?) {
    timer?.invalidate()
}
