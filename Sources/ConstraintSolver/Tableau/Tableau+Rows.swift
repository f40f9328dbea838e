extension Tableau {
    /// Expresses `basic` in nonbasic symbols, in `gathered`.
    mutating func gatherRow(of basic: Int) {
        if symbols[basic].kind == .variable {
            gathered.reset(symbolCount: count)
            let row = symbols[basic].row
            for place in 0..<row.count { gathered.add(row[place].coefficient, of: row[place].column) }
            return
        }
        gathered.reset(symbolCount: count)
        let links = symbols[basic].links
        for position in 0..<links.count {
            let link = links[position]
            guard symbols[link.symbol].isBasic else {
                gathered.add(link.amount, of: link.symbol)
                continue
            }
            let row = symbols[link.symbol].row
            for place in 0..<row.count {
                gathered.add(link.amount * row[place].coefficient, of: row[place].column)
            }
        }
        gathered.removeZeros()
    }

    /// Computes which basic symbols move with `outside`, and by how much for a unit of it, into `dependents`.
    mutating func gatherColumn(of outside: Int) {
        dependents.reset(symbolCount: count)
        if symbols[outside].kind == .variable { gatherMentions(of: outside, rate: 1) }
        let column = symbols[outside].column
        for position in 0..<column.count {
            let entry = column[position]
            let rate = symbols[entry.row].row[entry.slot].coefficient
            dependents.add(rate, of: entry.row)
            gatherMentions(of: entry.row, rate: rate)
        }
        dependents.removeZeros()
    }

    private mutating func gatherMentions(of variable: Int, rate: Double) {
        gather(symbols[variable].followers, rate: rate)
        gather(symbols[variable].links, rate: rate)
    }

    @inline(__always) private mutating func gather(_ mentions: UnmanagedArray<SymbolTerm>, rate: Double) {
        for position in 0..<mentions.count where symbols[mentions[position].symbol].isBasic {
            dependents.add(mentions[position].amount * rate, of: mentions[position].symbol)
        }
    }
}
