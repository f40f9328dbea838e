import Foundation
import Synchronization

/// What happens when a layer is used in a way that Core Animation answers with an exception or a warning.
///
/// The call that was wrong changes nothing, or does what its documentation says, after the report.
package enum LayerFault {
    /// Takes a report: Core Animation's wording, and whether Core Animation raises an exception there.
    package typealias Recorder = @Sendable (_ message: String, _ raises: Bool) -> Void

    private static let recorder = Mutex<ClosureBox<Recorder>?>(nil)

    /// Sends all later reports to `new` in place of the standard handling, so that tests can collect them. Nil brings
    /// back the standard, which traps in debug where Core Animation raises and else writes a
    /// line to standard error.
    package static func install(_ new: Recorder?) {
        let next = new.map { ClosureBox($0) }
        recorder.withLock { $0 = next }
    }

    static func report(_ message: String, raises: Bool) {
        if let recorder = recorder.withLock({ $0 }) {
            recorder.closure(message, raises)
            return
        }
        if raises {
            assertionFailure(message)
        }
        FileHandle.standardError.write(Data("QuartzCore: \(message)\n".utf8))
    }
}
