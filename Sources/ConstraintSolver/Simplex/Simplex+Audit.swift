extension Simplex {
    /// After so many exchanges rounding is looked for. Chosen: an audit costs about as much as 100 exchanges.
    private static let auditInterval = 2_000

    /// Now and then, and when a loop was given up: works out the values afresh and, if constraints that should be met are
    /// off, the layout.
    mutating func auditIfDue() {
        if exchangesSinceAudit < Self.auditInterval && !hasStalled { return }
        exchangesSinceAudit = 0
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
            symbols[index].row.removeAll()
            symbols[index].column.removeAll()
            symbols[index].costs.removeAll()
            symbols[index].strain = 0
            symbols[index].side = 0
            symbols[index].isSuspect = false
            symbols[index].isBasic = symbols[index].kind == .constraint
            if symbols[index].kind == .variable && symbols[index].value != 0 {
                symbols[index].value = 0
                touch(index)
            }
        }
        for index in 0..<tableau.count where symbols[index].kind == .constraint { enqueue(index) }
    }

    /// Works the values out from the constants again: they are sums of many small steps.
    private mutating func refreshValues() {
        for index in 0..<tableau.count where symbols[index].kind == .variable && symbols[index].isBasic {
            let row = symbols[index].row
            var value = 0.0
            for position in 0..<row.count where symbols[row[position].column].kind == .constraint {
                value += row[position].coefficient * symbols[row[position].column].constant
            }
            if value == symbols[index].value { continue }
            symbols[index].value = value
            touch(index)
        }
    }

    /// How far the constraints outside the basis are from being met exactly, as they should be.
    func largestResidual() -> Double {
        var largest = 0.0
        for index in 0..<tableau.count where symbols[index].kind == .constraint && !symbols[index].isBasic {
            largest = max(largest, abs(deviation(of: index)))
        }
        return largest
    }
}
