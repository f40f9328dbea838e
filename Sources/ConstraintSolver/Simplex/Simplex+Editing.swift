extension Simplex {
    /// Inserts an unconstrained variable with value 0. A smaller `order` means older.
    mutating func insertVariable(order: UInt64, isLength: Bool) -> Int {
        let variable = tableau.makeSymbol(.variable)
        symbols[variable].order = order
        symbols[variable].tieStage = isLength ? .preferencesAndLengths : .positions
        symbols[variable].penalizesNegative = true
        symbols[variable].penalizesPositive = true
        return variable
    }

    /// Inserts the constraint that compares `links` with `constant`; the next `solve` handles it.
    mutating func insertConstraint(
        _ links: borrowing SparseAccumulator, constant: Double, penalizesNegative: Bool, penalizesPositive: Bool,
        prefersEquality: Bool, priority: Double, order: UInt64
    ) -> Int {
        let constraint = tableau.makeSymbol(.constraint)
        symbols[constraint].given = constant
        symbols[constraint].priority = priority
        symbols[constraint].order = order
        symbols[constraint].penalizesNegative = penalizesNegative
        symbols[constraint].penalizesPositive = penalizesPositive
        symbols[constraint].prefersEquality = prefersEquality
        symbols[constraint].tieStage = .preferencesAndLengths
        symbols[constraint].isBasic = true
        symbols[constraint].terms.reserve(links.count)
        for place in 0..<links.count {
            let link = links[place]
            symbols[constraint].terms.append(link)
            symbols[link.symbol].mentions += 1
        }
        raiseTolerance(for: constant)
        enqueue(constraint)
        return constraint
    }

    /// Sets the expression of a basic constraint from its given terms, with derived variables replaced.
    mutating func buildExpression(of constraint: Int) {
        symbols[constraint].hasExpression = true
        tableau.expression.reset(symbolCount: tableau.count)
        symbols[constraint].constant = symbols[constraint].given
        let terms = symbols[constraint].terms
        for position in 0..<terms.count {
            symbols[constraint].constant += tableau.addToExpression(terms[position].amount, of: terms[position].symbol)
        }
        tableau.attachExpression(to: constraint)
    }

    /// Removes the constraint, moving it out of the basis, or into it and out again, and improves the layout without
    /// it.
    mutating func removeConstraint(_ constraint: Int) {
        repair()
        restoreIfDefinition(constraint)
        if symbols[constraint].isBasic {
            removeCosts(of: constraint)
        } else {
            symbols[constraint].penalizesNegative = false
            symbols[constraint].penalizesPositive = false
            symbols[constraint].prefersEquality = false
            symbols[constraint].priority = 0
            let gain = improvingDirection(of: constraint)
            let hasEntered = enter(constraint, direction: gain ?? 1) || enter(constraint, direction: -(gain ?? 1))
            if hasEntered { addGatheredCandidates() } else { reset() }
        }
        tableau.setState(of: constraint, isBasic: false, side: 0)
        detach(constraint)
        improve()
    }

    /// Moves the constraint's breakpoint, and everything that depends on it.
    mutating func setConstant(_ constant: Double, of constraint: Int) {
        raiseTolerance(for: constant)
        let step = constant - symbols[constraint].given
        symbols[constraint].given = constant
        if symbols[constraint].kind == .definition { return shiftDefinition(constraint, by: step) }
        symbols[constraint].constant += step
        if symbols[constraint].isBasic {
            enqueue(constraint)
        } else {
            move(constraint, by: step)
        }
    }

    /// Changes the cost of violating the constraint.
    mutating func setPriority(_ priority: Double, of constraint: Int) {
        repair()
        restoreIfDefinition(constraint)
        if symbols[constraint].isBasic { removeCosts(of: constraint) }
        symbols[constraint].priority = priority
        if symbols[constraint].isBasic {
            enqueue(constraint)
        } else {
            addCandidate(constraint)
        }
        improve()
        if !symbols[constraint].isBasic { eliminateIfRequired(constraint) }
        requeueUnsatisfied()
    }

    /// Subtracts the costs of a basic constraint, as if it were met.
    private mutating func removeCosts(of constraint: Int) {
        let pull = symbols[constraint].marginalCost
        if pull != 0 || symbols[constraint].marginalGap != 0 {
            tableau.gatherRow(of: constraint)
            tableau.addMarginalCost(-pull, at: symbols[constraint].priority)
            addGatheredCandidates()
        }
        tableau.setState(of: constraint, isBasic: true, side: 0)
    }

    /// Removes a constraint from its variables.
    private mutating func detach(_ constraint: Int) {
        tableau.detachExpression(of: constraint)
        let terms = symbols[constraint].terms
        for position in 0..<terms.count { symbols[terms[position].symbol].mentions -= 1 }
        unsatisfied.removeAll { $0.symbol == constraint }
        requeueUnsatisfied()
        tableau.discard(constraint)
    }

    /// Large constants come with large rounding errors.
    private mutating func raiseTolerance(for constant: Double) {
        tolerance = max(tolerance, Tolerance.value * abs(constant) / 10_000)
    }
}
