import UIFoundation

/// An app's incorrect use of the API, for which UIKit raises an exception or logs a warning.
package struct Misuse: Equatable, Sendable {
    /// UIKit's wording.
    package let message: String
    /// Whether UIKit raises an exception; otherwise it only warns.
    package let raises: Bool
}

/// Reports misuse of the API. Where UIKit warns, writes a log line. Where UIKit raises, traps in debug builds.
///
/// Release builds log instead of trapping, and the caller continues with its documented fallback. A recorder on the
/// current system replaces both, for tests.
@MainActor package func misuse(_ message: String, raises: Bool = false) {
    if DeviceContext.current?.record(Misuse(message: message, raises: raises)) == true { return }
    if raises {
        assertionFailure(message)
    }
    Log.line(message)
}
