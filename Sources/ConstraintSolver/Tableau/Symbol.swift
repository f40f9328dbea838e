/// One column or row of the simplex: a variable of the layout, or the deviation of a constraint.
///
/// A constraint's symbol is `terms - constant`: 0 when an equality is met, negative when a "greater than" is violated.
/// The cost of every symbol has one breakpoint, at 0. Its `priority` and the signs that it penalizes set the cost on
/// either side. A nonbasic symbol is exactly at its breakpoint.
struct Symbol {
    enum Kind: UInt8 {
        case unused, variable, constraint
        /// A variable that required equalities derive from others. The simplex treats it like a constraint without
        /// costs that takes part in ties.
        case derived
        /// A required equality that defines a derived variable: not in the simplex, always 0.
        case definition
    }

    /// The order in which symbols decide ties: earlier stages first.
    enum TieStage: UInt8, Comparable {
        /// Preferences, and variables that are lengths.
        case preferencesAndLengths
        /// All inequalities that prefer equality, as one sum: see `Tableau.gapSymbol`.
        case gaps
        /// The other variables.
        case positions

        @inline(__always) static func < (first: TieStage, second: TieStage) -> Bool {
            first.rawValue < second.rawValue
        }
    }

    var kind = Kind.unused
    var tieStage = TieStage.positions
    /// Whether a deviation on the side without costs counts in ties: an inequality that prefers equality.
    var prefersEquality = false
    var isBasic = false
    /// The side for which a basic symbol is charged: -1 below its breakpoint, 1 above it, 0 if it has never left it.
    var side: Int8 = 0
    /// Whether values below 0 cost anything.
    var penalizesNegative = false
    /// Whether values above 0 cost anything.
    var penalizesPositive = false
    var isQueued = false
    var isCandidate = false
    var isChanged = false
    /// Constraints: whether `links` and `origins` are built from `terms`. That is done late, because by then many
    /// variables may be derived.
    var hasExpression = false

    /// 1000: required; above 0: a preference; 0: a variable, which has no costs but takes part in ties.
    var priority = 0.0
    /// Breaks ties among equal priorities: a smaller number is older and decides first.
    var order: UInt64 = 0
    /// Variables: the current value; derived ones: the value at the last reading.
    var value = 0.0
    /// Constraints and derived variables: the constant that is subtracted from the sum of `links`.
    var constant = 0.0
    /// Variables: the value at the last reading. Constraints: the right-hand side as given.
    var given = 0.0

    /// Basic variables: their expression in nonbasic symbols.
    var row = UnmanagedArray<RowEntry>()
    /// Nonbasic symbols: the variables' rows that contain them.
    var column = UnmanagedArray<ColumnEntry>()
    /// Nonbasic symbols: the cost of one unit upwards through all basic symbols, strongest priority first.
    var costs = UnmanagedArray<Cost>()
    /// Constraints and derived variables: their independent variables. Variables: the constraints that contain them.
    var links = UnmanagedArray<SymbolTerm>()
    /// Constraints and derived variables: the definitions that were substituted into them.
    var origins = UnmanagedArray<SymbolTerm>()
    /// Variables: the derived ones that contain them. Definitions: the symbols that they were substituted into.
    var followers = UnmanagedArray<SymbolTerm>()
    /// Constraints: their terms as given.
    var terms = UnmanagedArray<SymbolTerm>()
    /// Variables: the number of given constraints that contain them.
    var mentions: Int32 = 0
    /// Variables: the basic `links` that are violated and charged, and the cost that a unit upwards adds to each.
    var chargedLinks = UnmanagedArray<SymbolTerm>()
    /// Variables: what a unit upwards adds to the gaps of basic `links` that prefer equality.
    var gapRate = 0.0

    var isRequired: Bool { priority >= requiredPriority }
    var isVariable: Bool { kind == .variable || kind == .derived }
    var isConstraint: Bool { kind == .constraint || kind == .definition }
    /// The symbol's rate in its variables' `chargedLinks`; 0 when it is not among them.
    var chargedRate: Double { kind == .constraint && isBasic ? marginalCost : 0 }

    /// The symbol's rate in its variables' `gapRate`.
    var chargedGapRate: Double { kind == .constraint && isBasic ? marginalGap : 0 }

    /// The cost at `priority` that one unit upwards adds while the symbol is basic. Required constraints have no price,
    /// because they are never left violated.
    var marginalCost: Double {
        if side == 0 || isRequired { return 0 }
        return side > 0 ? (penalizesPositive ? 1 : 0) : (penalizesNegative ? -1 : 0)
    }

    /// What one unit upwards adds to the sum of gaps while the symbol is basic.
    var marginalGap: Double { side == 0 ? 0 : gapPrice(Double(side)) * Double(side) }

    /// 1 if moving in `direction` from 0 opens a gap that counts in ties, otherwise 0.
    @inline(__always) func gapPrice(_ direction: Double) -> Double { prefersEquality && !penalizes(direction) ? 1 : 0 }

    func penalizes(_ direction: Double) -> Bool { direction > 0 ? penalizesPositive : penalizesNegative }

    /// Removes all relations to other symbols, and keeps the memory.
    mutating func removeRelations() {
        row.removeAll()
        column.removeAll()
        costs.removeAll()
        links.removeAll()
        origins.removeAll()
        followers.removeAll()
        terms.removeAll()
        chargedLinks.removeAll()
        gapRate = 0
    }

    mutating func moveStorage(from other: Symbol) {
        row = other.row
        column = other.column
        costs = other.costs
        links = other.links
        origins = other.origins
        followers = other.followers
        terms = other.terms
        chargedLinks = other.chargedLinks
    }
}

let requiredPriority = 1000.0

/// One coefficient of a row, and its position in the column.
struct RowEntry: BitwiseCopyable {
    private let symbol: Int32
    private var place: Int32
    var coefficient: Double

    init(column: Int, place: Int, coefficient: Double) {
        symbol = Int32(truncatingIfNeeded: column)
        self.place = Int32(truncatingIfNeeded: place)
        self.coefficient = coefficient
    }

    @inline(__always) var column: Int { Int(symbol) }
    /// The position in the column's entries.
    @inline(__always) var slot: Int {
        get { Int(place) }
        set { place = Int32(truncatingIfNeeded: newValue) }
    }
}

/// One row that contains a column's symbol, and the position of the coefficient in it.
struct ColumnEntry: BitwiseCopyable {
    private let symbol: Int32
    private var place: Int32

    init(row: Int, place: Int) {
        symbol = Int32(truncatingIfNeeded: row)
        self.place = Int32(truncatingIfNeeded: place)
    }

    @inline(__always) var row: Int { Int(symbol) }
    /// The position in the row's entries.
    @inline(__always) var slot: Int {
        get { Int(place) }
        set { place = Int32(truncatingIfNeeded: newValue) }
    }
}

/// A multiple of a symbol.
struct SymbolTerm: BitwiseCopyable {
    var symbol: Int
    var amount: Double
}

extension UnmanagedArray<SymbolTerm> {
    /// The last position of the symbol, which must be listed.
    func lastIndex(of symbol: Int) -> Int {
        var place = count - 1
        while self[place].symbol != symbol { place -= 1 }
        return place
    }
}

/// An amount in units of one priority; units of different priorities are incomparable.
struct Cost: BitwiseCopyable {
    var priority: Double
    var amount: Double
}
