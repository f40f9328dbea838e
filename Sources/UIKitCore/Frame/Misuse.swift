/// What an app did that UIKit answers with an exception or a warning.
package struct Misuse: Equatable, Sendable {
    /// UIKit's wording.
    package let message: String
    /// Whether UIKit raises an exception for it, or only warns.
    package let raises: Bool
}

/// Answers misuse of the API: with a log line where UIKit warns; where UIKit raises, with a trap in debug builds and
/// a log line in release builds, after which the caller takes its documented fallback.
///
/// A recorder on the current system takes the place of both, so that tests can see what was said.
@MainActor package func misuse(_ message: String, raises: Bool = false) {
    if let system = UIKitSystem.current {
        system.trace.record(UIApplication.self, raises ? "exception" : "warning", message)
        if let recorder = system.misuseRecorder {
            recorder(Misuse(message: message, raises: raises))
            return
        }
    }
    if raises {
        assertionFailure(message)
    }
    Log.line(message)
}
