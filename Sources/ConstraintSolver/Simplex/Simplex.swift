/// The simplex method behind `Solver`: maintains the layout with the lowest costs, with symbols instead of names.
///
/// Required equalities are not part of it once they are met: see `DefinitionChoice`.
///
/// It has two algorithms. `repair` (the dual simplex) handles changed constants: a symbol on a side of its breakpoint
/// for which it is not charged is charged, or exchanged with the cheapest symbol to move. `improve` (the primal
/// simplex) handles changed costs: a nonbasic symbol that would save costs moves until nothing is saved.
struct Simplex: ~Copyable {
    /// A required constraint that cannot be met, with those it conflicts with.
    typealias Conflict = (symbol: Int, opponents: [Int])

    private var basis = Basis()
    private var ratioTest = RatioTest()
    private var breakpointSearch = BreakpointSearch()
    /// The required constraints that cannot be met. They are ignored until something changes.
    private(set) var unsatisfied: [Conflict] = []
    /// Whether a loop was given up.
    private(set) var hasStalled = false
    /// Values smaller than this count as 0.
    private var tolerance = Tolerance.value

    init() {}

    deinit {
        ratioTest.release()
        breakpointSearch.release()
    }

    /// Solves the constraints. Those that cannot be met are in `unsatisfied` afterwards.
    mutating func solve() {
        requeueUnsatisfied()
        repair()
        auditIfDue()
    }

    /// Queues unsatisfied constraints again, because they may now be possible.
    private mutating func requeueUnsatisfied() {
        for conflict in unsatisfied { basis.enqueue(conflict.symbol) }
        unsatisfied.removeAll(keepingCapacity: true)
    }

    // MARK: Reading

    /// All symbols, by index. Valid until the next insertion.
    @inline(__always) var symbols: Symbols { basis.symbols }
    var symbolCount: Int { basis.tableau.count }
    /// The number of basis exchanges since the start.
    var exchangeCount: Int { basis.exchangeCount }
    /// The number of coefficients in the tableau.
    var entryCount: Int { basis.tableau.entryCount }
    /// The number of definitions in all expressions.
    var derivationCount: Int { (0..<symbolCount).reduce(0) { $0 + symbols[$1].expression.definitions.count } }

    /// The distance of a basic symbol from its breakpoint; for a variable, its value.
    func deviation(of symbol: Int) -> Double { basis.deviation(of: symbol) }

    /// Returns the variables whose value has changed since the last call.
    mutating func takeChanged() -> [Int] { basis.takeChanged() }

    /// A basic symbol expressed in nonbasic symbols and definitions.
    mutating func row(of basic: Int) -> [SymbolTerm] {
        basis.gatherRowWithDefinitions(of: basic)
        return basis.tableau.gatheredRow.all
    }

    /// Whether some nonbasic symbol, and the variable with it, could move without a cost other than a tie.
    mutating func isAmbiguous(_ variable: Int) -> Bool {
        guard symbols[variable].isBasic else { return isFree(variable) }
        basis.gatherRow(of: variable)
        for term in basis.tableau.gatheredRow.all where term.isPivotable && isFree(term.symbol) { return true }
        return false
    }

    private mutating func isFree(_ nonbasic: Int) -> Bool {
        let penalty = symbols[nonbasic].penalty
        for direction in [1.0, -1.0] {
            let isPenalized = penalty.penalizes(direction)
            if isPenalized && penalty.isRequired { continue }
            let cost = ReducedCost(symbol: nonbasic, sign: direction, ownCost: isPenalized ? 1 : 0, ownGapCost: 0)
            if cost.leading(in: symbols).priority == 0, !leavesBreakpoint(nonbasic, direction) { return true }
        }
        return false
    }

    /// Whether a move of a nonbasic symbol takes a basic constraint from its breakpoint to where it has a cost. The stored
    /// costs do not have it, because at the breakpoint itself the constraint is met: of the two that give a view its
    /// intrinsic size, one is basic and one is not.
    private mutating func leavesBreakpoint(_ nonbasic: Int, _ direction: Double) -> Bool {
        basis.gatherColumn(of: nonbasic)
        return basis.tableau.gatheredColumn.all.contains { term in
            let penalty = symbols[term.symbol].penalty
            return symbols[term.symbol].isConstraint && penalty.priority > 0 && abs(term.amount) > Tolerance.pivot
                && penalty.penalizes(direction * term.amount) && abs(deviation(of: term.symbol)) < Tolerance.value
        }
    }

    // MARK: Inserting

    /// Inserts an unconstrained variable with value 0. A smaller `order` means older.
    mutating func insertVariable(order: UInt64, isLength: Bool) -> Int {
        let variable = basis.makeSymbol(.variable)
        symbols[variable].penalty = Penalty(
            priority: 0, order: order, tieLevel: isLength ? .preferencesAndLengths : .positions,
            penalizesNegative: true, penalizesPositive: true)
        return variable
    }

    /// Inserts the constraint that compares `terms` with `constant`; the next `solve` handles it.
    mutating func insertConstraint(
        _ terms: borrowing SparseAccumulator, constant: Double, penalty: Penalty
    ) -> Int {
        let constraint = basis.makeSymbol(.constraint)
        symbols[constraint].given.rightHandSide = constant
        symbols[constraint].penalty = penalty
        symbols[constraint].isBasic = true
        symbols[constraint].given.terms.reserve(terms.count)
        for index in 0..<terms.count {
            symbols[constraint].given.terms.append(terms[index])
            symbols[terms[index].symbol].variable.constraintCount += 1
        }
        raiseTolerance(for: constant)
        basis.enqueue(constraint)
        return constraint
    }

    /// Large constants come with large rounding errors.
    private mutating func raiseTolerance(for constant: Double) {
        tolerance = max(tolerance, Tolerance.value * abs(constant) / 10_000)
    }

    // MARK: Changing

    /// Moves the constraint's breakpoint, and everything that depends on it.
    mutating func setConstant(_ constant: Double, of constraint: Int) {
        raiseTolerance(for: constant)
        let step = constant - symbols[constraint].given.rightHandSide
        symbols[constraint].given.rightHandSide = constant
        if symbols[constraint].kind == .definition { return basis.shiftDefinition(constraint, by: step) }
        symbols[constraint].expression.constant += step
        if symbols[constraint].isBasic {
            basis.enqueue(constraint)
        } else {
            basis.move(constraint, by: step)
        }
    }

    /// Changes the cost of violating the constraint.
    mutating func setPriority(_ priority: Double, of constraint: Int) {
        repair()
        restoreIfDefinition(constraint)
        if symbols[constraint].isBasic { basis.uncharge(constraint) }
        symbols[constraint].penalty.priority = priority
        if symbols[constraint].isBasic {
            basis.enqueue(constraint)
        } else {
            basis.addCandidate(constraint)
        }
        improve()
        if !symbols[constraint].isBasic { basis.eliminateIfRequired(constraint) }
        requeueUnsatisfied()
    }

    /// Turns a definition back into an ordinary constraint, before more than its constant changes.
    private mutating func restoreIfDefinition(_ symbol: Int) {
        guard symbols[symbol].kind == .definition else { return }
        if !basis.restore(symbol) { reset() }
    }

    // MARK: Removing

    /// Removes a variable that no constraint contains.
    mutating func discardVariable(_ variable: Int) {
        let pointer = symbols + variable
        let isIndependent = !pointer.pointee.isBasic && pointer.pointee.kind == .variable
        if !isIndependent || !pointer.pointee.variable.isUnused { reset() }
        basis.discard(variable)
    }

    /// Removes the constraint, moving it out of the basis, or into it and out again, and improves the layout without
    /// it.
    mutating func removeConstraint(_ constraint: Int) {
        repair()
        restoreIfDefinition(constraint)
        if symbols[constraint].isBasic {
            basis.uncharge(constraint)
        } else {
            symbols[constraint].penalty = Penalty(
                priority: 0, order: symbols[constraint].penalty.order, tieLevel: .preferencesAndLengths)
            let direction = breakpointSearch.improvingDirection(of: constraint, in: basis.tableau) ?? 1
            let hasEntered = enter(constraint, direction: direction) || enter(constraint, direction: -direction)
            if hasEntered { basis.addGatheredCandidates() } else { reset() }
        }
        basis.setState(of: constraint, isBasic: false, side: 0)
        detach(constraint)
        improve()
    }

    /// Removes a constraint from its variables.
    private mutating func detach(_ constraint: Int) {
        basis.detachExpression(of: constraint)
        let terms = symbols[constraint].given.terms
        for position in 0..<terms.count { symbols[terms[position].symbol].variable.constraintCount -= 1 }
        unsatisfied.removeAll { $0.symbol == constraint }
        requeueUnsatisfied()
        basis.discard(constraint)
    }

    // MARK: The dual simplex

    /// Empties the queue. Every step increases the smallest remaining cost or settles a symbol, and ties are broken by
    /// rank, so no state occurs twice. The limit handles cycles caused by rounding.
    private mutating func repair() {
        var steps = 0
        let limit = 10_000 + 100 * symbolCount
        while let symbol = nextViolated() {
            resolveViolation(of: symbol)
            steps += 1
            if steps > limit {
                hasStalled = true
                return
            }
        }
    }

    /// The next basic symbol that is on a side for which it is not charged, or that should become a definition.
    private mutating func nextViolated() -> Int? {
        repeat {
            while let symbol = basis.repairQueue.nextTouched() {
                symbols[symbol].marks.isQueued = false
                guard let deviation = violation(of: symbol) else { continue }
                basis.repairQueue.rank(
                    symbol, priority: violationPriority(of: symbol, deviation: deviation), deviation: abs(deviation))
            }
            while let symbol = basis.repairQueue.nextRanked() {
                if violation(of: symbol) != nil { return symbol }
            }
            guard let symbol = basis.repairQueue.nextAdded() else { return nil }
            if symbols[symbol].kind == .constraint && !symbols[symbol].expression.isBuilt {
                basis.buildExpression(of: symbol)
            }
            if symbols[symbol].isBasic && symbols[symbol].isRequiredEquality {
                symbols[symbol].marks.isQueued = false
                return symbol
            }
            basis.repairQueue.push(symbol)
        } while true
    }

    /// The symbol's deviation, if it is on a side of its breakpoint for which it is not charged. If that side is free,
    /// marks the symbol as handled.
    @inline(__always) private func violation(of symbol: Int) -> Double? {
        let pointer = symbols + symbol
        if !pointer.pointee.isBasic { return nil }
        let deviation = deviation(of: symbol)
        let direction: Double = deviation > 0 ? 1 : -1
        if abs(deviation) <= tolerance || Double(pointer.pointee.side) == direction { return nil }
        if !pointer.pointee.penalty.penalizes(direction) && pointer.pointee.marginalCost == 0
            && !pointer.pointee.penalty.prefersEquality
        {
            pointer.pointee.side = Int8(direction)
            return nil
        }
        return deviation
    }

    /// The priority at which a violated symbol would be charged; 0 when only ties penalize that side.
    @inline(__always) private func violationPriority(of symbol: Int, deviation: Double) -> Double {
        let pointer = symbols + symbol
        let hasCost = pointer.pointee.penalty.penalizes(deviation) || pointer.pointee.marginalCost != 0
        return hasCost ? pointer.pointee.penalty.priority : 0
    }

    /// Charges a basic symbol for its side, or exchanges it with a symbol that can move at a lower cost.
    private mutating func resolveViolation(of symbol: Int) {
        let direction: Double = deviation(of: symbol) > 0 ? 1 : -1
        let penalty = symbols[symbol].penalty
        let isPenalized = penalty.penalizes(direction)
        let mustEnd = isPenalized && penalty.isRequired
        let increase = mustEnd ? .infinity : (isPenalized ? 1 : 0) + abs(symbols[symbol].marginalCost)
        basis.gatherRow(of: symbol)
        let gapIncrease = abs(symbols[symbol].marginalGap) + penalty.gapPrice(direction)
        let limit = ReducedCost(symbol: symbol, sign: 1, ownCost: increase, ownGapCost: gapIncrease)
        if let entering = ratioTest.enteringTerm(for: symbol, direction: direction, limit: limit, in: basis.tableau) {
            let side: Int8 = entering.amount * direction > 0 ? -1 : 1
            basis.exchange(leaving: symbol, entering: entering.symbol, pivot: entering.amount, side: side)
        } else if mustEnd {
            if abs(deviation(of: symbol)) <= tolerance { return }
            unsatisfied.append((symbol, row(of: symbol).filter(\.isPivotable).map(\.symbol)))
        } else {
            basis.charge(symbol, direction: direction, increase: increase)
        }
    }

    // MARK: The primal simplex

    /// Moves every candidate that saves costs by moving, and those that become candidates by that, until none does.
    ///
    /// The repair queue must be empty: symbols on a side for which they are not charged are ignored.
    private mutating func improve() {
        var steps = 0
        let limit = 1_000 + 20 * symbolCount
        while let symbol = basis.nextCandidate() {
            if symbols[symbol].isBasic || symbols[symbol].kind == .unused { continue }
            guard let direction = breakpointSearch.improvingDirection(of: symbol, in: basis.tableau) else { continue }
            if !enter(symbol, direction: direction) { continue }
            basis.addGatheredCandidates()
            steps += 1
            if steps > limit {
                hasStalled = true
                return
            }
        }
    }

    /// Moves the symbol into the basis until moving on saves nothing; the symbol whose breakpoint stops it leaves.
    ///
    /// False, with nothing changed, when nothing stops it.
    private mutating func enter(_ symbol: Int, direction: Double) -> Bool {
        basis.gatherColumn(of: symbol)
        let stop = breakpointSearch.stop(of: symbol, direction: direction, tolerance: tolerance, in: basis.tableau)
        guard let stop else { return false }
        for position in 0..<stop { pass(breakpointSearch.breakpoints[position]) }
        let leaving = breakpointSearch.breakpoints[stop].symbol
        basis.gatherRow(of: leaving)
        guard let index = basis.tableau.gatheredRow.position(of: symbol) else { return false }
        let pivot = basis.tableau.gatheredRow[index].amount
        basis.exchange(leaving: leaving, entering: symbol, pivot: pivot, side: Int8(direction))
        return true
    }

    /// Moves a dependent symbol across its breakpoint, and charges it for the other side.
    private mutating func pass(_ breakpoint: BreakpointSearch.Breakpoint) {
        basis.gatherRow(of: breakpoint.symbol)
        basis.charge(
            breakpoint.symbol, direction: breakpoint.rate > 0 ? 1 : -1, increase: breakpoint.costIncrease)
        basis.addGatheredCandidates()
    }

    // MARK: Rounding errors

    /// The fewest exchanges between checks for rounding errors; at least one for each symbol. Chosen: an audit costs
    /// about as much as 100 exchanges.
    private static let auditInterval = 2_000

    /// At intervals, and after a loop was given up, recomputes the values. If required constraints are then violated,
    /// recomputes the layout.
    private mutating func auditIfDue() {
        if basis.changesSinceAudit < max(Self.auditInterval, symbolCount) && !hasStalled { return }
        basis.startAudit()
        if !hasStalled {
            basis.recomputeValues()
            repair()
            if !hasStalled && basis.largestResidual() <= 100 * tolerance { return }
        }
        hasStalled = false
        reset()
        repair()
    }

    /// Discards the basis. The next `repair` finds the same layout, without accumulated rounding errors.
    private mutating func reset() {
        unsatisfied.removeAll(keepingCapacity: true)
        basis.reset()
    }
}
