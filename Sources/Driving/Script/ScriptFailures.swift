/// The errors of a script that cannot be parsed; at least one. Programs then end with exit code 2.
package struct ScriptSyntaxFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// One wrong line.
    package struct Issue: Equatable, Sendable {
        /// Counted from 1.
        package let line: Int
        /// The error, as the end of a sentence.
        package let reason: String
    }

    /// The script as the caller named it.
    package let script: String
    /// All errors, in the order of lines.
    package let issues: [Issue]

    /// One line `FILE:LINE: reason` for each issue.
    package var description: String {
        issues.map { "\(script):\($0.line): \($0.reason)" }.joined(separator: "\n")
    }
}

/// A step that failed, with its script and line. Programs end with `exitCode`.
package struct ScriptFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The script as the caller named it.
    package let script: String
    /// Counted from 1.
    package let line: Int
    /// The failure of the step.
    package let failure: StepFailure

    /// `FILE:LINE: reason`.
    package var description: String { "\(script):\(line): \(failure.reason)" }

    /// 1 for a failed step, 3 for failures of the system.
    package var exitCode: Int32 {
        switch failure.cause {
        case .app: 1
        case .system: 3
        }
    }
}
