extension Simplex {
    /// Takes a constraint just met exactly out of the simplex if it is to stay so.
    mutating func eliminateIfRequired(_ symbol: Int) {
        if isDefinition(symbol) { tableau.eliminate(symbol) }
    }

    /// Whether the symbol is an equality that must be met, so can define a variable.
    func isDefinition(_ symbol: Int) -> Bool {
        let pointer = symbols + symbol
        return pointer.pointee.kind == .constraint && pointer.pointee.isRequired && pointer.pointee.resistsNegative
            && pointer.pointee.resistsPositive
    }

    /// Before a definition is changed in more than its constant: makes it a constraint like others.
    mutating func restoreIfDefinition(_ symbol: Int) {
        guard symbols[symbol].kind == .definition else { return }
        guard let variable = tableau.derived(by: symbol) else { return reset() }
        symbols[variable.symbol].value = deviation(of: variable.symbol)
        tableau.restore(symbol, from: variable)
    }

    /// Moves what follows from a definition: numbers on the right-hand side of other sums, no rows.
    mutating func shiftDefinition(_ equality: Int, by step: Double) {
        let followers = symbols[equality].followers
        for position in 0..<followers.count {
            let (symbol, change) = (followers[position].symbol, -followers[position].amount * step)
            symbols[symbol].constant += change
            if symbols[symbol].kind == .derived { note(symbol) }
            if symbols[symbol].isBasic { push(symbol) } else { move(symbol, by: change) }
        }
        changesSinceAudit += 1
    }
}
