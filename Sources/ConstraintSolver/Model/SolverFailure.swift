/// Why the solver refused. Apart from the last two nothing has changed.
package enum SolverFailure: Error, Hashable, Sendable {
    /// The constraint is in the solver already.
    case duplicateConstraint(ConstraintID)
    /// The constraint is not in the solver.
    case unknownConstraint(ConstraintID)
    /// The variable was not made by this solver or has been removed.
    case unknownVariable(Variable)
    /// Constraints still mention the variable.
    case variableInUse(Variable)
    /// The variable has a suggested value already.
    case duplicateEdit(Variable)
    /// The variable has no suggested value.
    case unknownEdit(Variable)
    /// The constant is not a number, infinite or beyond `Solver.largestConstant`.
    case constantOutOfRange(Double)
    /// The multiplier is not a number, infinite, or not 0 and outside `Solver.multipliers`.
    case multiplierOutOfRange(Double)
    /// The priority is not above 0 and at most 1000.
    case priorityOutOfRange(Double)
    /// These required constraints cannot all be met; any of them could if one of the others went. What does not hang
    /// together with them is solved, and the solver goes on once one of them is removed, changed or made optional.
    case unsatisfiable(Set<ConstraintID>)
    /// Rounding keeps the solver from an end: numbers of too different size. Values are finite but not the best.
    case stalled
}
