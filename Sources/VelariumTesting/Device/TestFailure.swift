import Driving

/// A step that could not be done, or an expectation that was not met; says what was there instead.
public struct TestFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was there instead, as scripts say it.
    public let reason: String
    /// Where the test asked for it, as in `MenuTests.swift:16`; test runners point at the test as a whole.
    public private(set) var place: String?

    /// The reason, with the place in brackets where it is known.
    public var description: String { place.map { "\(reason) (\($0))" } ?? reason }

    init(_ failure: StepFailure) {
        reason = failure.reason
    }

    init(_ reason: String) {
        self.reason = reason
    }

    /// The same failure at the line of the test that met it.
    func met(in fileID: StaticString, _ line: Int) -> TestFailure {
        var failure = self
        let file = "\(fileID)".split(separator: "/").last ?? ""
        failure.place = "\(file):\(line)"
        return failure
    }
}

/// Does `body`; its failure tells the line that called.
@MainActor
func called<Result>(
    from fileID: StaticString, _ line: Int, _ body: () throws(TestFailure) -> Result
) throws(TestFailure) -> Result {
    do {
        return try body()
    } catch {
        throw error.met(in: fileID, line)
    }
}

/// As above, for a `body` that waits.
@MainActor
func called<Result>(
    from fileID: StaticString, _ line: Int, _ body: () async throws(TestFailure) -> Result
) async throws(TestFailure) -> Result {
    do {
        return try await body()
    } catch {
        throw error.met(in: fileID, line)
    }
}
