import Foundation
import Synchronization
import Testing

@_spi(UnifiedLogging) @testable import UIKitCore

/// Apple's log: what is written, and what is hidden.
@Suite(.serialized) struct UnifiedLoggingTests {
    private final class Lines: Sendable {
        let all = Mutex<[String]>([])
    }

    /// The lines that `body` writes for the subsystem of these tests.
    private func lines(_ body: (OSLog) -> Void) -> [String] {
        let lines = Lines()
        let marker = "test.\(UUID().uuidString)"
        OSLog.output.withLock { output in
            output = { line in
                if line.contains(marker) { lines.all.withLock { $0.append(line.replacing(marker, with: "app")) } }
            }
        }
        defer { OSLog.output.withLock { $0 = { Log.line($0) } } }
        body(OSLog(subsystem: marker, category: "net"))
        return lines.all.withLock { $0 }
    }

    @Test func aLoggerWritesItsSubsystemTheTypeAndTheValues() {
        let count = 3
        let name: String? = nil

        let lines = lines { log in
            let logger = Logger(log)
            logger.notice("ready")
            logger.error("lost \(count, privacy: .public) of \(name)")
            logger.log(level: .debug, "took \(1.256, format: .fixed(precision: 1))")
        }

        #expect(lines == ["[app:net] ready", "[app:net] error: lost 3 of (null)", "[app:net] debug: took 1.3"])
    }

    @Test func privateValuesAreHidden() {
        let lines = lines { log in
            Logger(log).info("user \("ann", privacy: .private), \("ben", privacy: .sensitive)")
            os_log("%{private}@ has %{public}d of %d (100%%)", log: log, type: .fault, "ann" as NSString, 2, 5)
        }

        #expect(
            lines == ["[app:net] info: user <private>, <private>", "[app:net] fault: <private> has 2 of 5 (100%)"])
    }

    @Test func aDisabledLogDropsItsMessages() {
        #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .debug))
    }
}
