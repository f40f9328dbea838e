extension Simplex {
    /// After so many exchanges, and never before one for each symbol, rounding is looked for. Chosen: an audit costs about as
    /// much as 100 exchanges.
    private static let auditInterval = 2_000

    /// Now and then, and when a loop was given up: works out the values afresh and, if constraints that should be met are
    /// off, the layout.
    mutating func auditIfDue() {
        if changesSinceAudit < max(Self.auditInterval, tableau.count) && !hasStalled { return }
        changesSinceAudit = 0
        if !hasStalled {
            refreshValues()
            repair()
            if !hasStalled && largestResidual() <= 100 * tolerance { return }
        }
        hasStalled = false
        reset()
        repair()
    }

    /// Forgets the basis: all variables are at 0 and all constraints are to be looked at. The next `repair` finds the same
    /// layout as before, free of what rounding has gathered.
    mutating func reset() {
        suspects.removeAll(keepingCapacity: true)
        parked.removeAll(keepingCapacity: true)
        for index in 0..<tableau.count where symbols[index].kind != .unused {
            let terms = symbols[index].terms
            symbols[index].terms = Line()
            symbols[index].emptyLines()
            symbols[index].terms = terms
            symbols[index].side = 0
            symbols[index].isSuspect = false
            symbols[index].isBasic = symbols[index].isConstraint
            if symbols[index].isVariable {
                symbols[index].kind = .variable
                symbols[index].value = 0
                note(index)
            }
        }
        for index in 0..<tableau.count where symbols[index].isConstraint {
            symbols[index].kind = .constraint
            state(index)
            enqueue(index)
        }
    }

    /// Works the values out from the constants again: they are sums of many small steps.
    private mutating func refreshValues() {
        for index in 0..<tableau.count where symbols[index].kind == .constraint || symbols[index].kind == .derived {
            var constant = symbols[index].kind == .constraint ? symbols[index].given : 0
            let origins = symbols[index].origins
            for position in 0..<origins.count {
                constant -= origins[position].amount * symbols[origins[position].symbol].given
            }
            symbols[index].constant = constant
            if symbols[index].kind == .derived { note(index) }
        }
        for index in 0..<tableau.count where symbols[index].kind == .variable && symbols[index].isBasic {
            let row = symbols[index].row
            var value = 0.0
            for position in 0..<row.count where symbols[row[position].column].kind != .variable {
                value += row[position].coefficient * symbols[row[position].column].constant
            }
            if value == symbols[index].value { continue }
            symbols[index].value = value
            touch(index)
        }
    }

    /// How far the constraints outside the basis, and definitions, are from being met exactly, as they should be.
    func largestResidual() -> Double {
        var largest = 0.0
        for index in 0..<tableau.count where symbols[index].isConstraint && !symbols[index].isBasic {
            var sum = -symbols[index].given
            let terms = symbols[index].terms
            for position in 0..<terms.count { sum += terms[position].amount * deviation(of: terms[position].symbol) }
            largest = max(largest, abs(sum))
        }
        return largest
    }
}
