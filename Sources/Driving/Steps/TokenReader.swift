import Foundation

/// Reads the tokens of one line from the left; each method throws when the next token is of another kind.
struct TokenReader {
    private var tokens: ArraySlice<ScriptToken>

    init(_ tokens: [ScriptToken]) {
        self.tokens = tokens[...]
    }

    var next: ScriptToken? { tokens.first }

    private mutating func readToken(expecting expected: String) throws(SyntaxProblem) -> ScriptToken {
        guard let token = tokens.popFirst() else { throw SyntaxProblem("\(expected) is missing") }
        return token
    }

    /// Reads a word without quotes.
    mutating func word(_ expected: String) throws(SyntaxProblem) -> String {
        let token = try readToken(expecting: expected)
        guard case .word(let text) = token else { throw SyntaxProblem("\(token) is not \(expected)") }
        return text
    }

    /// Reads `word` if it is next, and returns whether it was.
    mutating func skip(_ word: String) -> Bool {
        guard next == .word(word) else { return false }
        tokens.removeFirst()
        return true
    }

    /// Reads `word`, which begins `part`; any other word is an error.
    mutating func require(_ word: String, of part: String) throws(SyntaxProblem) {
        let found = try self.word(part)
        guard found == word else { throw SyntaxProblem("expected \(part), but found \(found)") }
    }

    /// Reads a text in quotes.
    mutating func string(_ expected: String) throws(SyntaxProblem) -> String {
        let token = try readToken(expecting: expected)
        guard case .string(let text) = token else {
            throw SyntaxProblem("\(token) is not \(expected); it needs quotes")
        }
        return text
    }

    /// Reads a text with or without quotes that is not empty.
    mutating func name(_ expected: String) throws(SyntaxProblem) -> String {
        let token = try readToken(expecting: expected)
        switch token {
        case .word(let text) where !text.isEmpty: return text
        case .string(let text) where !text.isEmpty: return text
        case .word, .string, .identifier, .ordinal: throw SyntaxProblem("\(token) is not \(expected)")
        }
    }

    /// Reads one of the raw values of `Choice`.
    mutating func choice<Choice>(_ expected: String) throws(SyntaxProblem) -> Choice
    where Choice: RawRepresentable<String> & CaseIterable {
        let names = Choice.allCases.map(\.rawValue)
        let text = try word("\(expected) (\(names.joined(separator: ", ")))")
        guard let choice = Choice(rawValue: text) else {
            throw SyntaxProblem("\(text) is not \(expected); \(NearestName.choices(for: text, among: names))")
        }
        return choice
    }

    /// Reads a finite number; `.` is the only decimal separator.
    mutating func number(_ expected: String) throws(SyntaxProblem) -> Double {
        let text = try word(expected)
        // Double(_:) also accepts "nan", "inf" and hexadecimal numbers.
        let isDecimal = text.utf8.allSatisfy { "0123456789.+-eE".utf8.contains($0) }
        guard isDecimal, let value = Double(text) else {
            throw SyntaxProblem("\(text) is not a number, but \(expected) is needed")
        }
        guard value.isFinite else { throw SyntaxProblem("\(text) is not a finite number") }
        return value
    }

    /// Reads a finite number that is not negative.
    mutating func amount(_ expected: String) throws(SyntaxProblem) -> Double {
        let value = try number(expected)
        guard value >= 0 else { throw SyntaxProblem("\(plain(value)) is negative, but \(expected) must be at least 0") }
        return value
    }

    /// Reads a time in seconds.
    mutating func seconds() throws(SyntaxProblem) -> Double { try amount("a time in seconds") }

    /// Reads a time in seconds; `value` at the end of the line.
    mutating func seconds(default value: Double) throws(SyntaxProblem) -> Double {
        next == nil ? value : try seconds()
    }

    /// Reads a whole number that is not negative.
    mutating func count(_ expected: String) throws(SyntaxProblem) -> Int {
        let text = try word(expected)
        guard let value = Int(text), value >= 0 else {
            throw SyntaxProblem("\(text) is not \(expected), a whole number from 0")
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
