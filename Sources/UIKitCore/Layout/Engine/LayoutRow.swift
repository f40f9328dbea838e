import ConstraintSolver

/// A row in an engine's solver, and its origin.
@MainActor final class LayoutRow {
    enum Source {
        case constraint(NSLayoutConstraint)
        /// The frame of a view that uses its autoresizing mask.
        case autoresizingMask(WeakObject, NSLayoutConstraint.Attribute)
        /// The intrinsic size of a view.
        case contentSize(WeakObject, NSLayoutConstraint.Axis)
        /// An implicit condition, such as a non-negative length or a fitting target.
        case implicit
    }

    unowned let engine: LayoutEngine
    let source: Source
    /// The row's identifier; nil while the row is left out because of a conflict.
    var id: ConstraintID?
    /// The last identifier, which determines the row's age.
    var lastID: ConstraintID?
    var expression: LayoutExpression
    let relation: Constraint.Relation
    /// The constant that the expression is compared with. The expression's own constant is subtracted later.
    var constant: Double
    var priority: Double
    /// The rows that conflict with this one while it is left out.
    var conflictingIDs: Set<ConstraintID> = []
    /// Whether a conflict has been reported.
    var isReported = false

    init(
        engine: LayoutEngine, source: Source, expression sum: LayoutExpression, relation: Constraint.Relation,
        constant: Double,
        priority: Double = Priority.required.rawValue
    ) {
        self.engine = engine
        self.source = source
        self.expression = sum
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    /// The row in the solver's terms.
    var solverConstraint: Constraint {
        Constraint(
            expression.terms, relation, rightSide, priority: Priority(priority), prefersEquality: prefersEquality)
    }

    /// In an ambiguous layout, the app's inequalities are met with equality. Those of a stack view only keep views
    /// inside.
    private var prefersEquality: Bool { constraint.map { !$0.isCreatedByStackView } ?? false }

    var rightSide: Double { LayoutRow.clampedForSolver(constant - expression.constant) }

    var constraint: NSLayoutConstraint? {
        if case .constraint(let constraint) = source { constraint } else { nil }
    }

    /// Clamps a constant to the solver's range.
    private static func clampedForSolver(_ value: Double) -> Double {
        min(max(value, -Solver.largestConstant), Solver.largestConstant)
    }
}

/// A linear expression: a sum of variables with multipliers, plus a constant in points.
struct LayoutExpression: Equatable {
    var terms: [Constraint.Term] = []
    var constant = 0.0

    init(constant: Double = 0) {
        self.constant = constant
    }

    init(_ variable: Variable) {
        terms = [.init(variable)]
    }

    /// Adds `multiplier` × `other`.
    mutating func add(_ other: LayoutExpression, times multiplier: Double = 1) {
        guard multiplier != 0 else { return }
        constant += other.constant * multiplier
        for term in other.terms {
            add(term.variable, times: term.multiplier * multiplier)
        }
    }

    mutating func add(_ variable: Variable, times multiplier: Double = 1) {
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].multiplier += multiplier
            if terms[index].multiplier == 0 { terms.remove(at: index) }
        } else {
            terms.append(.init(variable, times: multiplier))
        }
    }
}

extension NSLayoutConstraint.Relation {
    var solverRelation: Constraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint {
    var refersToBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }

    var refersToStackBaseline: Bool {
        (firstAttribute.isBaseline && first.item is UIStackView)
            || (secondAttribute.isBaseline && second?.item is UIStackView)
    }
}
