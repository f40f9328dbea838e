import Foundation

/// Reads the tokens of one line from the left; each method throws when the next token is of another kind.
struct TokenReader {
    private var tokens: ArraySlice<ScriptToken>

    init(_ tokens: [ScriptToken]) {
        self.tokens = tokens[...]
    }

    var next: ScriptToken? { tokens.first }

    private mutating func readToken(expecting wanted: String) throws(SyntaxProblem) -> ScriptToken {
        guard let token = tokens.popFirst() else { throw SyntaxProblem("\(wanted) is missing") }
        return token
    }

    /// Reads a word without quotes.
    mutating func word(_ wanted: String) throws(SyntaxProblem) -> String {
        let token = try readToken(expecting: wanted)
        guard case .word(let text) = token else { throw SyntaxProblem("\(token) is not \(wanted)") }
        return text
    }

    /// Reads a text in quotes.
    mutating func string(_ wanted: String) throws(SyntaxProblem) -> String {
        let token = try readToken(expecting: wanted)
        guard case .string(let text) = token else {
            throw SyntaxProblem("\(token) is not \(wanted); it needs quotes")
        }
        return text
    }

    /// Reads a text with or without quotes that is not empty.
    mutating func name(_ wanted: String) throws(SyntaxProblem) -> String {
        let token = try readToken(expecting: wanted)
        switch token {
        case .word(let text) where !text.isEmpty: return text
        case .string(let text) where !text.isEmpty: return text
        case .word, .string, .identifier, .ordinal: throw SyntaxProblem("\(token) is not \(wanted)")
        }
    }

    /// Reads one of the raw values of `Choice`.
    mutating func choice<Choice>(_ wanted: String) throws(SyntaxProblem) -> Choice
    where Choice: RawRepresentable<String> & CaseIterable {
        let names = Choice.allCases.map(\.rawValue)
        let text = try word("\(wanted) (\(names.joined(separator: ", ")))")
        guard let choice = Choice(rawValue: text) else {
            throw SyntaxProblem("\(text) is not \(wanted); \(NearestName.choices(for: text, among: names))")
        }
        return choice
    }

    /// Reads a finite number; `.` is the only decimal separator.
    mutating func number(_ wanted: String) throws(SyntaxProblem) -> Double {
        let text = try word(wanted)
        // Double(_:) also accepts "nan", "inf" and hexadecimal numbers.
        let isDecimal = text.utf8.allSatisfy { "0123456789.+-eE".utf8.contains($0) }
        guard isDecimal, let value = Double(text) else {
            throw SyntaxProblem("\(text) is not a number, but \(wanted) is needed")
        }
        guard value.isFinite else { throw SyntaxProblem("\(text) is not a finite number") }
        return value
    }

    /// Reads a finite number that is not negative.
    mutating func amount(_ wanted: String) throws(SyntaxProblem) -> Double {
        let value = try number(wanted)
        guard value >= 0 else { throw SyntaxProblem("\(plain(value)) is negative, but \(wanted) must be at least 0") }
        return value
    }

    /// Reads a whole number that is not negative.
    mutating func count(_ wanted: String) throws(SyntaxProblem) -> Int {
        let text = try word(wanted)
        guard let value = Int(text), value >= 0 else {
            throw SyntaxProblem("\(text) is not \(wanted), a whole number from 0")
        }
        return value
    }

    /// Reads two numbers.
    mutating func point() throws(SyntaxProblem) -> CGPoint {
        let x = try number("a number for x")
        return CGPoint(x: x, y: try number("a number for y"))
    }

    mutating func target() throws(SyntaxProblem) -> ElementQuery {
        switch next {
        case nil: throw SyntaxProblem("a target is missing")
        case .string(let text):
            tokens.removeFirst()
            return .text(text, ordinal: ordinal())
        case .identifier(let text):
            tokens.removeFirst()
            return .identifier(text, ordinal: ordinal())
        case .ordinal(let number): throw SyntaxProblem("#\(number) needs a text right before it")
        case .word(let text):
            guard text.utf8.first.map({ "0123456789.+-".utf8.contains($0) }) == true else {
                let (prefix, name) = text.hasPrefix("id:") ? ("id:", String(text.dropFirst(3))) : ("", text)
                throw SyntaxProblem("\(text) is not a target; a text needs quotes: \(prefix)\(quoted(name))")
            }
            return .point(try point())
        }
    }

    private mutating func ordinal() -> Int? {
        guard case .ordinal(let number) = next else { return nil }
        tokens.removeFirst()
        return number
    }

    func finish() throws(SyntaxProblem) {
        if let token = next { throw SyntaxProblem("unexpected \(token) at the end of the line") }
    }
}
