import Foundation

/// Reads the format of a predicate: comparisons with AND, OR, NOT and parentheses.
struct PredicateParser {
    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any>
    private var depth = 0
    /// Parentheses, lists and NOTs inside of each other; each needs some of the stack. Chosen.
    private static let deepest = 100
    /// A predicate with more words is evaluated level by level, too. Chosen.
    private static let mostTokens = 2_000

    /// The expression of `format`; nil when it cannot be read, or arguments are missing.
    static func parse(_ format: String, _ arguments: [Any]) -> PredicateExpression? {
        guard let tokens = PredicateToken.tokens(of: format), !tokens.isEmpty, tokens.count <= mostTokens else {
            return nil
        }
        var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
        guard let expression = parser.alternatives(), parser.tokens.isEmpty else { return nil }
        return expression
    }

    private mutating func alternatives() -> PredicateExpression? {
        guard var left = conjunction() else { return nil }
        while skip(word: "OR") || skip(sign: "||") {
            guard let right = conjunction() else { return nil }
            left = .or(left, right)
        }
        return left
    }

    private mutating func conjunction() -> PredicateExpression? {
        guard var left = negation() else { return nil }
        while skip(word: "AND") || skip(sign: "&&") {
            guard let right = negation() else { return nil }
            left = .and(left, right)
        }
        return left
    }

    private mutating func negation() -> PredicateExpression? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { return nil }
        if skip(word: "NOT") || skip(sign: "!") { return negation().map { .not($0) } }
        if skip(sign: "(") {
            guard let inner = alternatives(), skip(sign: ")") else { return nil }
            return inner
        }
        if skip(word: "TRUEPREDICATE") { return .constant(true) }
        if skip(word: "FALSEPREDICATE") { return .constant(false) }
        return comparison()
    }

    private mutating func comparison() -> PredicateExpression? {
        guard let left = operand(), let (comparison, isTurned) = comparisonSign() else { return nil }
        guard let options = options(), let right = operand() else { return nil }
        let result = PredicateExpression.comparison(left, comparison, right, options)
        return isTurned ? .not(result) : result
    }

    private static let signs: [String: PredicateExpression.Comparison] = [
        "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
        ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    ]
    private static let words: [String: PredicateExpression.Comparison] = [
        "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like, "MATCHES": .matches,
        "IN": .isIn, "BETWEEN": .between,
    ]

    /// The comparison, and whether NOT is before it, as in `NOT IN`.
    private mutating func comparisonSign() -> (PredicateExpression.Comparison, Bool)? {
        let isTurned = skip(word: "NOT")
        switch tokens.popFirst() {
        case .sign(let sign): return Self.signs[sign].map { ($0, isTurned) }
        case .word(let word): return Self.words[word.uppercased()].map { ($0, isTurned) }
        default: return nil
        }
    }

    /// `[cd]` after a comparison.
    private mutating func options() -> PredicateExpression.Options? {
        guard skip(sign: "[") else { return [] }
        guard case .word(let letters)? = tokens.popFirst(), skip(sign: "]") else { return nil }
        var options: PredicateExpression.Options = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n", "w": break
            default: return nil
            }
        }
        return options
    }

    private mutating func operand() -> PredicateExpression.Operand? {
        switch tokens.popFirst() {
        case .text(let text): return .value(.text(text))
        case .number(let number): return .value(.number(number))
        case .argument(let isKey):
            guard let argument = arguments.popFirst() else { return nil }
            return isKey ? .key("\(argument)") : .value(PredicateValue(argument))
        case .word(let word): return Self.constants[word.uppercased()].map { .value($0) } ?? .key(word)
        case .sign("{"): return list()
        case .sign, nil: return nil
        }
    }

    private static let constants: [String: PredicateValue] = [
        "TRUE": .number(1), "YES": .number(1), "FALSE": .number(0), "NO": .number(0), "NIL": .none, "NULL": .none,
    ]

    private mutating func list() -> PredicateExpression.Operand? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { return nil }
        var values: [PredicateValue] = []
        while !skip(sign: "}") {
            if !values.isEmpty, !skip(sign: ",") { return nil }
            guard case .value(let value)? = operand() else { return nil }
            values.append(value)
        }
        return .value(.list(values))
    }

    private mutating func skip(word: String) -> Bool {
        guard case .word(let next)? = tokens.first, next.uppercased() == word else { return false }
        tokens.removeFirst()
        return true
    }

    private mutating func skip(sign: String) -> Bool {
        guard tokens.first == .sign(sign) else { return false }
        tokens.removeFirst()
        return true
    }
}
