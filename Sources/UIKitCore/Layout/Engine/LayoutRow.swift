import ConstraintSolver

/// One sentence in an engine's solver, and where it comes from.
@MainActor final class LayoutRow {
    enum Source {
        case constraint(NSLayoutConstraint)
        /// The frame of a view that follows its autoresizing mask.
        case mask(WeakObject, NSLayoutConstraint.Attribute)
        /// How large the content of a view wants to be.
        case contentSize(WeakObject, NSLayoutConstraint.Axis)
        /// What holds for every item, such as that a length is not negative, and what a fitting question asks for.
        case rule
    }

    unowned let engine: LayoutEngine
    let source: Source
    /// Nil while the solver does not have the row, because it is in conflict with others.
    var id: ConstraintID?
    /// Under which the solver knew the row last, and its age.
    var lastID: ConstraintID?
    var sum: LayoutSum
    let relation: Constraint.Relation
    /// What the sum is compared with, before its own constant is taken over.
    var constant: Double
    var priority: Double
    /// The rows that exclude this one, while it is left out.
    var opponents: Set<ConstraintID> = []
    /// Whether a conflict has been reported.
    var isReported = false

    init(
        _ engine: LayoutEngine, _ source: Source, _ sum: LayoutSum, _ relation: Constraint.Relation, _ constant: Double,
        priority: Double = Priority.required.rawValue
    ) {
        self.engine = engine
        self.source = source
        self.sum = sum
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    /// The row as the solver takes it.
    var sentence: Constraint {
        Constraint(
            sum.terms, relation, rightSide, priority: Priority(priority), prefersEquality: prefersEquality)
    }

    /// What an app limits ends at its limit where nothing else decides. A stack's own limits only keep views inside.
    private var prefersEquality: Bool { constraint.map { !$0.isOfStack } ?? false }

    var rightSide: Double { LayoutRow.limited(constant - sum.constant) }

    var constraint: NSLayoutConstraint? {
        if case .constraint(let constraint) = source { constraint } else { nil }
    }

    /// What the solver takes, in place of a sum of constants beyond it.
    private static func limited(_ value: Double) -> Double {
        min(max(value, -Solver.largestConstant), Solver.largestConstant)
    }
}

/// A sum of multiples of variables, and a constant. Points.
struct LayoutSum: Equatable {
    var terms: [Constraint.Term] = []
    var constant = 0.0

    init(constant: Double = 0) {
        self.constant = constant
    }

    init(_ variable: Variable) {
        terms = [.init(variable)]
    }

    /// Adds `multiplier` times `other`.
    mutating func add(_ other: LayoutSum, times multiplier: Double = 1) {
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
