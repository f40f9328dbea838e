extension Simplex {
    /// The distance of a basic symbol from its breakpoint; for a variable, its value.
    func deviation(of symbol: Int) -> Double {
        let pointer = symbols + symbol
        if pointer.pointee.kind == .variable { return pointer.pointee.value }
        let links = pointer.pointee.links
        var sum = -pointer.pointee.constant
        for position in 0..<links.count { sum += links[position].amount * symbols[links[position].symbol].value }
        return sum
    }

    /// Moves everything that depends on `outside` as if that had moved by `step`.
    mutating func move(_ outside: Int, by step: Double) {
        if step == 0 { return }
        let column = symbols[outside].column
        for position in 0..<column.count {
            let entry = column[position]
            symbols[entry.row].value += step * symbols[entry.row].row[entry.slot].coefficient
            valueDidChange(entry.row)
        }
    }

    /// Marks a variable's value as changed, and queues the symbols that depend on it.
    @inline(__always) mutating func valueDidChange(_ variable: Int) {
        markChanged(variable)
        let pointer = symbols + variable
        if pointer.pointee.isBasic && pointer.pointee.value * Double(pointer.pointee.side) <= 0 { push(variable) }
        let links = pointer.pointee.links
        for position in 0..<links.count where symbols[links[position].symbol].isBasic {
            push(links[position].symbol)
        }
        let followers = pointer.pointee.followers
        for position in 0..<followers.count {
            markChanged(followers[position].symbol)
            if symbols[followers[position].symbol].isBasic { push(followers[position].symbol) }
        }
    }

    /// Marks a variable's value as changed.
    @inline(__always) mutating func markChanged(_ variable: Int) {
        if symbols[variable].isChanged { return }
        symbols[variable].isChanged = true
        changed.append(variable)
    }

    /// Moves `leaving`, whose row is gathered, out of the basis to its breakpoint, and `entering` into it. `entering`
    /// has the coefficient `pivot` in that row, and is charged for `side`.
    mutating func exchange(leaving: Int, entering: Int, pivot: Double, side: Int8) {
        let step = -deviation(of: leaving) / pivot
        tableau.shiftCosts(leaving: leaving, entering: entering, pivot: pivot, side: side, spent: &spent)
        tableau.setState(of: leaving, isBasic: false, side: 0)
        tableau.setState(of: entering, isBasic: true, side: side)
        move(entering, by: step)
        if symbols[entering].kind == .variable {
            symbols[entering].value = step
            valueDidChange(entering)
        }
        if symbols[leaving].kind == .variable { symbols[leaving].value = 0 }
        tableau.exchange(leaving: leaving, entering: entering, pivot: pivot)
        exchanges += 1
        changesSinceAudit += 1
        eliminateIfRequired(leaving)
    }
}
