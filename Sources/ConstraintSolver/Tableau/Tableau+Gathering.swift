extension Tableau {
    /// Puts `basic` in terms of the symbols outside the basis into `gathered`.
    mutating func gatherRow(of basic: Int) {
        if symbols[basic].kind == .variable {
            gathered.start(symbolCount: count)
            let row = symbols[basic].row
            for place in 0..<row.count { gathered.add(row[place].coefficient, of: row[place].column) }
            return
        }
        gathered.start(symbolCount: count)
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
        gathered.finish()
    }

    /// Puts the basic symbols that move with `outside`, by how much for a unit of it, into `dependents`: variables, and
    /// constraints; of these only those that pay when `payingOnly`.
    mutating func gatherColumn(of outside: Int, payingOnly: Bool) {
        dependents.start(symbolCount: count)
        if symbols[outside].kind == .variable {
            gatherConstraints(on: outside, rate: 1, payingOnly: payingOnly)
        }
        let column = symbols[outside].column
        for position in 0..<column.count {
            let entry = column[position]
            let rate = symbols[entry.row].row[entry.slot].coefficient
            dependents.add(rate, of: entry.row)
            gatherConstraints(on: entry.row, rate: rate, payingOnly: payingOnly)
        }
        dependents.finish()
    }

    private mutating func gatherConstraints(on variable: Int, rate: Double, payingOnly: Bool) {
        if payingOnly && symbols[variable].strain == 0 { return }
        let links = symbols[variable].links
        for position in 0..<links.count {
            let link = links[position]
            let constraint = symbols + link.symbol
            if !constraint.pointee.isBasic || (payingOnly && constraint.pointee.pull == 0) { continue }
            dependents.add(link.amount * rate, of: link.symbol)
        }
    }
}
