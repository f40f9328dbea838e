import Driving

extension TestDevice {
    /// Performs a step for the call at `line` of `fileID`, which its failure names.
    func perform(
        _ step: @autoclosure () throws(TestFailure) -> TestStep, fileID: StaticString, line: Int
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            try performer.perform(step())
        }
    }

    /// Performs a step as above, and drains tasks and the main queue before each frame.
    func perform(
        _ step: @autoclosure () throws(TestFailure) -> TestStep, fileID: StaticString, line: Int
    ) async throws(TestFailure) {
        try await attributingFailures(to: fileID, line: line) { () async throws(TestFailure) in
            try await performer.perform(step())
        }
    }

    var performer: StepPerformer { StepPerformer(system: system, host: host) }
}
