/// One column or row of the simplex: a variable of the layout, or the deviation of a constraint.
///
/// A constraint's symbol is `terms - constant`: 0 when an equality is met, negative when a "greater than" is violated.
/// A nonbasic symbol is exactly at 0, the breakpoint of its cost.
///
/// Every part has one meaning and belongs to the kinds that its type names; for the others it is empty.
struct Symbol {
    enum Kind: UInt8 {
        case unused, variable, constraint
        /// A variable that required equalities derive from others. The simplex treats it like a constraint without
        /// costs that takes part in ties.
        case derived
        /// A required equality that defines a derived variable: not in the simplex, always 0.
        case definition
    }

    var kind = Kind.unused
    var isBasic = false
    /// The side for which a basic symbol is charged: -1 below its breakpoint, 1 above it, 0 if it has never left it.
    var side: Int8 = 0
    var marks = Marks()
    var penalty = Penalty()

    /// Basic variables: their expression in nonbasic symbols.
    var row = UnmanagedArray<RowEntry>()
    /// Nonbasic symbols: the variables' rows that contain them.
    var column = UnmanagedArray<ColumnEntry>()
    /// Nonbasic symbols: the cost of one unit upwards through all basic symbols, strongest priority first.
    var costs = UnmanagedArray<Cost>()

    var variable = VariablePart()
    var expression = Expression()
    /// Definitions: the symbols into whose expressions they were substituted.
    var substitutions = UnmanagedArray<SymbolTerm>()
    var given = GivenConstraint()

    var isVariable: Bool { kind == .variable || kind == .derived }
    var isConstraint: Bool { kind == .constraint || kind == .definition }
    /// Whether this is a required equality in the simplex, which can define a variable.
    var isRequiredEquality: Bool {
        kind == .constraint && penalty.isRequired && penalty.penalizesNegative && penalty.penalizesPositive
    }

    /// The symbol's rate in `charged` of its variables; 0 when it is not among them.
    var chargedRate: Double { kind == .constraint && isBasic ? marginalCost : 0 }

    /// The symbol's rate in `gapRate` of its variables.
    var chargedGapRate: Double { kind == .constraint && isBasic ? marginalGap : 0 }

    /// The cost at its priority that one unit upwards adds while the symbol is basic.
    var marginalCost: Double { penalty.marginalCost(charged: side) }

    /// What one unit upwards adds to the sum of gaps while the symbol is basic.
    var marginalGap: Double { penalty.marginalGap(charged: side) }

    /// Removes all relations to other symbols but the given terms, and keeps the memory.
    mutating func removeRelations() {
        row.removeAll()
        column.removeAll()
        costs.removeAll()
        variable.removeUses()
        expression.removeTerms()
        substitutions.removeAll()
    }

    /// Resets everything to the state of a new symbol, and keeps the memory.
    mutating func clear() {
        removeRelations()
        given.terms.removeAll()
        var fresh = Symbol()
        fresh.row = row
        fresh.column = column
        fresh.costs = costs
        fresh.variable.constraints = variable.constraints
        fresh.variable.derived = variable.derived
        fresh.variable.charged = variable.charged
        fresh.expression.terms = expression.terms
        fresh.expression.definitions = expression.definitions
        fresh.substitutions = substitutions
        fresh.given.terms = given.terms
        self = fresh
    }

    /// Frees the memory; the symbol must not be used afterwards.
    func release() {
        row.release()
        column.release()
        costs.release()
        variable.constraints.release()
        variable.derived.release()
        variable.charged.release()
        expression.terms.release()
        expression.definitions.release()
        substitutions.release()
        given.terms.release()
    }
}

/// The lists of the simplex that contain a symbol.
struct Marks {
    /// In the repair queue.
    var isQueued = false
    /// Among the candidates to enter the basis.
    var isCandidate = false
    /// Among the variables with a new value.
    var isChanged = false
}

/// What a variable has: its value, and where it occurs.
struct VariablePart {
    /// The current value; of a derived variable, the value at the last reading.
    var value = 0.0
    /// The value at the last reading.
    var reportedValue = 0.0
    /// The number of given constraints that contain the variable.
    var constraintCount: Int32 = 0
    /// The constraints whose expressions contain the variable.
    var constraints = UnmanagedArray<SymbolTerm>()
    /// The derived variables whose expressions contain it.
    var derived = UnmanagedArray<SymbolTerm>()
    /// Those of `constraints` that are violated and charged, and the cost that a unit upwards adds to each.
    var charged = UnmanagedArray<SymbolTerm>()
    /// What a unit upwards adds to the gaps of basic `constraints` that prefer equality.
    var gapRate = 0.0

    /// Whether no constraint and no derived variable contains it.
    var isUnused: Bool { constraints.isEmpty && derived.isEmpty }

    mutating func removeUses() {
        constraints.removeAll()
        derived.removeAll()
        charged.removeAll()
        gapRate = 0
    }
}

/// What a constraint or derived variable equals: a sum of independent variables and of definitions, less a constant.
struct Expression {
    /// Whether a constraint's expression is built from its given terms. That is done late, because by then many
    /// variables may be derived.
    var isBuilt = false
    var constant = 0.0
    /// The independent variables.
    var terms = UnmanagedArray<SymbolTerm>()
    /// The definitions that were substituted; they are 0.
    var definitions = UnmanagedArray<SymbolTerm>()

    mutating func removeTerms() {
        terms.removeAll()
        definitions.removeAll()
    }
}

/// A constraint as the app gave it.
struct GivenConstraint {
    var rightHandSide = 0.0
    var terms = UnmanagedArray<SymbolTerm>()
}
