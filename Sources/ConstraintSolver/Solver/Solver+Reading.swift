extension Solver {
    /// Hands over every variable whose value differs from the last reading by more than a billionth, with its value, in no
    /// particular order.
    package func takeChanges(_ receive: (Variable, Double) -> Void) {
        for index in simplex.takeChanged() {
            receive(Variable(index: Int32(index), serial: serials[index]), simplex.symbols[index].value)
        }
    }

    /// The variables whose value differs from the last reading, the older first.
    package func takeChanges() -> [Variable] {
        simplex.takeChanged()
            .sorted { simplex.symbols[$0].order < simplex.symbols[$1].order }
            .map { Variable(index: Int32($0), serial: serials[$0]) }
    }

    /// Whether the last `solve` had to choose the variable's value by the rule for ties.
    package func isAmbiguous(_ variable: Variable) throws(SolverFailure) -> Bool {
        simplex.isAmbiguous(try index(of: variable))
    }

    /// The constraints that the variable's value follows from, the older first. None for one that only a tie put at 0.
    package func constraints(affecting variable: Variable) throws(SolverFailure) -> [ConstraintID] {
        let index = try index(of: variable)
        guard simplex.symbols[index].isBasic else { return [] }
        simplex.tableau.gatherWholeRow(of: index)
        return simplex.tableau.gathered.symbols
            .filter { simplex.symbols[$0].isConstraint }
            .map { ConstraintID(serial: serials[$0]) }
            .sorted()
    }

    /// After `solve`: for each required constraint that had to be left out, the smallest set of constraints, itself among
    /// them, that exclude each other.
    package var conflicts: [Set<ConstraintID>] {
        simplex.parked.map { conflict in
            Set(([conflict.symbol] + conflict.opponents).map { ConstraintID(serial: serials[$0]) })
        }
    }

    package func contains(_ id: ConstraintID) -> Bool { indices[id] != nil }
}

extension Solver {
    /// Exchanges of basis since the solver was made: the work done.
    package var exchangeCount: Int { simplex.exchanges }

    /// Coefficients stored in the tableau: the memory held.
    package var entryCount: Int { simplex.tableau.entryCount }

    /// Definitions listed by what follows from them: the memory held outside the tableau.
    package var derivationCount: Int { simplex.tableau.derivationCount }
}
