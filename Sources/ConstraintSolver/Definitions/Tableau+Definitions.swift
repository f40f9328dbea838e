/// Required equalities, which are most of a layout, leave the simplex as soon as they are met. Each becomes the
/// `definition` of one variable, which is then derived and needs no row.
///
/// A view's six edges and lengths thus depend on as few as two unknowns, and rows contain only preferences and limits.
extension Tableau {
    /// The limit on the length of derivations. In a chain of views, each view would list every link before it. If a
    /// definition depends on more others than this, the variable keeps its row, and later views refer to that.
    ///
    /// Chosen: the lists of a chain of 1,000 then take as much memory as its rows.
    private static let longestDerivation = 64

    /// Removes a nonbasic required equality from the simplex. Does nothing if it has no variable to define, or depends
    /// on too many other definitions.
    mutating func eliminate(_ equality: Int) {
        guard let subject = subject(of: equality) else { return }
        if longestDerivation(with: equality, for: subject.symbol) > Self.longestDerivation { return }
        clearColumn(of: equality)
        symbols[equality].costs.removeAll()
        clearRow(of: subject.symbol)
        solveExpression(of: equality, for: subject.symbol, amount: subject.amount, kinds: (.definition, .derived))
    }

    /// The number of definitions that something would depend on if the equality defined `variable`.
    private func longestDerivation(with equality: Int, for variable: Int) -> Int {
        var longest = 0
        let followers = symbols[variable].followers
        for position in 0..<followers.count {
            longest = max(longest, symbols[followers[position].symbol].origins.count)
        }
        return longest + symbols[equality].origins.count + 1
    }

    /// The basic variable that an equality is best solved for: the one with the fewest references, as each of them gets
    /// longer.
    private func subject(of equality: Int) -> SymbolTerm? {
        let links = symbols[equality].links
        var largest = 0.0
        for position in 0..<links.count { largest = max(largest, abs(links[position].amount)) }
        var best: (share: SymbolTerm, mentions: Int)?
        for position in 0..<links.count where symbols[links[position].symbol].isBasic {
            let link = links[position]
            if abs(link.amount) < Tolerance.definingShare * largest { continue }
            let mentions = symbols[link.symbol].links.count + symbols[link.symbol].followers.count
            if let best, best.mentions <= mentions { continue }
            best = (link, mentions)
        }
        return best?.share
    }

    /// Turns a definition back into a nonbasic constraint, and the variable `subject`, which it defined, into an
    /// independent one.
    mutating func restore(_ equality: Int, from subject: SymbolTerm) {
        let variable = subject.symbol
        let isBasic = symbols[variable].isBasic
        gatherColumn(ofDefinition: equality)
        var amount = subject.amount
        let links = symbols[variable].links
        for position in 0..<links.count {
            guard let place = dependents.position(of: links[position].symbol) else { continue }
            amount += links[position].amount * dependents[place].amount
        }
        gatherRow(of: variable)
        solveExpression(of: variable, for: equality, amount: subject.amount, kinds: (.variable, .constraint))
        for place in 0..<dependents.count {
            link(row: dependents[place].symbol, column: equality, dependents[place].amount)
        }
        if isBasic {
            for place in 0..<gathered.count {
                link(row: variable, column: gathered[place].symbol, gathered[place].amount)
            }
            if abs(amount) > Tolerance.coefficient { link(row: variable, column: equality, amount) }
        }
        addCosts(to: equality)
    }

    /// Computes the costs of a unit of a nonbasic symbol from its column.
    private mutating func addCosts(to outside: Int) {
        let column = symbols[outside].column
        for position in 0..<column.count {
            let row = column[position].row
            let slot = column[position].slot
            let rate = symbols[row].row[slot].coefficient
            let payers = symbols[row].chargedLinks
            for place in 0..<payers.count {
                addCost(rate * payers[place].amount, at: symbols[payers[place].symbol].priority, to: outside)
            }
        }
    }

    /// The derived variable with the largest coefficient of a definition; of several, the one with the shortest
    /// expression. Nil only when rounding has eliminated all that it defined.
    func derived(by equality: Int) -> SymbolTerm? {
        let followers = symbols[equality].followers
        var best: SymbolTerm?
        for position in 0..<followers.count where symbols[followers[position].symbol].kind == .derived {
            let share = followers[position]
            if abs(share.amount) < Tolerance.pivot { continue }
            if let best {
                let size = abs(share.amount)
                let bestSize = abs(best.amount)
                let isShorter = symbols[share.symbol].links.count < symbols[best.symbol].links.count
                if size < bestSize || (size == bestSize && !isShorter) { continue }
            }
            best = share
        }
        return best
    }

    /// Computes which basic variables would move with a definition, and by how much for a unit of it, into
    /// `dependents`. Nonbasic symbols stay at 0: they absorb what the definition moves them.
    private mutating func gatherColumn(ofDefinition equality: Int) {
        dependents.reset(symbolCount: count)
        let followers = symbols[equality].followers
        for position in 0..<followers.count where !symbols[followers[position].symbol].isBasic {
            let column = symbols[followers[position].symbol].column
            for place in 0..<column.count {
                let rate = symbols[column[place].row].row[column[place].slot].coefficient
                dependents.add(-rate * followers[position].amount, of: column[place].row)
            }
        }
        dependents.removeZeros()
    }

    /// Expresses a basic symbol in nonbasic symbols and definitions, in `gathered`.
    mutating func gatherWholeRow(of basic: Int) {
        gatherRow(of: basic)
        let listed = gathered.count
        if symbols[basic].kind != .variable { addOrigins(of: basic, times: 1) }
        for place in 0..<listed where symbols[gathered[place].symbol].kind != .variable {
            addOrigins(of: gathered[place].symbol, times: -gathered[place].amount)
        }
        gathered.removeZeros()
    }

    private mutating func addOrigins(of symbol: Int, times factor: Double) {
        let origins = symbols[symbol].origins
        for position in 0..<origins.count {
            gathered.add(factor * origins[position].amount, of: origins[position].symbol)
        }
    }
}
