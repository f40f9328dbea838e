import Foundation

/// A word of a predicate's format.
enum PredicateToken: Equatable {
    /// A name or keyword, such as `label` or `AND`.
    case word(String)
    case text(String)
    case number(Double)
    /// `==`, `(`, `,` …
    case sign(String)
    /// `%@` and other places for arguments; `%K` for a key.
    case argument(isKey: Bool)

    /// The words of `format`; nil for a text without an end or an unknown character.
    static func tokens(of format: String) -> [PredicateToken]? {
        var tokens: [PredicateToken] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if let token = next(in: &rest) {
                tokens.append(token)
            } else {
                return nil
            }
        }
        return tokens
    }

    private static func next(in rest: inout Substring) -> PredicateToken? {
        guard let first = rest.first else { return nil }
        if first == "'" || first == "\"" { return text(in: &rest) }
        if first == "%" { return argument(in: &rest) }
        if first.isNumber || first == "-" { return number(in: &rest) }
        if first.isLetter || first == "_" || first == "@" {
            let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
            rest = rest[word.endIndex...]
            return .word(String(word))
        }
        for sign in ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"] where rest.hasPrefix(sign) {
            rest = rest.dropFirst(2)
            return .sign(sign)
        }
        guard "=<>!(){}[],".contains(first) else { return nil }
        rest.removeFirst()
        return .sign(String(first))
    }

    private static func text(in rest: inout Substring) -> PredicateToken? {
        let quote = rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return .text(text) }
            if character == "\\", let escaped = rest.popFirst() {
                text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            } else {
                text.append(character)
            }
        }
        return nil
    }

    private static func argument(in rest: inout Substring) -> PredicateToken? {
        for form in ["%@", "%K", "%lld", "%llu", "%lu", "%ld", "%d", "%i", "%u", "%f", "%lf"] where rest.hasPrefix(form)
        {
            rest = rest.dropFirst(form.count)
            return .argument(isKey: form == "%K")
        }
        return nil
    }

    private static func number(in rest: inout Substring) -> PredicateToken? {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        rest = rest[digits.endIndex...]
        return Double(digits).map { .number($0) }
    }
}
