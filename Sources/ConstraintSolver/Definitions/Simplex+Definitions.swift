extension Simplex {
    /// Eliminates a constraint that has just been met exactly, if it is a required equality.
    mutating func eliminateIfRequired(_ symbol: Int) {
        if isDefinition(symbol) { tableau.eliminate(symbol) }
    }

    /// Whether the symbol is a required equality, which can define a variable.
    func isDefinition(_ symbol: Int) -> Bool {
        let pointer = symbols + symbol
        return pointer.pointee.kind == .constraint && pointer.pointee.isRequired && pointer.pointee.penalizesNegative
            && pointer.pointee.penalizesPositive
    }

    /// Turns a definition back into an ordinary constraint, before more than its constant changes.
    mutating func restoreIfDefinition(_ symbol: Int) {
        guard symbols[symbol].kind == .definition else { return }
        guard let variable = tableau.derived(by: symbol) else { return reset() }
        symbols[variable.symbol].value = deviation(of: variable.symbol)
        tableau.restore(symbol, from: variable)
    }

    /// Updates everything derived from a definition. Only right-hand sides change, no rows.
    mutating func shiftDefinition(_ equality: Int, by step: Double) {
        let followers = symbols[equality].followers
        for position in 0..<followers.count {
            let symbol = followers[position].symbol
            let change = -followers[position].amount * step
            symbols[symbol].constant += change
            if symbols[symbol].kind == .derived { markChanged(symbol) }
            if symbols[symbol].isBasic { push(symbol) } else { move(symbol, by: change) }
        }
        changesSinceAudit += 1
    }
}
