/// Why one line of a script cannot be parsed; `Script` adds the file and the line.
package struct SyntaxProblem: Error, Hashable, Sendable {
    /// The error, as the end of a sentence.
    package let reason: String

    package init(_ reason: String) {
        self.reason = reason
    }
}

/// Splits one line of a script into tokens.
///
/// Blanks are spaces and tabs. A `#` outside a string starts a comment, with one exception: directly after a closing
/// quote and followed by a digit it begins the ordinal of `"text"#N`.
package struct ScriptLexer {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var tokens: [ScriptToken] = []

    private init(_ line: Substring) {
        scalars = Array(line.unicodeScalars)
    }

    /// The tokens of `line`, which contains no line break; empty for a blank line or a comment.
    package static func tokens(of line: Substring) throws(SyntaxProblem) -> [ScriptToken] {
        var lexer = ScriptLexer(line)
        return try lexer.run()
    }

    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t"
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar)
    }

    private mutating func run() throws(SyntaxProblem) -> [ScriptToken] {
        while let scalar = next, scalar != "#" {
            if Self.isBlank(scalar) {
                position += 1
            } else if scalar == "\"" {
                tokens.append(.string(try string()))
                try finishString()
            } else {
                try word()
            }
        }
        return tokens
    }

    private mutating func word() throws(SyntaxProblem) {
        var text = ""
        while let scalar = next, !Self.isBlank(scalar), scalar != "#" {
            if scalar == "\"" {
                guard text == "id:" else {
                    throw SyntaxProblem("a space is missing between \(text) and the string after it")
                }
                tokens.append(.identifier(try string()))
                return try finishString()
            }
            text.unicodeScalars.append(scalar)
            position += 1
        }
        tokens.append(.word(text))
    }

    /// Reads what may follow a closing quote: an ordinal, a comment, a blank or the end.
    private mutating func finishString() throws(SyntaxProblem) {
        guard let scalar = next, !Self.isBlank(scalar) else { return }
        guard scalar == "#" else {
            throw SyntaxProblem("a space is missing after the string \(tokens.last?.description ?? "")")
        }
        guard position + 1 < scalars.count, Self.isDigit(scalars[position + 1]) else { return }
        position += 1
        try ordinal()
    }

    private mutating func ordinal() throws(SyntaxProblem) {
        var text = ""
        while let scalar = next, !Self.isBlank(scalar), scalar != "#" {
            text.unicodeScalars.append(scalar)
            position += 1
        }
        guard let number = Int(text), number >= 1 else {
            throw SyntaxProblem("#\(text) is not an ordinal; after a text, # needs a whole number from 1")
        }
        tokens.append(.ordinal(number))
    }

    /// Reads the string that begins at the current quote, including its closing quote.
    private mutating func string() throws(SyntaxProblem) -> String {
        var text = ""
        position += 1
        while let scalar = next {
            position += 1
            switch scalar {
            case "\"": return text
            case "\\": text.unicodeScalars.append(try escape())
            default: text.unicodeScalars.append(scalar)
            }
        }
        throw SyntaxProblem("the string \"\(text) is not closed; it needs a second \" on the same line")
    }

    /// Reads the rest of an escape sequence after its backslash, and returns its scalar.
    private mutating func escape() throws(SyntaxProblem) -> Unicode.Scalar {
        guard let scalar = next else { throw SyntaxProblem("a string ends in a single \\; write \\\\ for a backslash") }
        position += 1
        switch scalar {
        case "\"", "\\": return scalar
        case "n": return "\n"
        case "t": return "\t"
        case "u": return try unicodeEscape()
        default:
            throw SyntaxProblem("\\\(scalar) is not an escape; there are \\\" \\\\ \\n \\t and \\u{…}")
        }
    }

    private mutating func unicodeEscape() throws(SyntaxProblem) -> Unicode.Scalar {
        guard next == "{", let end = scalars[position...].firstIndex(of: "}") else {
            throw SyntaxProblem("\\u needs a hexadecimal number in braces, as in \\u{2026}")
        }
        var digits = ""
        digits.unicodeScalars.append(contentsOf: scalars[(position + 1)..<end])
        let isNumber = (1...6).contains(digits.count) && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
        guard isNumber, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
            throw SyntaxProblem("\\u{\(digits)} is not a Unicode scalar")
        }
        position = end + 1
        return scalar
    }
}
