extension Simplex {
    /// The fewest exchanges between checks for rounding errors; at least one for each symbol. Chosen: an audit costs
    /// about as much as 100 exchanges.
    private static let auditInterval = 2_000

    /// At intervals, and after a loop was given up, recomputes the values. If required constraints are then violated,
    /// recomputes the layout.
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

    /// Discards the basis: all variables are at 0 and all constraints are queued. The next `repair` finds the same
    /// layout, without accumulated rounding errors.
    mutating func reset() {
        candidates.removeAll(keepingCapacity: true)
        unsatisfied.removeAll(keepingCapacity: true)
        for index in 0..<tableau.count where symbols[index].kind != .unused {
            let terms = symbols[index].terms
            symbols[index].terms = UnmanagedArray()
            symbols[index].removeRelations()
            symbols[index].terms = terms
            symbols[index].side = 0
            symbols[index].isCandidate = false
            symbols[index].isBasic = symbols[index].isConstraint
            if symbols[index].isVariable {
                symbols[index].kind = .variable
                symbols[index].value = 0
                markChanged(index)
            }
        }
        for index in 0..<tableau.count where symbols[index].isConstraint {
            symbols[index].kind = .constraint
            buildExpression(of: index)
            enqueue(index)
        }
    }

    /// Recomputes the values from the constants, because they are sums of many small steps.
    private mutating func refreshValues() {
        for index in 0..<tableau.count where symbols[index].kind == .constraint || symbols[index].kind == .derived {
            var constant = symbols[index].kind == .constraint ? symbols[index].given : 0
            let origins = symbols[index].origins
            for position in 0..<origins.count {
                constant -= origins[position].amount * symbols[origins[position].symbol].given
            }
            symbols[index].constant = constant
            if symbols[index].kind == .derived { markChanged(index) }
        }
        for index in 0..<tableau.count where symbols[index].kind == .variable && symbols[index].isBasic {
            let row = symbols[index].row
            var value = 0.0
            for position in 0..<row.count where symbols[row[position].column].kind != .variable {
                value += row[position].coefficient * symbols[row[position].column].constant
            }
            if value == symbols[index].value { continue }
            symbols[index].value = value
            valueDidChange(index)
        }
    }

    /// The largest deviation of nonbasic constraints and definitions, which should be met exactly.
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
