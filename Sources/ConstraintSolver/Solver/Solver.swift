/// Finds the values that satisfy constraints best, and updates them cheaply after a change.
///
///     let solver = Solver()
///     let width = solver.makeVariable("width")
///     try solver.add(Constraint([.init(width)], .greaterThanOrEqual, 100))
///     try solver.solve()
///     solver.value(of: width)  // 100
///
/// **Optimality.** Required constraints are met. Among all solutions, the sum of violations at the highest priority is
/// minimal; among these, the sum at the next priority, and so on.
///
/// **Ties.** Among equally good layouts, the optional constraints are considered one by one, and each is violated as
/// little as those before it allow. Higher priorities come first; then the constraint whose youngest variable is older;
/// then the one added earlier. After that, each variable that is a length is as close to 0 as possible, the older
/// first. Then the inequalities that prefer equality have the smallest possible sum of gaps. At last the other
/// variables are as close to 0 as possible, the older first. The result is therefore unique and finite, and does not
/// otherwise depend on the order of calls.
///
/// **When.** `add`, `remove` and the setters record the change; `solve` moves the variables.
///
/// Not thread-safe.
package final class Solver {
    /// The largest allowed constant, in either direction. Values are accurate to a millionth of the unit while
    /// constants are below 1,000,000; beyond that, to a ten-millionth of the largest constant ever given.
    package static let largestConstant = 10_000_000.0
    /// The range of allowed multipliers, in either direction.
    package static let multipliers = 0.000_001...1_000_000.0

    var simplex = Simplex()
    var indices: [ConstraintID: Int] = [:]
    var names: [Int: String] = [:]
    var edits: [Variable: ConstraintID] = [:]
    private var nextVariable: UInt32 = 1
    private var nextConstraint: UInt32 = 1
    /// The serial number of the variable or constraint, by symbol.
    var serials: [UInt32] = [0]
    var sum = SparseAccumulator()

    /// Creates a solver without variables and constraints.
    package init() {}

    deinit { sum.release() }

    /// Creates a variable without constraints. Its value is 0.
    /// - Parameters:
    ///   - name: The name in dumps.
    ///   - age: Breaks ties: a smaller number is older. At equal ages the variable created earlier is older. Default:
    ///     the order of creation.
    ///   - isLength: Whether ties minimize this variable before those of positions. Default: false.
    package func makeVariable(_ name: String? = nil, age: UInt32? = nil, isLength: Bool = false) -> Variable {
        let order = UInt64(age ?? nextVariable) << 32 | UInt64(nextVariable)
        let index = simplex.insertVariable(order: order, isLength: isLength)
        let variable = Variable(index: Int32(index), serial: nextVariable)
        register(serial: nextVariable, name: name, at: index)
        nextVariable += 1
        return variable
    }

    /// Removes the variable. Throws `unknownVariable` or `variableInUse`.
    package func remove(_ variable: Variable) throws(SolverFailure) {
        let index = try index(of: variable)
        guard simplex.symbols[index].variable.constraintCount == 0 else { throw .variableInUse(variable) }
        simplex.discardVariable(index)
        unregister(index)
    }

    /// Adds a constraint, which takes effect at the next `solve`.
    /// - Parameter id: The identity of a removed constraint whose age this one gets. By default it is the youngest.
    @discardableResult
    package func add(_ constraint: Constraint, as id: ConstraintID? = nil) throws(SolverFailure) -> ConstraintID {
        let assigned = id ?? ConstraintID(serial: nextConstraint)
        try insert(constraint, as: assigned)
        nextConstraint = max(nextConstraint, assigned.serial + 1)
        return assigned
    }

    /// Removes a constraint. Throws `unknownConstraint`.
    package func remove(_ id: ConstraintID) throws(SolverFailure) {
        let index = try index(of: id)
        simplex.removeConstraint(index)
        indices[id] = nil
        unregister(index)
    }

    /// Updates all variables. Costs nothing when nothing has changed.
    ///
    /// Throws `unsatisfiable` with one minimal set of required constraints that exclude each other. Call it again after
    /// removing or relaxing one of them, as there may be more. Throws `stalled` instead of looping forever.
    package func solve() throws(SolverFailure) {
        simplex.solve()
        if simplex.hasStalled { throw .stalled }
        if let culprits = conflicts.first { throw .unsatisfiable(culprits) }
    }

    /// The value found by the last `solve`; finite. 0 for a removed variable.
    package func value(of variable: Variable) -> Double {
        isKnown(variable) ? simplex.deviation(of: Int(variable.index)) : 0
    }

    func index(of variable: Variable) throws(SolverFailure) -> Int {
        guard isKnown(variable) else { throw .unknownVariable(variable) }
        return Int(variable.index)
    }

    func index(of id: ConstraintID) throws(SolverFailure) -> Int {
        guard let index = indices[id] else { throw .unknownConstraint(id) }
        return index
    }

    private func isKnown(_ variable: Variable) -> Bool {
        let index = Int(variable.index)
        return index < serials.count && serials[index] == variable.serial
            && simplex.symbols[index].isVariable
    }
}
