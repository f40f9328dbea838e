/// The cost of a symbol's deviation: piecewise linear with one breakpoint, at 0.
///
/// The priority and the signs that are penalized set the cost on either side.
struct Penalty {
    /// The order in which symbols with equal costs are minimized: lower levels first.
    enum TieLevel: UInt8, Comparable {
        /// Preferences, and variables that are lengths.
        case preferencesAndLengths
        /// All inequalities that prefer equality, as one sum: see `Tableau.gapSymbol`.
        case gaps
        /// The other variables.
        case positions

        @inline(__always) static func < (first: TieLevel, second: TieLevel) -> Bool {
            first.rawValue < second.rawValue
        }
    }

    static let requiredPriority = 1000.0

    /// 1000: required; above 0: a preference; 0: a variable, which has no costs but takes part in ties.
    var priority = 0.0
    /// Breaks ties among equal priorities: a smaller number is older and decides first.
    var order: UInt64 = 0
    var tieLevel = TieLevel.positions
    /// Whether values below 0 cost anything.
    var penalizesNegative = false
    /// Whether values above 0 cost anything.
    var penalizesPositive = false
    /// Whether a deviation on the side without costs counts in ties: an inequality that prefers equality.
    var prefersEquality = false

    @inline(__always) var isRequired: Bool { priority >= Penalty.requiredPriority }

    @inline(__always) func penalizes(_ direction: Double) -> Bool {
        direction > 0 ? penalizesPositive : penalizesNegative
    }

    /// 1 if moving in `direction` from 0 opens a gap that counts in ties, otherwise 0.
    @inline(__always) func gapPrice(_ direction: Double) -> Double { prefersEquality && !penalizes(direction) ? 1 : 0 }

    /// The cost at `priority` that one unit upwards adds on a side of the breakpoint. Required constraints have no
    /// price, because they are never left violated.
    @inline(__always) func marginalCost(charged side: Int8) -> Double {
        if side == 0 || isRequired { return 0 }
        return side > 0 ? (penalizesPositive ? 1 : 0) : (penalizesNegative ? -1 : 0)
    }

    /// What one unit upwards adds to the sum of gaps on a side of the breakpoint.
    @inline(__always) func marginalGap(charged side: Int8) -> Double {
        side == 0 ? 0 : gapPrice(Double(side)) * Double(side)
    }

    /// Whether this decides before `other` where costs are tied.
    @inline(__always) func outranks(_ other: Penalty) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if tieLevel != other.tieLevel { return tieLevel < other.tieLevel }
        return order < other.order
    }
}
