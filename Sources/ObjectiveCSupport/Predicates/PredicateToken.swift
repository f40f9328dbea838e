import Foundation

/// A part of the format of a predicate.
enum PredicateToken: CustomStringConvertible {
    /// A key path, keyword or operation.
    case word(String)
    /// A text in quotation marks.
    case text(String)
    case number(Double)
    case symbol(String)
    /// `K` of `%K`.
    case placeholder(String)

    var description: String {
        switch self {
        case .word(let text), .symbol(let text): "'\(text)'"
        case .text(let text): "\"\(text)\""
        case .number(let number): "\(number)"
        case .placeholder(let kind): "%\(kind)"
        }
    }

    func isKeyword(_ keyword: String) -> Bool {
        if case .word(let text) = self { text.uppercased() == keyword } else { false }
    }

    /// The parts of a format.
    static func all(in format: String) throws(PredicateProblem) -> [PredicateToken] {
        var rest = format[...]
        var tokens: [PredicateToken] = []
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                tokens.append(.text(try quotedText(&rest)))
            } else if first == "%" {
                tokens.append(.placeholder(try placeholder(&rest)))
            } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
                tokens.append(number(&rest))
            } else if isOfWord(first) {
                let word = rest.prefix(while: isOfWord)
                rest = rest[word.endIndex...]
                tokens.append(.word(String(word)))
            } else {
                tokens.append(.symbol(symbol(&rest)))
            }
        }
        return tokens
    }

    private static func isOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || ["_", ".", "@", "#"].contains(character)
    }

    private static func quotedText(_ rest: inout Substring) throws(PredicateProblem) -> String {
        let mark = rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == mark { return text }
            if next == "\\", let escaped = rest.popFirst() {
                text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            } else {
                text.append(next)
            }
        }
        throw PredicateProblem("a text is not closed")
    }

    private static func placeholder(_ rest: inout Substring) throws(PredicateProblem) -> String {
        rest.removeFirst()
        let lengths = rest.prefix { "hlqztj0123456789.".contains($0) }
        rest = rest[lengths.endIndex...]
        guard let kind = rest.popFirst(), "@KdDiuUfFgGeExXcCs".contains(kind) else {
            throw PredicateProblem("a placeholder has no kind")
        }
        return String(kind)
    }

    private static func number(_ rest: inout Substring) -> PredicateToken {
        let digits = rest.prefix { $0.isNumber || "-+.eE".contains($0) }
        rest = rest[digits.endIndex...]
        return Double(digits).map(PredicateToken.number) ?? .word(String(digits))
    }

    private static func symbol(_ rest: inout Substring) -> String {
        let pair = String(rest.prefix(2))
        let length = ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"].contains(pair) ? 2 : 1
        let symbol = String(rest.prefix(length))
        rest = rest.dropFirst(length)
        return symbol
    }
}
