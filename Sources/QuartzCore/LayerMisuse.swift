import CoreGraphics
import Synchronization

/// Reports misuse of layers, where Core Animation raises an exception or logs a warning.
///
/// After the report the call changes nothing, or does what its documentation says.
package enum LayerMisuse {
    /// Receives a report: Core Animation's wording, and whether Core Animation raises an exception.
    package typealias ReportHandler = @Sendable (_ message: String, _ raises: Bool) -> Void

    private static let handler = Mutex<ClosureBox<ReportHandler>?>(nil)

    /// Sends all later reports to `new`, for example to collect them in tests. Nil restores the default.
    ///
    /// The default traps in debug builds where Core Animation raises, and writes a line to the log otherwise.
    package static func install(_ new: ReportHandler?) {
        let next = new.map { ClosureBox($0) }
        handler.withLock { $0 = next }
    }

    static func report(_ message: String, raises: Bool) {
        if let recorder = handler.withLock({ $0 }) {
            recorder.closure(message, raises)
            return
        }
        if raises {
            assertionFailure(message)
        }
        Log.line(message)
    }
}
