extension Solver {
    /// Validates a constraint and inserts it into the simplex with each variable listed once.
    func insert(_ constraint: Constraint, as id: ConstraintID) throws(SolverFailure) {
        if indices[id] != nil { throw .duplicateConstraint(id) }
        try check(constraint)
        sum.reset(symbolCount: simplex.symbolCount)
        var youngest: UInt64 = 0
        for term in constraint.terms where term.multiplier != 0 {
            let variable = Int(term.variable.index)
            sum.add(term.multiplier, of: variable)
            youngest = max(youngest, simplex.symbols[variable].penalty.order >> 32)
        }
        sum.removeZeros()
        let penalty = Penalty(
            priority: constraint.priority.rawValue, order: youngest << 32 | UInt64(id.serial),
            tieLevel: .preferencesAndLengths,
            penalizesNegative: constraint.relation != .lessThanOrEqual,
            penalizesPositive: constraint.relation != .greaterThanOrEqual,
            prefersEquality: constraint.prefersEquality && constraint.relation != .equal)
        let index = simplex.insertConstraint(sum, constant: constraint.constant, penalty: penalty)
        indices[id] = index
        register(serial: id.serial, name: nil, at: index)
    }

    func register(serial: UInt32, name: String?, at index: Int) {
        if index == serials.count { serials.append(serial) } else { serials[index] = serial }
        if let name { names[index] = name }
    }

    func unregister(_ index: Int) {
        serials[index] = 0
        names[index] = nil
    }
}
