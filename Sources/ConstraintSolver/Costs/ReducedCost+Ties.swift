/// The order among layouts with equal costs at every priority. Preferences (optional constraints) decide one by one,
/// the stronger first, then the older.
///
/// After them come the variables that are lengths, each minimized toward 0, the older first. Then the gaps of
/// inequalities that prefer equality, as one sum. Then the other variables.
///
/// There are as many of these ranks as symbols, so their costs are not stored but computed from a column on demand.
extension ReducedCost {
    /// Computes the costs below all priorities into `ties`, at the rank of each symbol listed.
    func gatherTies(into ties: inout SparseAccumulator, in tableau: borrowing Tableau) {
        ties.reset(symbolCount: tableau.count)
        addPreferenceTies(to: &ties, in: tableau.symbols)
        addVariableTies(to: &ties, in: tableau.symbols)
    }

    /// Computes the costs at the ranks of preferences into `ties`. They precede all variables, and mostly decide.
    func gatherPreferenceTies(into ties: inout SparseAccumulator, in tableau: borrowing Tableau) {
        ties.reset(symbolCount: tableau.count)
        addPreferenceTies(to: &ties, in: tableau.symbols)
    }

    /// Computes the costs at the ranks of variables into `ties`.
    func gatherVariableTies(into ties: inout SparseAccumulator, in tableau: borrowing Tableau) {
        ties.reset(symbolCount: tableau.count)
        addVariableTies(to: &ties, in: tableau.symbols)
    }

    /// Whether this certainly has a cost at a higher rank than `leading`. It stops at the first one, so it is cheaper
    /// than gathering. False means unknown.
    func hasTie(above leading: Int, in symbols: Symbols) -> Bool {
        let limit = symbols[leading].penalty
        if limit.priority > 0 { return false }
        let own = symbols[symbol].penalty
        if ownCost != 0 && own.priority == 0 && own.outranks(limit) { return true }
        let column = symbols[symbol].column
        for position in 0..<column.count {
            let entry = column[position]
            let row = symbols + entry.row
            if row.pointee.side == 0 || !row.pointee.penalty.outranks(limit) { continue }
            if abs(row.pointee.row[entry.slot].coefficient) > Tolerance.cost * rate { return true }
        }
        return false
    }

    private func addPreferenceTies(to ties: inout SparseAccumulator, in symbols: Symbols) {
        let pointer = symbols + symbol
        if ownCost != 0 && pointer.pointee.penalty.priority > 0 { ties.add(ownCost / rate, of: symbol) }
        if pointer.pointee.isBasic { return }
        let scale = sign / rate
        if pointer.pointee.kind == .variable { symbols.addPreferenceTies(on: symbol, times: scale, to: &ties) }
        let column = pointer.pointee.column
        for position in 0..<column.count {
            let entry = column[position]
            if symbols[entry.row].variable.charged.isEmpty { continue }
            let coefficient = symbols[entry.row].row[entry.slot].coefficient
            symbols.addPreferenceTies(on: entry.row, times: scale * coefficient, to: &ties)
        }
    }

    private func addVariableTies(to ties: inout SparseAccumulator, in symbols: Symbols) {
        let pointer = symbols + symbol
        if ownCost != 0 && pointer.pointee.penalty.priority == 0 { ties.add(ownCost / rate, of: symbol) }
        if ownGapCost != 0 { ties.add(ownGapCost / rate, of: Tableau.gapSymbol) }
        if pointer.pointee.isBasic { return }
        let scale = sign / rate
        if pointer.pointee.kind == .variable { symbols.addVariableTies(on: symbol, times: scale, to: &ties) }
        let column = pointer.pointee.column
        for position in 0..<column.count {
            let entry = column[position]
            let coefficient = scale * symbols[entry.row].row[entry.slot].coefficient
            ties.add(symbols[entry.row].marginalCost * coefficient, of: entry.row)
            symbols.addVariableTies(on: entry.row, times: coefficient, to: &ties)
        }
    }
}

extension Symbols {
    /// Adds the costs of the preferences that are charged for `rate` units of a variable.
    fileprivate func addPreferenceTies(on variable: Int, times rate: Double, to ties: inout SparseAccumulator) {
        let charged = self[variable].variable.charged
        for position in 0..<charged.count { ties.add(charged[position].amount * rate, of: charged[position].symbol) }
    }

    /// Adds the gaps and the derived variables that move with `rate` units of a variable.
    fileprivate func addVariableTies(on variable: Int, times rate: Double, to ties: inout SparseAccumulator) {
        let gapRate = self[variable].variable.gapRate
        if gapRate != 0 { ties.add(gapRate * rate, of: Tableau.gapSymbol) }
        let derived = self[variable].variable.derived
        for position in 0..<derived.count {
            let user = self + derived[position].symbol
            if !user.pointee.isBasic { continue }
            ties.add(user.pointee.marginalCost * derived[position].amount * rate, of: derived[position].symbol)
        }
    }
}

/// Sums of costs in ties, each at the rank of its symbol.
extension SparseAccumulator {
    /// The cost at the highest rank that has one.
    func leadingTie(in symbols: Symbols) -> SymbolTerm? {
        var leading: SymbolTerm?
        for index in 0..<count { raise(&leading, to: self[index], in: symbols) }
        return leading
    }

    /// Negative when this sum is cheaper than `other` at the highest rank at which the two differ.
    func compareTies(with other: borrowing SparseAccumulator, in symbols: Symbols) -> Double {
        var leading: SymbolTerm?
        for index in 0..<count {
            var tie = self[index]
            if let position = other.position(of: tie.symbol) { tie.amount -= other[position].amount }
            raise(&leading, to: tie, in: symbols)
        }
        for index in 0..<other.count where position(of: other[index].symbol) == nil {
            raise(&leading, to: SymbolTerm(symbol: other[index].symbol, amount: -other[index].amount), in: symbols)
        }
        return leading?.amount ?? 0
    }

    /// Replaces `leading` by `tie` if that is a nonzero cost at a higher rank.
    @inline(__always) private func raise(_ leading: inout SymbolTerm?, to tie: SymbolTerm, in symbols: Symbols) {
        if abs(tie.amount) <= Tolerance.cost { return }
        if let leading, !symbols[tie.symbol].penalty.outranks(symbols[leading.symbol].penalty) { return }
        leading = tie
    }
}
