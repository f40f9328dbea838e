extension Solver {
    /// Changes the right-hand side of the constraint.
    package func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverFailure) {
        let index = try index(of: id)
        try check(constant: constant)
        simplex.setConstant(constant, of: index)
    }

    /// Changes the constraint's priority, also to and from `required`.
    package func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverFailure) {
        let index = try index(of: id)
        guard priority.isValid else { throw .priorityOutOfRange(priority.rawValue) }
        if simplex.symbols[index].penalty.priority != priority.rawValue {
            simplex.setPriority(priority.rawValue, of: index)
        }
    }

    /// Prepares the variable for `suggest`, with 0 as the first suggested value.
    package func addEdit(of variable: Variable, priority: Priority) throws(SolverFailure) {
        if edits[variable] != nil { throw .duplicateEdit(variable) }
        edits[variable] = try add(Constraint([.init(variable)], .equal, 0, priority: priority))
    }

    /// Suggests a value, with the priority given to `addEdit`.
    package func suggest(_ value: Double, for variable: Variable) throws(SolverFailure) {
        guard let id = edits[variable] else { throw .unknownEdit(variable) }
        try setConstant(value, of: id)
    }

    /// Removes the suggested value of the variable.
    package func removeEdit(of variable: Variable) throws(SolverFailure) {
        guard let id = edits.removeValue(forKey: variable) else { throw .unknownEdit(variable) }
        try remove(id)
    }

    func check(constant: Double) throws(SolverFailure) {
        guard abs(constant) <= Self.largestConstant else { throw .constantOutOfRange(constant) }
    }

    func check(_ constraint: Constraint) throws(SolverFailure) {
        try check(constant: constraint.constant)
        guard constraint.priority.isValid else { throw .priorityOutOfRange(constraint.priority.rawValue) }
        for term in constraint.terms {
            _ = try index(of: term.variable)
            guard term.multiplier == 0 || Self.multipliers.contains(abs(term.multiplier)) else {
                throw .multiplierOutOfRange(term.multiplier)
            }
        }
    }
}
