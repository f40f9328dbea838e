extension Tableau {
    /// Adds to the cost of a unit of `outside`.
    mutating func addCost(_ amount: Double, at priority: Double, to outside: Int) {
        var position = 0
        let costs = symbols[outside].costs
        while position < costs.count && costs[position].priority > priority { position += 1 }
        guard position < costs.count && costs[position].priority == priority else {
            if abs(amount) > Tolerance.coefficient {
                symbols[outside].costs.insert(Cost(priority: priority, amount: amount), at: position)
            }
            return
        }
        let sum = costs[position].amount + amount
        if abs(sum) > Tolerance.coefficient {
            costs[position].amount = sum
        } else {
            symbols[outside].costs.remove(at: position)
        }
    }

    /// Changes the marginal cost of the basic symbol whose row is in `gathered`, and so the costs of all symbols in
    /// that row.
    mutating func addMarginalCost(_ amount: Double, at priority: Double) {
        if priority <= 0 || amount == 0 { return }
        for position in 0..<gathered.count {
            addCost(amount * gathered[position].amount, at: priority, to: gathered[position].symbol)
        }
    }

    /// Sets the side of its breakpoint for which a symbol is charged, and whether it is basic. Keeps its variables'
    /// `chargedLinks` and `gapRate` up to date.
    ///
    /// Costs do not change: see `addMarginalCost`.
    mutating func setState(of symbol: Int, isBasic: Bool, side: Int8) {
        let before = symbols[symbol].chargedRate
        let gapBefore = symbols[symbol].chargedGapRate
        symbols[symbol].isBasic = isBasic
        symbols[symbol].side = side
        let after = symbols[symbol].chargedRate
        addToGapRates(symbols[symbol].chargedGapRate - gapBefore, of: symbol)
        if before == after { return }
        let links = symbols[symbol].links
        for position in 0..<links.count {
            let variable = symbols + links[position].symbol
            let share = SymbolTerm(symbol: symbol, amount: after * links[position].amount)
            if before == 0 {
                variable.pointee.chargedLinks.append(share)
            } else if after == 0 {
                remove(symbol, from: &variable.pointee.chargedLinks)
            } else {
                variable.pointee.chargedLinks[variable.pointee.chargedLinks.lastIndex(of: symbol)] = share
            }
        }
    }

    /// Changes the rate at which the symbol contributes to its variables' gaps.
    private mutating func addToGapRates(_ change: Double, of symbol: Int) {
        if change == 0 { return }
        let links = symbols[symbol].links
        for position in 0..<links.count { symbols[links[position].symbol].gapRate += change * links[position].amount }
    }

    /// Moves the costs so that `entering` is charged exactly for the given side. Call it before `entering`, whose
    /// coefficient in the gathered row is `pivot`, replaces the row's `leaving`.
    ///
    /// `spent` is scratch memory.
    mutating func shiftCosts(leaving: Int, entering: Int, pivot: Double, side: Int8, spent: inout [Cost]) {
        spent.removeAll(keepingCapacity: true)
        let costs = symbols[entering].costs
        for position in 0..<costs.count {
            spent.append(Cost(priority: costs[position].priority, amount: -costs[position].amount / pivot))
        }
        symbols[entering].costs.removeAll()
        var entered = symbols[entering]
        entered.side = side
        if entered.priority > 0 && entered.marginalCost != 0 {
            spent.append(Cost(priority: entered.priority, amount: -entered.marginalCost / pivot))
        }
        symbols[leaving].costs.removeAll()
        for cost in spent {
            for position in 0..<gathered.count where gathered[position].symbol != entering {
                addCost(cost.amount * gathered[position].amount, at: cost.priority, to: gathered[position].symbol)
            }
            addCost(-cost.amount, at: cost.priority, to: leaving)
        }
        if symbols[leaving].priority > 0 {
            addCost(-symbols[leaving].marginalCost, at: symbols[leaving].priority, to: leaving)
        }
    }
}
