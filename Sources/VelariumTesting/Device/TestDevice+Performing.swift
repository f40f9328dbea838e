import Driving

extension TestDevice {
    /// Performs a step for the call at `line` of `fileID`, which its failure names.
    func perform(
        _ step: @autoclosure () throws(TestFailure) -> Step, fileID: StaticString, line: Int
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            try performer.perform(step())
        }
    }

    /// Performs a step as above, and drains tasks and the main queue before each frame.
    func perform(
        _ step: @autoclosure () throws(TestFailure) -> Step, fileID: StaticString, line: Int
    ) async throws(TestFailure) {
        try await attributingFailures(to: fileID, line: line) { () async throws(TestFailure) in
            try await performer.perform(step())
        }
    }

    /// Performs the lines of a script up to `quit` for the call at `line` of `fileID`, which the failure names.
    func perform(
        lines: @autoclosure () throws(TestFailure) -> [Script.Line], fileID: StaticString, line: Int
    ) throws(TestFailure) {
        try attributingFailures(to: fileID, line: line) { () throws(TestFailure) in
            for line in try lines() {
                do throws(TestFailure) {
                    try performer.perform(line.step)
                } catch {
                    throw error.inLine(line.number)
                }
                if line.step == .quit { return }
            }
        }
    }

    /// Performs the lines as above, and drains tasks and the main queue before each frame.
    func perform(
        lines: @autoclosure () throws(TestFailure) -> [Script.Line], fileID: StaticString, line: Int
    ) async throws(TestFailure) {
        try await attributingFailures(to: fileID, line: line) { () async throws(TestFailure) in
            for line in try lines() {
                do throws(TestFailure) {
                    try await performer.perform(line.step)
                } catch {
                    throw error.inLine(line.number)
                }
                if line.step == .quit { return }
            }
        }
    }

    var performer: StepPerformer { StepPerformer(system: system, host: host, context: stepContext) }
}
