import Foundation
import Synchronization

/// Seconds; CoreFoundation's name, which is missing on Linux.
public typealias CFTimeInterval = Double

/// The current time of the installed time source in seconds; without one, the system's monotonic clock.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }

/// The source of `CACurrentMediaTime()`; readable on every thread.
package enum MediaTime {
    private static let source = Mutex<ClosureBox<@Sendable () -> Seconds>?>(nil)

    /// The current time in seconds.
    package static var now: Seconds {
        CurrentSystem.makeCurrent()
        let source = source.withLock { $0 }
        return source?.closure() ?? ProcessInfo.processInfo.systemUptime
    }

    /// Makes `reading` the clock of the process; nil restores the system's clock.
    ///
    /// - Parameter reading: Called on any thread; must not read `MediaTime` itself.
    package static func install(_ reading: (@Sendable () -> Seconds)?) {
        let next = reading.map { ClosureBox($0) }
        source.withLock { $0 = next }
    }
}
