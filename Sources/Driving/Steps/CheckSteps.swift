/// Checks of what is on the screen.
extension StepKind {
    static let checkSteps = [expect]

    static let expect = StepKind(ExpectationKind.usage, takesClockTime: false) { reader throws(SyntaxProblem) in
        .expect(try ExpectationKind.parse(&reader))
    }
}

extension Step {
    /// Fails with the actual state if an expectation is not met.
    package static func expect(_ expectation: Expectation) -> Step {
        Step(.expect, expectation.line) { context throws(StepFailure) in
            try expectation.check(context)
            return []
        }
    }

    /// The condition of an `expect` step.
    package struct Expectation: Sendable {
        /// What a script writes after `expect`.
        let line: String
        /// Throws with the actual state unless the condition is met.
        let check: @MainActor (StepContext) throws(StepFailure) -> Void

        /// - Parameters:
        ///   - words: What a script writes after `expect`.
        ///   - check: Throws with the actual state unless the condition is met.
        init(_ words: String..., check: @escaping @MainActor (StepContext) throws(StepFailure) -> Void) {
            line = words.joined(separator: " ")
            self.check = check
        }
    }
}

/// A kind of expectation, beside the `Step.Expectation` that it parses.
struct ExpectationKind: Sendable {
    typealias Parser = @Sendable (inout TokenReader) throws(SyntaxProblem) -> Step.Expectation

    /// The kinds that a word begins; all other expectations begin with a target.
    private static let all = [presentations, style, arrow, frame, order, spoken, announced, picture]

    /// All kinds for error messages, as one sentence.
    static var usage: String {
        let usages = ([target] + all).map { "expect " + $0.usage }
        return usages.dropLast().joined(separator: ", ") + " or " + usages[usages.count - 1]
    }

    static func parse(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step.Expectation {
        for kind in all where reader.skip(kind.name) { return try kind.parser(&reader) }
        return try target.parser(&reader)
    }

    private let name: String
    private let usage: String
    private let parser: Parser

    /// - Parameters:
    ///   - usage: What follows `expect`, for error messages.
    ///   - parser: Parses what follows the first word of `usage`, or the whole if that is a target.
    init(_ usage: String, parser: @escaping Parser) {
        name = String(usage.prefix { $0 != " " })
        self.usage = usage
        self.parser = parser
    }
}
