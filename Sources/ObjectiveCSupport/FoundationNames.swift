import Foundation
import QuartzCore
import Synchronization

// Names that Foundation, Dispatch and Objective-C have on Apple's systems, and Foundation on Linux lacks.

/// The word-sized integer of Objective-C.
public typealias NSInteger = Int
/// The word-sized unsigned integer of Objective-C.
public typealias NSUInteger = UInt
/// Seconds since 2001-01-01 00:00 UTC.
public typealias CFAbsoluteTime = CFTimeInterval

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The largest number, as a repeat count that never ends.
public let HUGE = Float.greatestFiniteMagnitude

/// The largest number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude

extension RunLoop.Mode {
    /// The mode in which iOS's run loop runs while the user drags. The main run loop here runs in its default mode then:
    /// add timers and display links for `common` modes.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension ProcessInfo {
    /// Whether the app is one for iPads that runs on a Mac. Always false.
    public var isMacCatalystApp: Bool { false }
    /// Whether the app is one for iPhones or iPads that runs on a Mac. Always false.
    public var isiOSAppOnMac: Bool { false }
    /// Whether the user asked the device to use less power. Always false.
    public var isLowPowerModeEnabled: Bool { false }
    /// How warm the device is. Always nominal.
    public var thermalState: ThermalState { .nominal }

    /// How warm the device is.
    public enum ThermalState: Int, Sendable {
        /// Not warm.
        case nominal
        /// A little warm.
        case fair
        /// Warm: work should be put off.
        case serious
        /// Hot: work should stop.
        case critical
    }

    /// For a change of `thermalState`, which never happens here.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
    /// For a change of `ProcessInfo.isLowPowerModeEnabled`, which never happens here.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}

extension URLResourceKey {
    /// The space of the volume for what the user asked for. There is no space that the system would free for it, so this is
    /// all that is free.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
    /// The space of the volume for what the user did not ask for: all that is free.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
}

extension URLResourceValues {
    /// The space of the volume for what the user asked for, in bytes; nil if it was not asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// The space of the volume for what the user did not ask for, in bytes; nil if it was not asked for.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}

/// The wall clock's time in seconds since 2001-01-01 00:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The number of strong references to `cf`. For debugging: the compiler adds and removes references.
public func CFGetRetainCount(_ cf: AnyObject) -> Int {
    withExtendedLifetime(cf) { Int(swift_retainCount(Unmanaged.passUnretained(cf).toOpaque())) }
}

@_silgen_name("swift_retainCount") private func swift_retainCount(_ object: UnsafeMutableRawPointer) -> UInt

/// Runs `body`. Swift on Linux releases objects when they are used last, so there is no pool to empty.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    try body()
}

/// Locks `obj` for this thread; others that lock it wait. A thread may lock an object several times. Returns 0.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
    SynchronizedObjects.lock(of: obj as AnyObject).lock()
    return 0
}

/// Unlocks `obj`. The thread must have locked it. Returns 0.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
    SynchronizedObjects.lock(of: obj as AnyObject).unlock()
    return 0
}

/// The locks of objects that were ever locked.
private enum SynchronizedObjects {
    nonisolated(unsafe) private static var key: UInt8 = 0
    private static let creation = NSLock()

    static func lock(of object: AnyObject) -> NSRecursiveLock {
        creation.withLock {
            if let known = objc_getAssociatedObject(object, &key) as? NSRecursiveLock { return known }
            let created = NSRecursiveLock()
            objc_setAssociatedObject(object, &key, created, .OBJC_ASSOCIATION_RETAIN)
            return created
        }
    }
}
