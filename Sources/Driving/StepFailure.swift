/// Why a step could not be performed, or did not find what it expected.
package struct StepFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What made a step fail.
    package enum Cause: Equatable, Sendable {
        /// The app is not in the state that the step needs.
        case app
        /// The system refused: no permission, or no space on the disk.
        case system
    }

    /// The failure, as the end of a sentence.
    package let reason: String
    package let cause: Cause

    package init(_ reason: String, cause: Cause = .app) {
        self.reason = reason
        self.cause = cause
    }

    package var description: String { reason }
}
