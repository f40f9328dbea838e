/// A linear constraint: the sum of `terms` is equal to, at most or at least `constant`.
///
/// All lengths have the same unit, which is points in UIKit; the solver does not depend on it.
package struct Constraint: Hashable, Sendable {
    /// A multiple of a variable. Terms with a multiplier of 0 are ignored.
    package struct Term: Hashable, Sendable {
        package var variable: Variable
        package var multiplier: Double

        /// - Parameter multiplier: The variable's factor; 1 by default.
        package init(_ variable: Variable, times multiplier: Double = 1) {
            self.variable = variable
            self.multiplier = multiplier
        }
    }

    /// How the sum compares to the constant.
    package enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

    /// Terms of the same variable are added. No terms are allowed: the constraint is then either always or never met.
    package var terms: [Term]
    /// How the sum must compare to `constant`.
    package var relation: Relation
    package var constant: Double
    package var priority: Priority
    /// Whether, among equally good layouts of an inequality, those with a sum nearer to `constant` are better.
    package var prefersEquality: Bool

    /// - Parameters:
    ///   - priority: `required` by default.
    ///   - prefersEquality: False by default. Ignored for an equality.
    package init(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority = .required,
        prefersEquality: Bool = false
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.prefersEquality = prefersEquality
    }
}

/// The identity of a constraint in a solver, returned by `Solver.add`. Constraints with smaller identities are older.
package struct ConstraintID: Hashable, Comparable, Sendable, CustomStringConvertible {
    let serial: UInt32

    package static func < (first: ConstraintID, second: ConstraintID) -> Bool { first.serial < second.serial }

    package var description: String { "c\(serial)" }
}
