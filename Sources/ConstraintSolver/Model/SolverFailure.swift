/// Why the solver refused an operation. Except for the last two, nothing has changed.
package enum SolverFailure: Error, Hashable, Sendable {
    /// The constraint is already in the solver.
    case duplicateConstraint(ConstraintID)
    /// The constraint is not in the solver.
    case unknownConstraint(ConstraintID)
    /// The variable is not of this solver, or was removed.
    case unknownVariable(Variable)
    /// Constraints still contain the variable.
    case variableInUse(Variable)
    /// The variable already has a suggested value.
    case duplicateEdit(Variable)
    /// The variable has no suggested value.
    case unknownEdit(Variable)
    /// The constant is NaN, infinite or beyond `Solver.largestConstant`.
    case constantOutOfRange(Double)
    /// The multiplier is NaN, infinite, or nonzero and outside `Solver.multipliers`.
    case multiplierOutOfRange(Double)
    /// The priority is not above 0 and at most 1000.
    case priorityOutOfRange(Double)
    /// These required constraints cannot all be met; without any one of them the others can.
    ///
    /// Variables that do not depend on them are solved. The solver continues once one of them is removed, changed or
    /// made optional.
    case unsatisfiable(Set<ConstraintID>)
    /// Rounding prevents convergence: numbers differ too much in size. Values are finite but not optimal.
    case stalled
}
