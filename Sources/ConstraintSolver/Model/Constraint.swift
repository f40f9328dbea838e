/// A sentence about variables: the sum of `terms` is equal to, at most or at least `constant`.
///
/// All lengths are in one unit, points in UIKit; the solver does not care.
package struct Constraint: Hashable, Sendable {
    /// A multiple of a variable. A multiplier of 0 is allowed: the term is left out.
    package struct Term: Hashable, Sendable {
        package var variable: Variable
        package var multiplier: Double

        /// - Parameter multiplier: 1 unless said otherwise.
        package init(_ variable: Variable, times multiplier: Double = 1) {
            self.variable = variable
            self.multiplier = multiplier
        }
    }

    package enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

    /// Terms of the same variable are added up. None at all is allowed: the sentence is then true or false by itself.
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    package var priority: Priority
    /// Of an inequality: whether, of equally good layouts, those are better in which the sum is nearer to `constant`.
    package var prefersEquality: Bool

    /// - Parameters:
    ///   - priority: `required` unless said otherwise.
    ///   - prefersEquality: false unless said otherwise. Without meaning for an equality.
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

/// A constraint in a solver: what `Solver.add` returned. Also its age: constraints added earlier count as older.
package struct ConstraintID: Hashable, Comparable, Sendable, CustomStringConvertible {
    let serial: UInt32

    package static func < (first: ConstraintID, second: ConstraintID) -> Bool { first.serial < second.serial }

    package var description: String { "c\(serial)" }
}
