/// Finds the numbers that meet constraints best, and finds them again cheaply after a change.
///
///     let solver = Solver()
///     let width = solver.makeVariable("width")
///     try solver.add(Constraint([.init(width)], .greaterThanOrEqual, 100))
///     try solver.solve()
///     solver.value(of: width)  // 100
///
/// **What is best.** Required constraints are met. Of all ways to do so, the one that breaks the constraints of the highest
/// priority by the smallest sum; of these, the one that breaks those of the next priority least, and so on.
///
/// **Ties.** If several layouts are equally good, the optional constraints are looked at one by one, and each is broken as
/// little as those before it allow: higher priority first, then the older, which is the one whose youngest variable is
/// older, then the one added earlier. If that leaves a choice, each variable that is a length, the older first, comes as
/// close to 0 as it can. Then the inequalities that prefer equality are as near to it, all together, as that allows. At
/// last the other variables, the older first, come as close to 0 as they can. So there is exactly one answer, always
/// finite; it does not depend on the order of calls beyond these ages.
///
/// **When.** `add`, `remove` and the setters note the change; `solve` moves the variables.
///
/// Not for use by two threads at a time.
package final class Solver {
    /// The largest constant taken, in either direction. Values stay good to a millionth of the unit while constants are
    /// below 1,000,000; beyond that, to a ten-millionth of the largest constant ever given.
    package static let largestConstant = 10_000_000.0
    /// The multipliers taken, in either direction.
    package static let multipliers = 0.000_001...1_000_000.0

    var simplex = Simplex()
    var indices: [ConstraintID: Int] = [:]
    var names: [Int: String] = [:]
    var edits: [Variable: ConstraintID] = [:]
    private var nextVariable: UInt32 = 1
    private var nextConstraint: UInt32 = 1
    /// By symbol: the serial of the variable or constraint there.
    var serials: [UInt32] = [0]
    var sum = Gathering()

    package init() {}

    deinit { sum.release() }

    /// A variable that nothing is said about yet: 0.
    /// - Parameters:
    ///   - age: decides ties: the smaller, the older. Next to equal ages the variable made earlier is older. By default,
    ///     the order of making.
    ///   - isLength: whether ties are decided for the variable before those of positions. False unless said otherwise.
    package func makeVariable(_ name: String? = nil, age: UInt32? = nil, isLength: Bool = false) -> Variable {
        let order = UInt64(age ?? nextVariable) << 32 | UInt64(nextVariable)
        let index = simplex.insertVariable(order: order, isLength: isLength)
        let variable = Variable(index: Int32(index), serial: nextVariable)
        remember(nextVariable, name, at: index)
        nextVariable += 1
        return variable
    }

    /// Forgets the variable. Fails with `unknownVariable` or `variableInUse`.
    package func remove(_ variable: Variable) throws(SolverFailure) {
        let index = try index(of: variable)
        guard simplex.symbols[index].mentions == 0 else { throw .variableInUse(variable) }
        simplex.discardVariable(index)
        forget(index)
    }

    /// Adds a constraint, which takes effect with the next `solve`.
    /// - Parameter id: that of an earlier, removed constraint whose age this one is to have; by default it is the youngest.
    @discardableResult
    package func add(_ constraint: Constraint, as id: ConstraintID? = nil) throws(SolverFailure) -> ConstraintID {
        let taken = id ?? ConstraintID(serial: nextConstraint)
        try insert(constraint, as: taken)
        nextConstraint = max(nextConstraint, taken.serial + 1)
        return taken
    }

    /// Takes a constraint away. Fails with `unknownConstraint`.
    package func remove(_ id: ConstraintID) throws(SolverFailure) {
        let index = try index(of: id)
        simplex.removeConstraint(index)
        indices[id] = nil
        forget(index)
    }

    /// Brings all variables up to date. Costs nothing when nothing has changed.
    ///
    /// Fails with `unsatisfiable`, naming one smallest set of required constraints that exclude each other; call again
    /// after removing or relaxing one of them, as there may be more. Fails with `stalled` rather than not return.
    package func solve() throws(SolverFailure) {
        simplex.solve()
        if simplex.hasStalled { throw .stalled }
        if let culprits = conflicts.first { throw .unsatisfiable(culprits) }
    }

    /// The value found by the last `solve`; finite. A removed variable has 0.
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
