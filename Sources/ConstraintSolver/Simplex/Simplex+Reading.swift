extension Simplex {
    /// Returns the variables whose value has changed since the last call.
    mutating func takeChanged() -> [Int] {
        var kept = 0
        for index in changed {
            symbols[index].isChanged = false
            if symbols[index].kind == .derived { symbols[index].value = deviation(of: index) }
            if abs(symbols[index].value - symbols[index].given) <= Tolerance.value { continue }
            symbols[index].given = symbols[index].value
            changed[kept] = index
            kept += 1
        }
        changed.removeLast(changed.count - kept)
        defer { changed = [] }
        return changed
    }

    /// Whether some nonbasic symbol, and the variable with it, could move without a cost other than a tie.
    mutating func isAmbiguous(_ variable: Int) -> Bool {
        guard symbols[variable].isBasic else { return isFree(variable) }
        tableau.gatherRow(of: variable)
        for symbol in tableau.gathered.symbols where isFree(symbol) { return true }
        return false
    }

    private func isFree(_ outside: Int) -> Bool {
        for direction in [1.0, -1.0] {
            let resists = symbols[outside].penalizes(direction)
            if resists && symbols[outside].isRequired { continue }
            let slack = ReducedCost(symbol: outside, sign: direction, ownCost: resists ? 1 : 0, ownGapCost: 0)
            if tableau.leadingPrice(of: slack).priority == 0 { return true }
        }
        return false
    }

    /// Removes a variable that no constraint contains.
    mutating func discardVariable(_ variable: Int) {
        let isLoose = !symbols[variable].isBasic && symbols[variable].kind == .variable
        if !isLoose || !symbols[variable].links.isEmpty || !symbols[variable].followers.isEmpty { reset() }
        symbols[variable].isChanged = false
        changed.removeAll { $0 == variable }
        tableau.discard(variable)
    }
}
