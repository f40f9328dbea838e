/// What scripts call a kind of step, and how they write it.
///
/// Each kind is declared in the file of its family, beside the `Step` that it parses.
package struct StepKind: Sendable {
    typealias Parser = @Sendable (inout TokenReader) throws(SyntaxProblem) -> Step

    /// All kinds, in the order in which an error lists them.
    package static let all: [StepKind] = [
        touchSteps, gestureSteps, pointerSteps, keySteps, keyboardSteps, clockSteps, speedSteps, deviceSteps,
        systemSteps, accessibilitySteps, checkSteps, outputSteps,
    ].flatMap(\.self)

    /// The kinds that act on the app or its device, and leave no files.
    static let actions = [
        touchSteps, gestureSteps, pointerSteps, keySteps, keyboardSteps, deviceSteps, systemSteps, accessibilitySteps,
    ].flatMap(\.self).filter { $0.name != audit.name }

    /// The kind with this name; nil if there is none.
    static func named(_ name: String) -> StepKind? { all.first { $0.name == name } }

    /// The first word of the line.
    package let name: String
    /// The name with the arguments, for error messages.
    let usage: String
    /// Whether the mouse's primary button can perform such steps instead of a finger.
    let isForOneFinger: Bool
    /// Whether such steps take time on the clock, so that they can be filmed.
    let takesClockTime: Bool
    /// Parses the arguments. The caller checks that none is left.
    let parse: Parser

    /// - Parameters:
    ///   - usage: The name, followed by the arguments for error messages.
    ///   - isForOneFinger: Whether `mouse` can precede the name. Default false.
    ///   - takesClockTime: Whether such steps can be filmed. Default true.
    ///   - parse: Parses the arguments.
    init(_ usage: String, isForOneFinger: Bool = false, takesClockTime: Bool = true, parse: @escaping Parser) {
        name = String(usage.prefix { $0 != " " })
        self.usage = usage
        self.isForOneFinger = isForOneFinger
        self.takesClockTime = takesClockTime
        self.parse = parse
    }
}

extension TokenReader {
    /// Reads the name of a step.
    mutating func stepKind(_ expected: String) throws(SyntaxProblem) -> StepKind {
        let name = try word(expected)
        guard let kind = StepKind.named(name) else {
            let choices = NearestName.choices(for: name, among: StepKind.all.map(\.name))
            throw SyntaxProblem("unknown step \(name); \(choices)")
        }
        return kind
    }
}
