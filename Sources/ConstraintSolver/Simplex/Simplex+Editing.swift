extension Simplex {
    /// Inserts an unconstrained variable with value 0. A smaller `order` means older.
    mutating func insertVariable(order: UInt64, isLength: Bool) -> Int {
        let variable = tableau.makeSymbol(.variable)
        symbols[variable].order = order
        symbols[variable].tieStage = isLength ? .wishesAndLengths : .positions
        symbols[variable].resistsNegative = true
        symbols[variable].resistsPositive = true
        return variable
    }

    /// Inserts the constraint that compares `links` with `constant`; the next `solve` handles it.
    mutating func insertConstraint(
        _ links: borrowing Gathering, constant: Double, resistsNegative: Bool, resistsPositive: Bool,
        prefersEquality: Bool, priority: Double, order: UInt64
    ) -> Int {
        let constraint = tableau.makeSymbol(.constraint)
        symbols[constraint].given = constant
        symbols[constraint].priority = priority
        symbols[constraint].order = order
        symbols[constraint].resistsNegative = resistsNegative
        symbols[constraint].resistsPositive = resistsPositive
        symbols[constraint].prefersEquality = prefersEquality
        symbols[constraint].tieStage = .wishesAndLengths
        symbols[constraint].isBasic = true
        symbols[constraint].terms.reserve(links.count)
        for place in 0..<links.count {
            let link = links[place]
            symbols[constraint].terms.append(link)
            symbols[link.symbol].mentions += 1
        }
        admit(constant)
        enqueue(constraint)
        return constraint
    }

    /// Sets the expression of a basic constraint from its given terms, with derived variables replaced.
    mutating func state(_ constraint: Int) {
        symbols[constraint].isStated = true
        tableau.expression.start(symbolCount: tableau.count)
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
            stopPaying(constraint)
        } else {
            symbols[constraint].resistsNegative = false
            symbols[constraint].resistsPositive = false
            symbols[constraint].prefersEquality = false
            symbols[constraint].priority = 0
            let gain = gainfulDirection(of: constraint)
            let hasEntered = enter(constraint, direction: gain ?? 1) || enter(constraint, direction: -(gain ?? 1))
            if hasEntered { suspectGathered() } else { reset() }
        }
        tableau.settle(constraint, isBasic: false, side: 0)
        detach(constraint)
        improve()
    }

    /// Moves the constraint's breakpoint, and everything that depends on it.
    mutating func setConstant(_ constant: Double, of constraint: Int) {
        admit(constant)
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
        if symbols[constraint].isBasic { stopPaying(constraint) }
        symbols[constraint].priority = priority
        if symbols[constraint].isBasic {
            enqueue(constraint)
        } else {
            suspect(constraint)
        }
        improve()
        if !symbols[constraint].isBasic { eliminateIfRequired(constraint) }
        requeueParked()
    }

    /// Subtracts the costs of a basic constraint, as if it were met.
    private mutating func stopPaying(_ constraint: Int) {
        let pull = symbols[constraint].pull
        if pull != 0 || symbols[constraint].gapPull != 0 {
            tableau.gatherRow(of: constraint)
            tableau.addPull(-pull, at: symbols[constraint].priority)
            suspectGathered()
        }
        tableau.settle(constraint, isBasic: true, side: 0)
    }

    /// Removes a constraint from its variables.
    private mutating func detach(_ constraint: Int) {
        tableau.detachExpression(of: constraint)
        let terms = symbols[constraint].terms
        for position in 0..<terms.count { symbols[terms[position].symbol].mentions -= 1 }
        parked.removeAll { $0.symbol == constraint }
        requeueParked()
        tableau.discard(constraint)
    }

    /// Large constants come with large rounding errors.
    private mutating func admit(_ constant: Double) {
        tolerance = max(tolerance, Tolerance.value * abs(constant) / 10_000)
    }
}
