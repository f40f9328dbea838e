/// Maintains the cost row of the simplex: what each nonbasic symbol costs per unit, at each priority.
///
/// The costs themselves are in the symbols. This changes them when a basic symbol is charged, and in an exchange.
struct CostRow {
    /// The costs that an exchange shifts.
    private var shiftedCosts: [Cost] = []

    /// Changes the marginal cost of the basic symbol whose row is gathered, and so the costs of all symbols in that row.
    func addMarginalCost(_ amount: Double, at priority: Double, in tableau: borrowing Tableau) {
        if priority <= 0 || amount == 0 { return }
        let row = tableau.gatheredRow
        for position in 0..<row.count {
            tableau.symbols.addCost(amount * row[position].amount, at: priority, to: row[position].symbol)
        }
    }

    /// Moves the costs so that `entering` is charged exactly for the given side. Call it before `entering`, whose
    /// coefficient in the gathered row is `pivot`, replaces the row's `leaving`.
    mutating func shift(leaving: Int, entering: Int, pivot: Double, side: Int8, in tableau: borrowing Tableau) {
        let symbols = tableau.symbols
        shiftedCosts.removeAll(keepingCapacity: true)
        let costs = symbols[entering].costs
        for position in 0..<costs.count {
            shiftedCosts.append(Cost(priority: costs[position].priority, amount: -costs[position].amount / pivot))
        }
        symbols[entering].costs.removeAll()
        let penalty = symbols[entering].penalty
        let marginalCost = penalty.marginalCost(charged: side)
        if penalty.priority > 0 && marginalCost != 0 {
            shiftedCosts.append(Cost(priority: penalty.priority, amount: -marginalCost / pivot))
        }
        symbols[leaving].costs.removeAll()
        let row = tableau.gatheredRow
        for cost in shiftedCosts {
            for position in 0..<row.count where row[position].symbol != entering {
                symbols.addCost(cost.amount * row[position].amount, at: cost.priority, to: row[position].symbol)
            }
            symbols.addCost(-cost.amount, at: cost.priority, to: leaving)
        }
        let own = symbols[leaving].penalty.priority
        if own > 0 { symbols.addCost(-symbols[leaving].marginalCost, at: own, to: leaving) }
    }

    /// Computes the costs of a unit of a nonbasic symbol from its column.
    func addCosts(to nonbasic: Int, in symbols: Symbols) {
        let column = symbols[nonbasic].column
        for position in 0..<column.count {
            let row = column[position].row
            let rate = symbols[row].row[column[position].slot].coefficient
            let charged = symbols[row].variable.charged
            for index in 0..<charged.count {
                let priority = symbols[charged[index].symbol].penalty.priority
                symbols.addCost(rate * charged[index].amount, at: priority, to: nonbasic)
            }
        }
    }

    /// Sets the side of its breakpoint for which a symbol is charged, and whether it is basic. Keeps its variables'
    /// `charged` and `gapRate` up to date.
    ///
    /// Costs do not change: see `addMarginalCost`.
    func setState(of symbol: Int, isBasic: Bool, side: Int8, in symbols: Symbols) {
        let before = symbols[symbol].chargedRate
        let gapBefore = symbols[symbol].chargedGapRate
        symbols[symbol].isBasic = isBasic
        symbols[symbol].side = side
        let after = symbols[symbol].chargedRate
        let terms = symbols[symbol].expression.terms
        let gapChange = symbols[symbol].chargedGapRate - gapBefore
        if gapChange != 0 {
            for position in 0..<terms.count {
                symbols[terms[position].symbol].variable.gapRate += gapChange * terms[position].amount
            }
        }
        if before == after { return }
        for position in 0..<terms.count {
            let variable = symbols + terms[position].symbol
            let charge = SymbolTerm(symbol: symbol, amount: after * terms[position].amount)
            if before == 0 {
                variable.pointee.variable.charged.append(charge)
            } else if after == 0 {
                variable.pointee.variable.charged.remove(symbol)
            } else {
                variable.pointee.variable.charged[variable.pointee.variable.charged.lastIndex(of: symbol)] = charge
            }
        }
    }
}

extension Symbols {
    /// Adds to the cost of a unit of a nonbasic symbol.
    fileprivate func addCost(_ amount: Double, at priority: Double, to nonbasic: Int) {
        var position = 0
        let costs = self[nonbasic].costs
        while position < costs.count && costs[position].priority > priority { position += 1 }
        guard position < costs.count && costs[position].priority == priority else {
            if abs(amount) > Tolerance.coefficient {
                self[nonbasic].costs.insert(Cost(priority: priority, amount: amount), at: position)
            }
            return
        }
        let sum = costs[position].amount + amount
        if abs(sum) > Tolerance.coefficient {
            costs[position].amount = sum
        } else {
            self[nonbasic].costs.remove(at: position)
        }
    }
}
