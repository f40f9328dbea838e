import Foundation

extension StepParser {
    /// The words that begin an expectation about something other than a target.
    private enum Subject: String {
        case presentations, style, arrow, frame, picture, order
    }

    static func expectation(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step.Expectation {
        guard case .word(let word) = reader.next, let subject = Subject(rawValue: word) else {
            return try expectationOfTarget(&reader)
        }
        _ = try reader.word(word)
        switch subject {
        case .presentations: return .presentations(try reader.count("a number of presentations"))
        case .style: return .style(try reader.name("a presentation style"))
        case .arrow: return try arrow(&reader)
        case .frame: return try frame(&reader)
        case .picture: return .picture(file: try pictureFile(&reader))
        case .order: return try order(&reader)
        }
    }

    private static func order(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step.Expectation {
        var labels = [try reader.string("the expected labels")]
        while reader.next != nil { labels.append(try reader.string("the expected labels")) }
        return .order(labels)
    }

    private static func expectationOfTarget(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step.Expectation {
        let target = try reader.target()
        if reader.next == .word("text") {
            _ = try reader.word("text")
            return .text(target, try reader.string("the expected text"))
        }
        return .state(target, try reader.choice("what to expect"))
    }

    private static func arrow(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step.Expectation {
        let direction: Step.Expectation.Direction = try reader.choice("a direction")
        let word = try reader.word("at")
        guard word == "at" else { throw SyntaxProblem("expected at X Y, but found \(word)") }
        return .arrow(direction, tip: try reader.point())
    }

    private static func frame(_ reader: inout TokenReader) throws(SyntaxProblem) -> Step.Expectation {
        let target = try reader.target()
        let origin = try reader.point()
        let width = try reader.amount("a width")
        let height = try reader.amount("a height")
        return .frame(target, CGRect(origin: origin, size: CGSize(width: width, height: height)))
    }
}
