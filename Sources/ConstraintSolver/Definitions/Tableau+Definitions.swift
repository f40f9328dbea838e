/// Required equalities, which are most of a layout, leave the simplex as soon as they are met: each becomes the
/// `definition` of one variable, which from then on is derived and needs no row. So views of six edges and lengths are as
/// few as two unknowns, and rows list wishes and limits only.
extension Tableau {
    /// What follows from a chain of views lists every link before it, so chains are cut: of a definition that rests on
    /// more others than this, the variable keeps its row, which what comes after counts from. Chosen: the lists of a chain
    /// of 1,000 are then as short together as its rows.
    private static let longestDerivation = 64

    /// Takes a required equality outside the basis out of the simplex. Nothing happens if it has no variable to define, or
    /// rests on too many other definitions.
    mutating func eliminate(_ equality: Int) {
        guard let subject = subject(of: equality) else { return }
        if longestDerivation(with: equality, for: subject.symbol) > Self.longestDerivation { return }
        clearColumn(of: equality)
        symbols[equality].costs.removeAll()
        clearRow(of: subject.symbol)
        trade(equality, for: subject.symbol, amount: subject.amount, kinds: (.definition, .derived))
    }

    /// How many definitions something would rest on if the equality defined `variable`.
    private func longestDerivation(with equality: Int, for variable: Int) -> Int {
        var longest = 0
        let followers = symbols[variable].followers
        for position in 0..<followers.count {
            longest = max(longest, symbols[followers[position].symbol].origins.count)
        }
        return longest + symbols[equality].origins.count + 1
    }

    /// The basic variable that an equality is best solved for: mentioned least, as each mention gets longer.
    private func subject(of equality: Int) -> Share? {
        let links = symbols[equality].links
        var largest = 0.0
        for position in 0..<links.count { largest = max(largest, abs(links[position].amount)) }
        var best: (share: Share, mentions: Int)?
        for position in 0..<links.count where symbols[links[position].symbol].isBasic {
            let link = links[position]
            if abs(link.amount) < Tolerance.definingShare * largest { continue }
            let mentions = symbols[link.symbol].links.count + symbols[link.symbol].followers.count
            if let best, best.mentions <= mentions { continue }
            best = (link, mentions)
        }
        return best?.share
    }

    /// Brings a definition back as a constraint outside the basis, and `subject`, derived by it, as a variable of its own.
    mutating func restore(_ equality: Int, from subject: Share) {
        let variable = subject.symbol
        let isBasic = symbols[variable].isBasic
        gatherColumn(ofDefinition: equality)
        var amount = subject.amount
        let links = symbols[variable].links
        for position in 0..<links.count {
            guard let place = dependents.place(of: links[position].symbol) else { continue }
            amount += links[position].amount * dependents[place].amount
        }
        gatherRow(of: variable)
        trade(variable, for: equality, amount: subject.amount, kinds: (.variable, .constraint))
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

    /// Finds what a unit of a symbol outside the basis costs, from its column.
    private mutating func addCosts(to outside: Int) {
        let column = symbols[outside].column
        for position in 0..<column.count {
            let (row, slot) = (column[position].row, column[position].slot)
            let (rate, payers) = (symbols[row].row[slot].coefficient, symbols[row].payers)
            for place in 0..<payers.count {
                addCost(rate * payers[place].amount, at: symbols[payers[place].symbol].priority, to: outside)
            }
        }
    }

    /// The derived variable that depends on a definition most, of several the one that says least. Nil only when rounding
    /// has eaten all that it defined.
    func derived(by equality: Int) -> Share? {
        let followers = symbols[equality].followers
        var best: Share?
        for position in 0..<followers.count where symbols[followers[position].symbol].kind == .derived {
            let share = followers[position]
            if abs(share.amount) < Tolerance.pivot { continue }
            if let best {
                let (size, bestSize) = (abs(share.amount), abs(best.amount))
                let isShorter = symbols[share.symbol].links.count < symbols[best.symbol].links.count
                if size < bestSize || (size == bestSize && !isShorter) { continue }
            }
            best = share
        }
        return best
    }

    /// Puts the basic variables that would move with a definition, by how much for a unit of it, into `dependents`. What
    /// is outside the basis stays at 0 meanwhile: it gives way by as much as the definition pushes it.
    private mutating func gatherColumn(ofDefinition equality: Int) {
        dependents.start(symbolCount: count)
        let followers = symbols[equality].followers
        for position in 0..<followers.count where !symbols[followers[position].symbol].isBasic {
            let column = symbols[followers[position].symbol].column
            for place in 0..<column.count {
                let rate = symbols[column[place].row].row[column[place].slot].coefficient
                dependents.add(-rate * followers[position].amount, of: column[place].row)
            }
        }
        dependents.finish()
    }

    /// Puts a basic symbol in terms of the symbols outside the basis and of definitions into `gathered`.
    mutating func gatherWholeRow(of basic: Int) {
        gatherRow(of: basic)
        let listed = gathered.count
        if symbols[basic].kind != .variable { addOrigins(of: basic, times: 1) }
        for place in 0..<listed where symbols[gathered[place].symbol].kind != .variable {
            addOrigins(of: gathered[place].symbol, times: -gathered[place].amount)
        }
        gathered.finish()
    }

    private mutating func addOrigins(of symbol: Int, times factor: Double) {
        let origins = symbols[symbol].origins
        for position in 0..<origins.count {
            gathered.add(factor * origins[position].amount, of: origins[position].symbol)
        }
    }
}
