extension Tableau {
    /// Adds to what a unit of `outside` costs.
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

    /// Changes what the basic symbol whose row is in `gathered` pulls with, and so the costs of all it depends on.
    mutating func addPull(_ amount: Double, at priority: Double) {
        if priority <= 0 || amount == 0 { return }
        for position in 0..<gathered.count {
            addCost(amount * gathered[position].amount, at: priority, to: gathered[position].symbol)
        }
    }

    /// Sets the end of its cost that a symbol pays, and whether it is basic, and keeps its variables' `payers` and
    /// `gapRate` right.
    ///
    /// Costs are not touched: see `addPull`.
    mutating func settle(_ symbol: Int, isBasic: Bool, side: Int8) {
        let (before, gapBefore) = (symbols[symbol].strain, symbols[symbol].gapStrain)
        symbols[symbol].isBasic = isBasic
        symbols[symbol].side = side
        let after = symbols[symbol].strain
        addToGapRates(symbols[symbol].gapStrain - gapBefore, of: symbol)
        if before == after { return }
        let links = symbols[symbol].links
        for position in 0..<links.count {
            let variable = symbols + links[position].symbol
            let share = Share(symbol: symbol, amount: after * links[position].amount)
            if before == 0 {
                variable.pointee.payers.append(share)
            } else if after == 0 {
                forget(symbol, in: &variable.pointee.payers)
            } else {
                variable.pointee.payers[variable.pointee.payers.lastPlace(of: symbol)] = share
            }
        }
    }

    /// The symbol counts so much more in its variables' gaps.
    private mutating func addToGapRates(_ change: Double, of symbol: Int) {
        if change == 0 { return }
        let links = symbols[symbol].links
        for position in 0..<links.count { symbols[links[position].symbol].gapRate += change * links[position].amount }
    }

    /// Before `entering`, which `gathered` holds `pivot` times, takes the place of the gathered row's `leaving`: moves the
    /// costs so that `entering` exactly pays for itself on the given side. `spent` is a list for its own use.
    mutating func shiftCosts(leaving: Int, entering: Int, pivot: Double, side: Int8, spent: inout [Cost]) {
        spent.removeAll(keepingCapacity: true)
        let costs = symbols[entering].costs
        for position in 0..<costs.count {
            spent.append(Cost(priority: costs[position].priority, amount: -costs[position].amount / pivot))
        }
        symbols[entering].costs.removeAll()
        var entered = symbols[entering]
        entered.side = side
        if entered.priority > 0 && entered.pull != 0 {
            spent.append(Cost(priority: entered.priority, amount: -entered.pull / pivot))
        }
        symbols[leaving].costs.removeAll()
        for cost in spent {
            for position in 0..<gathered.count where gathered[position].symbol != entering {
                addCost(cost.amount * gathered[position].amount, at: cost.priority, to: gathered[position].symbol)
            }
            addCost(-cost.amount, at: cost.priority, to: leaving)
        }
        if symbols[leaving].priority > 0 {
            addCost(-symbols[leaving].pull, at: symbols[leaving].priority, to: leaving)
        }
    }
}
