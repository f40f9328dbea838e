/// Tells whether a delegate implements a method that Apple declares optional.
///
/// Swift without Objective-C cannot ask. Here every optional method is a requirement with a default that calls
/// `skip()`, and a caller that must know asks through `answer(_:)`.
@MainActor package enum OptionalRequirement {
    /// The method whose default was called last.
    private static var skipped: String?

    /// Called by the default of an optional method: the delegate has no such method.
    package static func skip(_ requirement: String = #function) {
        skipped = requirement
    }

    /// What `call` answers; nil when the delegate has no method for it.
    ///
    /// - Parameter requirement: The method that `call` calls, with its labels. A delegate's own method may make others'
    ///   defaults run, by laying out a table for instance: they are not what was asked.
    package static func answer<Answer>(to requirement: String, _ call: () -> Answer) -> Answer? {
        let outer = skipped
        defer { skipped = outer }
        skipped = nil
        let answer = call()
        return skipped == requirement ? nil : answer
    }
}
