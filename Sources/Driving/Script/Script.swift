import Foundation

/// A script that was parsed without errors.
package struct Script: Equatable, Sendable {
    /// A step and its line number.
    package struct Line: Equatable, Sendable {
        /// Counted from 1, including blank lines and comments.
        package let number: Int
        package let step: Step
    }

    /// The file as the caller named it, `standard input`, or the program's name for a script of its own. Error messages
    /// begin with it.
    package let name: String
    /// The prefix of the files that show the screen after a failed step: `PREFIX.failed.png` and `PREFIX.failed.json`.
    package let failurePrefix: String
    /// The steps with their line numbers.
    package let lines: [Line]

    /// Parses UTF-8 text; a byte order mark and CR LF are allowed.
    ///
    /// Throws with every wrong line, not only the first, so that nothing runs before all lines are valid.
    /// - Parameter failurePrefix: Nil, the default, for the name.
    package init(name: String, failurePrefix: String? = nil, bytes: Data) throws(ScriptSyntaxFailure) {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        var lines: [Line] = []
        var issues: [ScriptSyntaxFailure.Issue] = []
        for (index, slice) in rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            do throws(SyntaxProblem) {
                if let step = try Self.step(of: slice) { lines.append(Line(number: index + 1, step: step)) }
            } catch {
                issues.append(ScriptSyntaxFailure.Issue(line: index + 1, reason: error.reason))
            }
        }
        guard issues.isEmpty else { throw ScriptSyntaxFailure(script: name, issues: issues) }
        self.name = name
        self.failurePrefix = failurePrefix ?? name
        self.lines = lines
    }

    /// Parses text that is already decoded.
    package init(name: String, failurePrefix: String? = nil, text: String) throws(ScriptSyntaxFailure) {
        try self.init(name: name, failurePrefix: failurePrefix, bytes: Data(text.utf8))
    }

    private init(name: String, failurePrefix: String, lines: [Line]) {
        self.name = name
        self.failurePrefix = failurePrefix
        self.lines = lines
    }

    /// The same script with a film of all its steps.
    package func filmed(to file: String, format: FilmFormat, options: FilmOptions) -> Script {
        filmed(by: .film(file: file, format: format, options: options))
    }

    /// The same script after a step that begins a film.
    package func filmed(by film: Step) -> Script {
        Script(name: name, failurePrefix: failurePrefix, lines: [Line(number: 1, step: film)] + lines)
    }

    /// A script of the program itself.
    package init(name: String, steps: [Step]) {
        self.init(
            name: name, failurePrefix: name,
            lines: steps.enumerated().map { Line(number: $0 + 1, step: $1) })
    }

    private static func step(of bytes: Data.SubSequence) throws(SyntaxProblem) -> Step? {
        let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
        guard let text = String(validating: line, as: UTF8.self) else { throw SyntaxProblem("the line is not UTF-8") }
        let tokens = try ScriptLexer.tokens(of: text[...])
        return tokens.isEmpty ? nil : try StepParser.step(of: tokens)
    }
}
