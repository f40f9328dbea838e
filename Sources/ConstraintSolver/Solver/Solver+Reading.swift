extension Solver {
    /// Calls `receive` with every variable whose value has changed by more than a billionth since the last call, in no
    /// particular order.
    package func takeChanges(_ receive: (Variable, Double) -> Void) {
        for index in simplex.takeChanged() {
            receive(Variable(index: Int32(index), serial: serials[index]), simplex.symbols[index].variable.value)
        }
    }

    /// Returns the variables whose value has changed since the last call, the older first.
    package func takeChanges() -> [Variable] {
        simplex.takeChanged()
            .sorted { simplex.symbols[$0].penalty.order < simplex.symbols[$1].penalty.order }
            .map { Variable(index: Int32($0), serial: serials[$0]) }
    }

    /// Whether the last `solve` chose the variable's value by the rule for ties.
    package func isAmbiguous(_ variable: Variable) throws(SolverFailure) -> Bool {
        simplex.isAmbiguous(try index(of: variable))
    }

    /// The constraints that determine the variable's value, the older first. Empty for a value that only a tie set to
    /// 0.
    package func constraints(affecting variable: Variable) throws(SolverFailure) -> [ConstraintID] {
        let index = try index(of: variable)
        guard simplex.symbols[index].isBasic else { return [] }
        return simplex.row(of: index)
            .filter { $0.isPivotable && simplex.symbols[$0.symbol].isConstraint }
            .map { ConstraintID(serial: serials[$0.symbol]) }
            .sorted()
    }

    /// The conflicts found by `solve`: for each required constraint that cannot be met, the smallest set of
    /// constraints, including itself, that exclude each other.
    package var conflicts: [Set<ConstraintID>] {
        simplex.unsatisfied.map { conflict in
            Set(([conflict.symbol] + conflict.opponents).map { ConstraintID(serial: serials[$0]) })
        }
    }

    /// Whether the constraint is in the solver.
    package func contains(_ id: ConstraintID) -> Bool { indices[id] != nil }
}

extension Solver {
    /// The number of basis exchanges since the solver was created: a measure of the work done.
    package var exchangeCount: Int { simplex.exchangeCount }

    /// The number of coefficients in the tableau: a measure of the memory used.
    package var entryCount: Int { simplex.entryCount }

    /// The number of definitions listed by derived symbols: a measure of the memory used outside the tableau.
    package var derivationCount: Int { simplex.derivationCount }
}
