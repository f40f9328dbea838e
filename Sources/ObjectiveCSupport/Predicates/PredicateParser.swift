import Foundation

/// Reads the format of a predicate.
struct PredicateParser {
    private var tokens: [PredicateToken]
    private var values: ArraySlice<Any?>
    /// The parentheses and negations around what is read.
    private var depth = 0

    /// Deeper formats would overflow the stack.
    private static let depthLimit = 100
    /// The most words of a format: each one nests the conditions before it.
    private static let wordLimit = 2000

    private init(tokens: [PredicateToken], values: ArraySlice<Any?>) {
        self.tokens = tokens
        self.values = values
    }

    /// The condition of a format, with the values of its placeholders.
    static func condition(of format: String, values: [Any?]) throws(PredicateProblem) -> PredicateCondition {
        let tokens = try PredicateToken.all(in: format)
        guard tokens.count <= wordLimit else { throw PredicateProblem("it is too long") }
        var parser = PredicateParser(tokens: tokens, values: values[...])
        let condition = try parser.alternatives()
        guard let rest = parser.tokens.first else { return condition }
        throw PredicateProblem("there is something unexpected at \(rest)")
    }

    /// Skips one of these keywords if it is next.
    private mutating func skipWord(_ words: String...) -> Bool {
        guard let token = tokens.first, words.contains(where: token.isKeyword) else { return false }
        tokens.removeFirst()
        return true
    }

    /// Skips one of these symbols if it is next.
    private mutating func skipSymbol(_ symbols: String...) -> Bool {
        guard case .symbol(let text)? = tokens.first, symbols.contains(text) else { return false }
        tokens.removeFirst()
        return true
    }

    // MARK: Conditions

    private mutating func alternatives() throws(PredicateProblem) -> PredicateCondition {
        var result = try conjunctions()
        while skipWord("OR") || skipSymbol("||") { result = .or(result, try conjunctions()) }
        return result
    }

    private mutating func conjunctions() throws(PredicateProblem) -> PredicateCondition {
        var result = try term()
        while skipWord("AND") || skipSymbol("&&") { result = .and(result, try term()) }
        return result
    }

    private mutating func term() throws(PredicateProblem) -> PredicateCondition {
        depth += 1
        defer { depth -= 1 }
        guard depth <= PredicateParser.depthLimit else { throw PredicateProblem("it is too deep") }
        if skipWord("NOT") || skipSymbol("!") { return .not(try term()) }
        if skipWord("TRUEPREDICATE") { return .always(true) }
        if skipWord("FALSEPREDICATE") { return .always(false) }
        if skipSymbol("(") {
            let inner = try alternatives()
            guard skipSymbol(")") else { throw PredicateProblem("a parenthesis is not closed") }
            return inner
        }
        let quantifier = readQuantifier()
        let left = try value()
        let isTurned = skipWord("NOT")
        let comparison = try comparison()
        let result = PredicateCondition.comparison(comparison, left: left, right: try value(), quantifier)
        return isTurned ? .not(result) : result
    }

    private mutating func readQuantifier() -> PredicateCondition.Quantifier? {
        guard case .word(let word)? = tokens.first,
            let quantifier = PredicateCondition.Quantifier(rawValue: word.uppercased())
        else { return nil }
        tokens.removeFirst()
        return quantifier
    }

    private mutating func comparison() throws(PredicateProblem) -> PredicateComparison {
        guard let token = tokens.first else { throw PredicateProblem("a comparison is missing at the end") }
        let operation: PredicateComparison.Operation? =
            switch token {
            case .symbol(let text): .init(rawValue: PredicateParser.otherSigns[text] ?? text)
            case .word(let word): .init(rawValue: word.uppercased())
            default: nil
            }
        guard let operation else { throw PredicateProblem("there is no comparison \(token)") }
        tokens.removeFirst()
        var comparison = PredicateComparison(operation: operation)
        guard skipSymbol("[") else { return comparison }
        guard case .word(let word)? = tokens.first, word.lowercased().allSatisfy({ "cdnlw".contains($0) }) else {
            throw PredicateProblem("options are [c], [d] or [cd]")
        }
        let letters = word.lowercased()
        tokens.removeFirst()
        if letters.contains("c") { comparison.options.insert(.caseInsensitive) }
        if letters.contains("d") { comparison.options.insert(.diacriticInsensitive) }
        guard skipSymbol("]") else { throw PredicateProblem("the options are not closed") }
        return comparison
    }

    private static let otherSigns = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]

    // MARK: Values

    private mutating func value() throws(PredicateProblem) -> PredicateValue {
        guard let token = tokens.first else { throw PredicateProblem("a value is missing at the end") }
        tokens.removeFirst()
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .placeholder(let kind): return try argument(kind)
        case .symbol("{"): return .list(try elements())
        case .symbol: throw PredicateProblem("there is no value at \(token)")
        case .word(let word):
            switch word.uppercased() {
            case "SELF": return .object
            case "TRUE", "YES": return .constant(true)
            case "FALSE", "NO": return .constant(false)
            case "NIL", "NULL": return .constant(nil)
            default: return .keyPath(word)
            }
        }
    }

    private mutating func argument(_ kind: String) throws(PredicateProblem) -> PredicateValue {
        guard let value = values.popFirst() else { throw PredicateProblem("there is no value for %\(kind)") }
        guard kind == "K" else { return .constant(value) }
        guard let path = value as? String else { throw PredicateProblem("the value for %K is no key path") }
        return .keyPath(path)
    }

    private mutating func elements() throws(PredicateProblem) -> [PredicateValue] {
        depth += 1
        defer { depth -= 1 }
        guard depth <= PredicateParser.depthLimit else { throw PredicateProblem("it is too deep") }
        var elements: [PredicateValue] = []
        while !skipSymbol("}") {
            elements.append(try value())
            guard skipSymbol(",") else {
                guard skipSymbol("}") else { throw PredicateProblem("a list is not closed") }
                return elements
            }
        }
        return elements
    }
}
