/// Which variable a required equality defines, and which variable a definition is given back to.
///
/// Required equalities, which are most of a layout, leave the simplex as soon as they are met. Each becomes the
/// `definition` of one variable, which is then derived and needs no row. A view's six edges and lengths thus depend on
/// as few as two unknowns, and rows contain only preferences and limits.
enum DefinitionChoice {
    /// The limit on the length of derivations. In a chain of views, each view would list every term before it. If a
    /// definition depends on more others than this, the variable keeps its row, and later views refer to that.
    ///
    /// Chosen: the lists of a chain of 1,000 then take as much memory as its rows.
    private static let longestDerivation = 64

    /// The basic variable that a nonbasic required equality is best solved for: the one with the fewest references, as
    /// each of them gets longer. Nil if there is none, or if it would depend on too many other definitions.
    static func variable(for equality: Int, in symbols: Symbols) -> SymbolTerm? {
        let terms = symbols[equality].expression.terms
        var largest = 0.0
        for position in 0..<terms.count { largest = max(largest, abs(terms[position].amount)) }
        var best: (term: SymbolTerm, uses: Int)?
        for position in 0..<terms.count where symbols[terms[position].symbol].isBasic {
            let term = terms[position]
            if abs(term.amount) < Tolerance.definingShare * largest { continue }
            let variable = symbols + term.symbol
            let uses = variable.pointee.variable.constraints.count + variable.pointee.variable.derived.count
            if let best, best.uses <= uses { continue }
            best = (term, uses)
        }
        guard let best else { return nil }
        return derivationLength(with: equality, for: best.term.symbol, in: symbols) > longestDerivation
            ? nil : best.term
    }

    /// The number of definitions that something would depend on if the equality defined `variable`.
    private static func derivationLength(with equality: Int, for variable: Int, in symbols: Symbols) -> Int {
        var longest = 0
        let derived = symbols[variable].variable.derived
        for position in 0..<derived.count {
            longest = max(longest, symbols[derived[position].symbol].expression.definitions.count)
        }
        return longest + symbols[equality].expression.definitions.count + 1
    }

    /// The derived variable with the largest coefficient of a definition; of several, the one with the shortest
    /// expression. Nil only when rounding has eliminated all that it defined.
    static func derivedVariable(of equality: Int, in symbols: Symbols) -> SymbolTerm? {
        let substitutions = symbols[equality].substitutions
        var best: SymbolTerm?
        for position in 0..<substitutions.count where symbols[substitutions[position].symbol].kind == .derived {
            let term = substitutions[position]
            if abs(term.amount) < Tolerance.pivot { continue }
            if let best {
                let isShorter =
                    symbols[term.symbol].expression.terms.count < symbols[best.symbol].expression.terms.count
                let size = abs(term.amount)
                let bestSize = abs(best.amount)
                if size < bestSize || (size == bestSize && !isShorter) { continue }
            }
            best = term
        }
        return best
    }
}
