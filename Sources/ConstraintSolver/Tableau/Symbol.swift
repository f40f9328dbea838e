/// One column or row of the simplex: a variable of the layout, or how far a constraint is from being met.
///
/// A constraint's symbol is `terms - constant`: 0 when an equality is met, below 0 when a "greater than" is broken.
/// Every symbol has one kink, at 0; what it costs to be on either side of it is its `priority` and what it `resists`.
/// Outside the basis a symbol sits exactly on its kink.
struct Symbol {
    enum Kind: UInt8 {
        case unused, variable, constraint
        /// A variable that follows from others by required equalities: in the simplex it is like a constraint that costs
        /// nothing but decides ties.
        case derived
        /// A required equality that a derived variable follows from: not in the simplex, always 0.
        case definition
    }

    /// When a symbol's part in ties is looked at: symbols of an earlier stage decide first.
    enum TieStage: UInt8, Comparable {
        /// Wishes, and variables that are lengths.
        case wishesAndLengths
        /// All inequalities that prefer equality, as one sum: see `Tableau.gaps`.
        case gaps
        /// The other variables.
        case positions

        @inline(__always) static func < (first: TieStage, second: TieStage) -> Bool {
            first.rawValue < second.rawValue
        }
    }

    var kind = Kind.unused
    var tieStage = TieStage.positions
    /// Whether being off 0 on a side that costs nothing counts in ties: an inequality that prefers equality.
    var prefersEquality = false
    var isBasic = false
    /// Which end of its cost a basic symbol pays: -1 below its kink, 1 above it, 0 while it has never left it.
    var side: Int8 = 0
    /// Whether being below or above 0 costs anything.
    var resistsNegative = false
    var resistsPositive = false
    var isQueued = false
    var isSuspect = false
    var isChanged = false
    /// Constraints: whether `links` and `origins` hold what `terms` say. Not before the first look at it: by then much
    /// of what it mentions may be derived.
    var isStated = false

    /// 1000: required; above 0: a wish; 0: a variable, which costs nothing but decides ties.
    var priority = 0.0
    /// Decides ties among equal priorities: the smaller, the older, the more it counts.
    var order: UInt64 = 0
    /// Variables: where they are now; derived ones: where they were when last read out.
    var value = 0.0
    /// Constraints and derived variables: what their `links` less this is.
    var constant = 0.0
    /// Variables: the value last read out. Constraints: the right-hand side, whatever has been eliminated.
    var given = 0.0

    /// Variables in the basis: themselves in terms of the symbols outside it.
    var row = Line<RowEntry>()
    /// Outside the basis: where the variables' rows mention it.
    var column = Line<ColumnEntry>()
    /// Outside the basis: what one unit upwards would cost through all basic symbols, strongest priority first.
    var costs = Line<Cost>()
    /// Constraints and derived variables: their variables that are not derived. Variables: the constraints that mention
    /// them.
    var links = Line<Share>()
    /// Constraints and derived variables: the definitions that made `links` what they are.
    var origins = Line<Share>()
    /// Variables: the derived ones that mention them. Definitions: whose origin they are.
    var followers = Line<Share>()
    /// Constraints: their variables as given.
    var terms = Line<Share>()
    /// Variables: how many constraints were given that mention them.
    var mentions: Int32 = 0
    /// Variables: those of `links` that are basic and pay, and what a unit upwards adds to what they pay.
    var payers = Line<Share>()
    /// Variables: what a unit upwards adds to the gaps of the `links` that are basic and prefer equality.
    var gapRate = 0.0

    var isRequired: Bool { priority >= requiredPriority }
    var isVariable: Bool { kind == .variable || kind == .derived }
    var isConstraint: Bool { kind == .constraint || kind == .definition }
    /// What the symbol counts with among its variables' `payers`, of whom it is none if 0.
    var strain: Double { kind == .constraint && isBasic ? pull : 0 }

    /// What the symbol counts with in its variables' `gapRate`.
    var gapStrain: Double { kind == .constraint && isBasic ? gapPull : 0 }

    /// What one unit upwards adds to the cost at `priority`, the symbol being basic. A broken required constraint has
    /// no price: it is never left that way.
    var pull: Double {
        if side == 0 || isRequired { return 0 }
        return side > 0 ? (resistsPositive ? 1 : 0) : (resistsNegative ? -1 : 0)
    }

    /// What one unit upwards adds to the sum of gaps, the symbol being basic.
    var gapPull: Double { side == 0 ? 0 : gapPrice(Double(side)) * Double(side) }

    /// 1 where going in `direction` from 0 opens a gap that counts in ties, else 0.
    @inline(__always) func gapPrice(_ direction: Double) -> Double { prefersEquality && !resists(direction) ? 1 : 0 }

    func resists(_ direction: Double) -> Bool { direction > 0 ? resistsPositive : resistsNegative }

    /// Forgets all relations to other symbols, and keeps the memory for the next.
    mutating func emptyLines() {
        row.removeAll()
        column.removeAll()
        costs.removeAll()
        links.removeAll()
        origins.removeAll()
        followers.removeAll()
        terms.removeAll()
        payers.removeAll()
        gapRate = 0
    }

    mutating func takeLines(of other: Symbol) {
        (row, column, costs) = (other.row, other.column, other.costs)
        (links, origins, followers) = (other.links, other.origins, other.followers)
        (terms, payers) = (other.terms, other.payers)
    }
}

let requiredPriority = 1000.0

/// One coefficient of a row, and where the column index holds its other end.
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
    /// The position in the column's line.
    @inline(__always) var slot: Int {
        get { Int(place) }
        set { place = Int32(truncatingIfNeeded: newValue) }
    }
}

/// One row that mentions a column, and the position of the coefficient in it.
struct ColumnEntry: BitwiseCopyable {
    private let symbol: Int32
    private var place: Int32

    init(row: Int, place: Int) {
        symbol = Int32(truncatingIfNeeded: row)
        self.place = Int32(truncatingIfNeeded: place)
    }

    @inline(__always) var row: Int { Int(symbol) }
    /// The position in the row's line.
    @inline(__always) var slot: Int {
        get { Int(place) }
        set { place = Int32(truncatingIfNeeded: newValue) }
    }
}

/// An amount of some symbol.
struct Share: BitwiseCopyable {
    var symbol: Int
    var amount: Double
}

extension Line<Share> {
    /// Where the symbol, which must be listed, is listed.
    func lastPlace(of symbol: Int) -> Int {
        var place = count - 1
        while self[place].symbol != symbol { place -= 1 }
        return place
    }
}

/// A price in units of one priority; the units of different priorities cannot be exchanged.
struct Cost: BitwiseCopyable {
    var priority: Double
    var amount: Double
}
