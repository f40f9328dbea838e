import QuartzCore

/// Detects whether a delegate implements a method that Apple declares optional.
///
/// Without Objective-C, Swift cannot check this. Every optional method is a requirement with a default that calls
/// `skip()`. A caller that needs to know uses `result(of:_:)`.
@MainActor package enum OptionalRequirement {
    /// The method whose default was called last.
    private static var skipped: String?

    /// Called by the default of an optional method: the delegate does not implement it.
    package static func skip(_ requirement: String = #function) {
        skipped = requirement
        _OptionalRequirement.skip(requirement)
    }

    /// The result of `call`; nil when the delegate does not implement the method.
    ///
    /// - Parameter requirement: the method that `call` calls, with its labels. Other defaults that run meanwhile, for
    ///   example while a table is laid out, are ignored.
    package static func result<Answer>(of requirement: String, _ call: () -> Answer) -> Answer? {
        let outer = skipped
        defer { skipped = outer }
        skipped = nil
        let answer = call()
        return skipped == requirement ? nil : answer
    }
}
