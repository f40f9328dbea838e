import CoreGraphics
import Driving

/// A step that could not be performed or an expectation that was not met, with the actual state.
public struct TestFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The actual state, in the wording of scripts.
    public let reason: String
    /// The location of the call in the test, such as `MenuTests.swift:16`. Test runners only report the test as a
    /// whole.
    public private(set) var location: String?

    /// The reason, followed by the location in parentheses if it is known.
    public var description: String { location.map { "\(reason) (\($0))" } ?? reason }

    init(_ failure: StepFailure) {
        reason = failure.reason
    }

    init(_ reason: String) {
        self.reason = reason
    }

    /// The same failure for a line of a script, counted from 1.
    func inLine(_ number: Int) -> TestFailure { TestFailure("script:\(number): \(reason)") }

    /// The same failure with the location of the call.
    func located(in fileID: StaticString, line: Int) -> TestFailure {
        var failure = self
        let file = "\(fileID)".split(separator: "/").last ?? ""
        failure.location = "\(file):\(line)"
        return failure
    }
}

/// Runs `body` and adds the caller's location to its failure.
@MainActor
func attributingFailures<Result>(
    to fileID: StaticString, line: Int, _ body: () throws(TestFailure) -> Result
) throws(TestFailure) -> Result {
    do {
        return try body()
    } catch {
        throw error.located(in: fileID, line: line)
    }
}

/// Runs an async `body` and adds the caller's location to its failure.
@MainActor
func attributingFailures<Result>(
    to fileID: StaticString, line: Int, _ body: () async throws(TestFailure) -> Result
) async throws(TestFailure) -> Result {
    do {
        return try await body()
    } catch {
        throw error.located(in: fileID, line: line)
    }
}

/// Returns `height`; throws if it is negative or non-finite.
func validHeight(_ height: CGFloat) throws(TestFailure) -> CGFloat {
    guard height.isFinite, height >= 0 else { throw TestFailure("\(height) is not a valid height") }
    return height
}
