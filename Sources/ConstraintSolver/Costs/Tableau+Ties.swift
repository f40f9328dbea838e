/// The order among layouts with equal costs at every priority. Preferences (optional constraints) decide one by one,
/// the stronger first, then the older.
///
/// After them come the variables that are lengths, each minimized toward 0, the older first. Then the gaps of
/// inequalities that prefer equality, as one sum. Then the other variables.
///
/// There are as many of these ranks as symbols, so their prices are not stored but computed from a column on demand.
extension Tableau {
    /// Computes the prices of `slack` below all priorities into `ties`, at the rank of each symbol listed.
    func gatherTies(of slack: ReducedCost, into ties: inout SparseAccumulator) {
        ties.reset(symbolCount: count)
        addPreferenceTies(of: slack, to: &ties)
        addVariableTies(of: slack, to: &ties)
    }

    /// Computes the prices of `slack` at the ranks of preferences into `ties`. They precede all variables, and mostly
    /// decide.
    func gatherPreferenceTies(of slack: ReducedCost, into ties: inout SparseAccumulator) {
        ties.reset(symbolCount: count)
        addPreferenceTies(of: slack, to: &ties)
    }

    /// Computes the prices of `slack` at the ranks of variables into `ties`.
    func gatherVariableTies(of slack: ReducedCost, into ties: inout SparseAccumulator) {
        ties.reset(symbolCount: count)
        addVariableTies(of: slack, to: &ties)
    }

    private func addPreferenceTies(of slack: ReducedCost, to ties: inout SparseAccumulator) {
        let symbol = symbols + slack.symbol
        if slack.ownCost != 0 && symbol.pointee.priority > 0 { ties.add(slack.ownCost / slack.rate, of: slack.symbol) }
        if symbol.pointee.isBasic { return }
        let scale = slack.sign / slack.rate
        if symbol.pointee.kind == .variable { addPreferenceTies(on: slack.symbol, times: scale, to: &ties) }
        let column = symbol.pointee.column
        for position in 0..<column.count {
            let entry = column[position]
            if symbols[entry.row].chargedLinks.isEmpty { continue }
            addPreferenceTies(on: entry.row, times: scale * symbols[entry.row].row[entry.slot].coefficient, to: &ties)
        }
    }

    private func addPreferenceTies(on variable: Int, times rate: Double, to ties: inout SparseAccumulator) {
        let payers = symbols[variable].chargedLinks
        for position in 0..<payers.count { ties.add(payers[position].amount * rate, of: payers[position].symbol) }
    }

    private func addVariableTies(of slack: ReducedCost, to ties: inout SparseAccumulator) {
        let symbol = symbols + slack.symbol
        if slack.ownCost != 0 && symbol.pointee.priority == 0 { ties.add(slack.ownCost / slack.rate, of: slack.symbol) }
        if slack.ownGapCost != 0 { ties.add(slack.ownGapCost / slack.rate, of: Tableau.gapSymbol) }
        if symbol.pointee.isBasic { return }
        let scale = slack.sign / slack.rate
        if symbol.pointee.kind == .variable { addVariableTies(after: slack.symbol, times: scale, to: &ties) }
        let column = symbol.pointee.column
        for position in 0..<column.count {
            let entry = column[position]
            let rate = scale * symbols[entry.row].row[entry.slot].coefficient
            ties.add(symbols[entry.row].marginalCost * rate, of: entry.row)
            addVariableTies(after: entry.row, times: rate, to: &ties)
        }
    }

    private func addVariableTies(after variable: Int, times rate: Double, to ties: inout SparseAccumulator) {
        let gapRate = symbols[variable].gapRate
        if gapRate != 0 { ties.add(gapRate * rate, of: Tableau.gapSymbol) }
        let followers = symbols[variable].followers
        for position in 0..<followers.count {
            let follower = symbols + followers[position].symbol
            if !follower.pointee.isBasic { continue }
            ties.add(follower.pointee.marginalCost * followers[position].amount * rate, of: followers[position].symbol)
        }
    }

    /// The price at the highest rank that has one.
    func leadingTie(_ ties: borrowing SparseAccumulator) -> SymbolTerm? {
        var lead: SymbolTerm?
        for place in 0..<ties.count { raise(&lead, to: ties[place]) }
        return lead
    }

    /// Whether `slack` certainly has a price at a higher rank than `lead`. It stops at the first one, so it is cheaper
    /// than `gatherTies`. False means unknown.
    func hasTie(_ slack: ReducedCost, above lead: Int) -> Bool {
        if symbols[lead].priority > 0 { return false }
        let isOwnPriced = slack.ownCost != 0 && symbols[slack.symbol].priority == 0
        if isOwnPriced && outranks(slack.symbol, lead) { return true }
        let column = symbols[slack.symbol].column
        for position in 0..<column.count {
            let entry = column[position]
            let row = symbols + entry.row
            if row.pointee.side == 0 || !outranks(entry.row, lead) { continue }
            if abs(row.pointee.row[entry.slot].coefficient) > Tolerance.cost * slack.rate { return true }
        }
        return false
    }

    /// Negative when the first sum is cheaper at the highest rank at which the two differ.
    func compareTies(_ first: borrowing SparseAccumulator, _ second: borrowing SparseAccumulator) -> Double {
        var lead: SymbolTerm?
        for place in 0..<first.count {
            var tie = first[place]
            if let other = second.position(of: tie.symbol) { tie.amount -= second[other].amount }
            raise(&lead, to: tie)
        }
        for place in 0..<second.count where first.position(of: second[place].symbol) == nil {
            raise(&lead, to: SymbolTerm(symbol: second[place].symbol, amount: -second[place].amount))
        }
        return lead?.amount ?? 0
    }

    /// Replaces `lead` by `tie` if that is a nonzero price at a higher rank.
    @inline(__always) private func raise(_ lead: inout SymbolTerm?, to tie: SymbolTerm) {
        if abs(tie.amount) <= Tolerance.cost { return }
        if let lead, !outranks(tie.symbol, lead.symbol) { return }
        lead = tie
    }

    @inline(__always) private func outranks(_ first: Int, _ second: Int) -> Bool {
        let one = symbols + first
        let other = symbols + second
        if one.pointee.priority != other.pointee.priority { return one.pointee.priority > other.pointee.priority }
        if one.pointee.tieStage != other.pointee.tieStage { return one.pointee.tieStage < other.pointee.tieStage }
        return one.pointee.order < other.pointee.order
    }
}
