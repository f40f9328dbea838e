import Driving

/// Time, and steps in the words of scripts.
extension TestDevice {
    /// Advances the clock by `seconds` in frames of 1/60 s; 0 runs one frame at the current time.
    ///
    /// - Precondition: `seconds` is finite and not negative.
    public func advance(by seconds: Double) { performer.advance(by: seconds) }

    /// Advances the clock until nothing has changed for two frames; repeating animations do not count. Throws after 10
    /// s of the clock, with a list of what is still running.
    public func settle(
        fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(.settle, fileID: fileID, line: line)
    }

    /// Performs the lines of a script. The message of a failure is `script:LINE: reason`. Steps are those of
    /// `Docs/Scripting.md`, but `wait` throws, because tests do not wait for real time.
    public func perform(
        script: String, fileID: StaticString = #fileID, line: Int = #line
    ) throws(TestFailure) {
        try perform(lines: try Self.lines(of: script), fileID: fileID, line: line)
    }

    private static func lines(of script: String) throws(TestFailure) -> [Script.Line] {
        do {
            return try Script(name: "script", text: script).lines
        } catch {
            throw TestFailure(error.description)
        }
    }
}

// MARK: - Awaited calls

// Written by .ci/awaited-calls: change the calls above, then run it with --write.

extension TestDevice {
    /// Advances the clock by `seconds` in frames of 1/60 s; 0 runs one frame at the current time.
    ///
    /// - Precondition: `seconds` is finite and not negative.
    public func advance(by seconds: Double) async { await performer.advance(by: seconds) }

    /// Advances the clock until nothing has changed for two frames; repeating animations do not count. Throws after 10
    /// s of the clock, with a list of what is still running.
    public func settle(
        fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(.settle, fileID: fileID, line: line)
    }

    /// Performs the lines of a script. The message of a failure is `script:LINE: reason`. Steps are those of
    /// `Docs/Scripting.md`, but `wait` throws, because tests do not wait for real time.
    public func perform(
        script: String, fileID: StaticString = #fileID, line: Int = #line
    ) async throws(TestFailure) {
        try await perform(lines: try Self.lines(of: script), fileID: fileID, line: line)
    }
}
