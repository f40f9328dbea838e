/// Tells whether a delegate implements a method that Apple declares optional.
///
/// Swift without Objective-C cannot ask. Here every optional method is a requirement with a default that calls
/// `skip()`, and a caller that must know asks through `answer(_:)`.
@MainActor package enum OptionalRequirement {
    private static var wasSkipped = false

    /// Called by the default of an optional method: the delegate has no such method.
    package static func skip() {
        wasSkipped = true
    }

    /// What `call` answers; nil when the delegate has no method for it.
    package static func answer<Answer>(_ call: () -> Answer) -> Answer? {
        let outer = wasSkipped
        defer { wasSkipped = outer }
        wasSkipped = false
        let answer = call()
        return wasSkipped ? nil : answer
    }
}
