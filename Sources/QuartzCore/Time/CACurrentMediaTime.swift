import Foundation
import Synchronization

/// Seconds, as Apple's CoreFoundation calls them, which is not there on Linux.
public typealias CFTimeInterval = Double

/// The present time in seconds of the installed time source, or the system's monotonic clock as long as there is none.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }

/// Where `CACurrentMediaTime()` comes from; readable on every thread.
package enum MediaTime {
    private static let source = Mutex<ClosureBox<@Sendable () -> Seconds>?>(nil)

    /// The present time in seconds.
    package static var now: Seconds {
        Turns.take()
        let source = source.withLock { $0 }
        return source?.closure() ?? ProcessInfo.processInfo.systemUptime
    }

    /// Makes `reading` the clock of the process; nil brings back the system's.
    ///
    /// - Parameter reading: Called on any thread; must not ask `MediaTime` itself.
    package static func install(_ reading: (@Sendable () -> Seconds)?) {
        let next = reading.map { ClosureBox($0) }
        source.withLock { $0 = next }
    }
}
