/// One column or row of the simplex: a variable of the layout, or how far a constraint is from being met.
///
/// A constraint's symbol is `terms - constant`: 0 when an equality is met, below 0 when a "greater than" is broken.
/// Every symbol has one kink, at 0; what it costs to be on either side of it is its `priority` and what it `resists`.
/// Outside the basis a symbol sits exactly on its kink.
struct Symbol {
    enum Kind: UInt8 { case unused, variable, constraint }

    var kind = Kind.unused
    var isBasic = false
    /// Which end of its cost a basic symbol pays: -1 below its kink, 1 above it, 0 while it has never left it.
    var side: Int8 = 0
    /// Whether being below or above 0 costs anything.
    var resistsNegative = false
    var resistsPositive = false
    var isQueued = false
    var isSuspect = false
    var isChanged = false

    /// 1000: required; above 0: a wish; 0: a variable, which costs nothing but decides ties.
    var priority = 0.0
    /// Decides ties among equal priorities: the smaller, the older, the more it counts.
    var order: UInt64 = 0
    /// Variables: where they are now.
    var value = 0.0
    /// Variables: the value last read out. Constraints: the right-hand side.
    var constant = 0.0

    /// Variables in the basis: themselves in terms of the symbols outside it.
    var row = Line<RowEntry>()
    /// Outside the basis: where the variables' rows mention it.
    var column = Line<ColumnEntry>()
    /// Outside the basis: what one unit upwards would cost through all basic symbols, strongest priority first.
    var costs = Line<Cost>()
    /// Constraints: their variables. Variables: the constraints that mention them.
    var links = Line<Share>()
    /// Variables: how many of `links` are basic and pay.
    var strain: Int32 = 0

    var isRequired: Bool { priority >= requiredPriority }

    /// What one unit upwards adds to the cost at `priority`, the symbol being basic. A broken required constraint has
    /// no price: it is never left that way.
    var pull: Double {
        if side == 0 || isRequired { return 0 }
        return side > 0 ? (resistsPositive ? 1 : 0) : (resistsNegative ? -1 : 0)
    }

    func resists(_ direction: Double) -> Bool { direction > 0 ? resistsPositive : resistsNegative }
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

/// A price in units of one priority; the units of different priorities cannot be exchanged.
struct Cost: BitwiseCopyable {
    var priority: Double
    var amount: Double
}
