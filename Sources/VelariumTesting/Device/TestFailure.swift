import Driving

/// A step that could not be performed or an expectation that was not met, with the actual state.
public struct TestFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The actual state, in the wording of scripts.
    public let reason: String
    /// The location of the call in the test, such as `MenuTests.swift:16`. Test runners only report the test as a
    /// whole.
    public private(set) var place: String?

    /// The reason, followed by the location in parentheses if it is known.
    public var description: String { place.map { "\(reason) (\($0))" } ?? reason }

    init(_ failure: StepFailure) {
        reason = failure.reason
    }

    init(_ reason: String) {
        self.reason = reason
    }

    /// The same failure with the location of the call.
    func met(in fileID: StaticString, _ line: Int) -> TestFailure {
        var failure = self
        let file = "\(fileID)".split(separator: "/").last ?? ""
        failure.place = "\(file):\(line)"
        return failure
    }
}

/// Runs `body` and adds the caller's location to its failure.
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

/// Runs an async `body` and adds the caller's location to its failure.
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
