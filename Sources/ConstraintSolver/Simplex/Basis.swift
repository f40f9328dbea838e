/// The basis of the simplex: which symbols are basic, their values, and the work that follows from changing either.
///
/// Changing it keeps the tableau, the cost row and the values consistent, and lists what became questionable: basic
/// symbols that may be violated, nonbasic symbols that may save costs, and variables with a new value.
struct Basis: ~Copyable {
    private(set) var tableau = Tableau()
    private var expressions = ExpressionRewriter()
    private var costRow = CostRow()
    /// Basic symbols that may be on another side of their breakpoint than the one they are charged for.
    var repairQueue = RepairQueue()
    /// Nonbasic symbols that may save costs by moving.
    private var candidates: [Int] = []
    /// Variables whose value has changed since the last reading.
    private var changed: [Int] = []
    /// The number of exchanges since the start.
    private(set) var exchangeCount = 0
    /// The number of exchanges and of shifted definitions since the last audit.
    private(set) var changesSinceAudit = 0

    init() {}

    deinit { expressions.release() }

    /// All symbols, by index. Valid until the next `makeSymbol`.
    @inline(__always) var symbols: Symbols { tableau.symbols }

    @inline(__always) func deviation(of symbol: Int) -> Double { tableau.deviation(of: symbol) }

    mutating func makeSymbol(_ kind: Symbol.Kind) -> Int { tableau.makeSymbol(kind) }

    /// Releases a symbol that nothing refers to.
    mutating func discard(_ symbol: Int) {
        symbols[symbol].marks.isChanged = false
        if symbols[symbol].isVariable { changed.removeAll { $0 == symbol } }
        tableau.discard(symbol)
    }

    mutating func startAudit() { changesSinceAudit = 0 }

    // MARK: Queues

    /// Queues a symbol after those added before.
    @inline(__always) mutating func enqueue(_ symbol: Int) {
        if symbols[symbol].marks.isQueued { return }
        symbols[symbol].marks.isQueued = true
        repairQueue.append(symbol)
    }

    /// Queues a symbol to be checked next, because its value has moved.
    @inline(__always) mutating func push(_ symbol: Int) {
        if symbols[symbol].marks.isQueued { return }
        symbols[symbol].marks.isQueued = true
        repairQueue.push(symbol)
    }

    /// Lists a nonbasic symbol that may save costs by moving.
    mutating func addCandidate(_ symbol: Int) {
        if symbols[symbol].marks.isCandidate { return }
        symbols[symbol].marks.isCandidate = true
        candidates.append(symbol)
    }

    /// Lists the symbols of the gathered row as candidates.
    mutating func addGatheredCandidates() {
        for index in 0..<tableau.gatheredRow.count { addCandidate(tableau.gatheredRow[index].symbol) }
    }

    /// The candidate listed last.
    mutating func nextCandidate() -> Int? {
        guard let symbol = candidates.popLast() else { return nil }
        symbols[symbol].marks.isCandidate = false
        return symbol
    }

    /// Marks a variable's value as changed.
    @inline(__always) mutating func markChanged(_ variable: Int) {
        if symbols[variable].marks.isChanged { return }
        symbols[variable].marks.isChanged = true
        changed.append(variable)
    }

    /// Returns the variables whose value has changed since the last call.
    mutating func takeChanged() -> [Int] {
        var kept = 0
        for index in changed {
            let pointer = symbols + index
            pointer.pointee.marks.isChanged = false
            if pointer.pointee.kind == .derived { pointer.pointee.variable.value = deviation(of: index) }
            if abs(pointer.pointee.variable.value - pointer.pointee.variable.reportedValue) <= Tolerance.value {
                continue
            }
            pointer.pointee.variable.reportedValue = pointer.pointee.variable.value
            changed[kept] = index
            kept += 1
        }
        changed.removeLast(changed.count - kept)
        defer { changed = [] }
        return changed
    }

    // MARK: Values

    /// Moves everything that depends on a nonbasic symbol as if that had moved by `step`.
    mutating func move(_ nonbasic: Int, by step: Double) {
        if step == 0 { return }
        let column = symbols[nonbasic].column
        for position in 0..<column.count {
            let entry = column[position]
            symbols[entry.row].variable.value += step * symbols[entry.row].row[entry.slot].coefficient
            valueDidChange(entry.row)
        }
    }

    /// Marks a variable's value as changed, and queues the symbols that depend on it.
    @inline(__always) mutating func valueDidChange(_ variable: Int) {
        markChanged(variable)
        let pointer = symbols + variable
        if pointer.pointee.isBasic && pointer.pointee.variable.value * Double(pointer.pointee.side) <= 0 {
            push(variable)
        }
        let constraints = pointer.pointee.variable.constraints
        for position in 0..<constraints.count where symbols[constraints[position].symbol].isBasic {
            push(constraints[position].symbol)
        }
        let derived = pointer.pointee.variable.derived
        for position in 0..<derived.count {
            markChanged(derived[position].symbol)
            if symbols[derived[position].symbol].isBasic { push(derived[position].symbol) }
        }
    }

    // MARK: Gathering

    /// Expresses `basic` in nonbasic symbols, in `tableau.gatheredRow`.
    mutating func gatherRow(of basic: Int) { tableau.gatherRow(of: basic) }

    /// Expresses `basic` in nonbasic symbols and definitions, in `tableau.gatheredRow`.
    mutating func gatherRowWithDefinitions(of basic: Int) { tableau.gatherRowWithDefinitions(of: basic) }

    /// Computes which basic symbols move with a nonbasic one, into `tableau.gatheredColumn`.
    mutating func gatherColumn(of nonbasic: Int) { tableau.gatherColumn(of: nonbasic) }

    // MARK: Changing the basis

    /// Moves `leaving`, whose row is gathered, out of the basis to its breakpoint, and `entering` into it. `entering`
    /// has the coefficient `pivot` in that row, and is charged for `side`.
    mutating func exchange(leaving: Int, entering: Int, pivot: Double, side: Int8) {
        let step = -deviation(of: leaving) / pivot
        costRow.shift(leaving: leaving, entering: entering, pivot: pivot, side: side, in: tableau)
        setState(of: leaving, isBasic: false, side: 0)
        setState(of: entering, isBasic: true, side: side)
        move(entering, by: step)
        if symbols[entering].kind == .variable {
            symbols[entering].variable.value = step
            valueDidChange(entering)
        }
        if symbols[leaving].kind == .variable { symbols[leaving].variable.value = 0 }
        tableau.exchange(leaving: leaving, entering: entering, pivot: pivot)
        exchangeCount += 1
        changesSinceAudit += 1
        eliminateIfRequired(leaving)
    }

    /// Charges a basic symbol, whose row is gathered, for the side in `direction`; that costs `increase` per unit more.
    mutating func charge(_ symbol: Int, direction: Double, increase: Double) {
        costRow.addMarginalCost(direction * increase, at: symbols[symbol].penalty.priority, in: tableau)
        setState(of: symbol, isBasic: true, side: Int8(direction))
    }

    /// Subtracts the costs of a basic constraint, as if it were met.
    mutating func uncharge(_ constraint: Int) {
        let cost = symbols[constraint].marginalCost
        if cost != 0 || symbols[constraint].marginalGap != 0 {
            gatherRow(of: constraint)
            costRow.addMarginalCost(-cost, at: symbols[constraint].penalty.priority, in: tableau)
            addGatheredCandidates()
        }
        setState(of: constraint, isBasic: true, side: 0)
    }

    /// Sets the side of its breakpoint for which a symbol is charged, and whether it is basic. Costs do not change.
    func setState(of symbol: Int, isBasic: Bool, side: Int8) {
        costRow.setState(of: symbol, isBasic: isBasic, side: side, in: symbols)
    }

    /// Returns to the initial basis: all variables are nonbasic at 0, and all constraints are queued.
    mutating func reset() {
        candidates.removeAll(keepingCapacity: true)
        for index in 0..<tableau.count where symbols[index].kind != .unused {
            symbols[index].removeRelations()
            symbols[index].side = 0
            symbols[index].marks.isCandidate = false
            symbols[index].isBasic = symbols[index].isConstraint
            if symbols[index].isVariable {
                symbols[index].kind = .variable
                symbols[index].variable.value = 0
                markChanged(index)
            }
        }
        for index in 0..<tableau.count where symbols[index].isConstraint {
            symbols[index].kind = .constraint
            buildExpression(of: index)
            enqueue(index)
        }
    }

    // MARK: Expressions and definitions

    /// Sets the expression of a basic constraint from its given terms.
    mutating func buildExpression(of constraint: Int) { expressions.build(constraint, in: tableau) }

    /// Removes a constraint's expression, and the references to it.
    mutating func detachExpression(of constraint: Int) { expressions.detach(constraint, in: symbols) }

    /// Removes a nonbasic constraint, which is met exactly, from the simplex if it is a required equality with a
    /// variable to define.
    mutating func eliminateIfRequired(_ symbol: Int) {
        guard symbols[symbol].isRequiredEquality,
            let variable = DefinitionChoice.variable(for: symbol, in: symbols)
        else { return }
        tableau.clearColumn(of: symbol)
        symbols[symbol].costs.removeAll()
        tableau.clearRow(of: variable.symbol)
        expressions.solve(
            symbol, for: variable.symbol, amount: variable.amount, kinds: (.definition, .derived), in: tableau)
    }

    /// Turns a definition back into a nonbasic constraint, and the variable that it defined into an independent one.
    /// False, with nothing changed, when rounding has eliminated that.
    mutating func restore(_ equality: Int) -> Bool {
        guard let term = DefinitionChoice.derivedVariable(of: equality, in: symbols) else { return false }
        let variable = term.symbol
        symbols[variable].variable.value = deviation(of: variable)
        let isBasic = symbols[variable].isBasic
        tableau.gatherColumn(ofDefinition: equality)
        let amount = coefficient(term.amount, inRowOf: variable)
        tableau.gatherRow(of: variable)
        expressions.solve(
            variable, for: equality, amount: term.amount, kinds: (.variable, .constraint), in: tableau)
        let column = tableau.gatheredColumn
        for index in 0..<column.count {
            symbols.link(row: column[index].symbol, column: equality, column[index].amount)
        }
        if isBasic {
            tableau.addGatheredRow(to: variable)
            if abs(amount) > Tolerance.coefficient { symbols.link(row: variable, column: equality, amount) }
        }
        costRow.addCosts(to: equality, in: symbols)
        return true
    }

    /// The coefficient of a restored definition, whose column is gathered, in the row of the variable that it defined:
    /// the variable's own, and those of the terms of its expression.
    private func coefficient(_ own: Double, inRowOf variable: Int) -> Double {
        var sum = own
        let terms = symbols[variable].expression.terms
        for position in 0..<terms.count {
            guard let index = tableau.gatheredColumn.position(of: terms[position].symbol) else { continue }
            sum += terms[position].amount * tableau.gatheredColumn[index].amount
        }
        return sum
    }

    /// Updates everything derived from a definition. Only right-hand sides change, no rows.
    mutating func shiftDefinition(_ equality: Int, by step: Double) {
        let substitutions = symbols[equality].substitutions
        for position in 0..<substitutions.count {
            let symbol = substitutions[position].symbol
            let change = -substitutions[position].amount * step
            symbols[symbol].expression.constant += change
            if symbols[symbol].kind == .derived { markChanged(symbol) }
            if symbols[symbol].isBasic { push(symbol) } else { move(symbol, by: change) }
        }
        changesSinceAudit += 1
    }
}
