/// Parses the tokens of one line into a step.
package enum StepParser {
    /// The step that `tokens` describe; they are not empty.
    package static func step(of tokens: [ScriptToken]) throws(SyntaxProblem) -> Step {
        var reader = TokenReader(tokens)
        let kind = try reader.stepKind("a step")
        do {
            let step = try kind.parse(&reader)
            try reader.finish()
            return step
        } catch {
            throw SyntaxProblem("\(error.reason) (usage: \(kind.usage))")
        }
    }
}
