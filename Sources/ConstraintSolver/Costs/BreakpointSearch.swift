/// The line search of the primal simplex: how far a nonbasic symbol moves until moving on saves nothing.
///
/// The marginal cost of moving grows at every breakpoint that a dependent symbol passes.
struct BreakpointSearch {
    /// A dependent symbol reaches its breakpoint.
    struct Breakpoint {
        var symbol: Int
        /// The distance that the entering symbol has moved by then.
        var distance: Double
        var rate: Double
        /// The increase of the marginal cost, in units of the symbol's priority; infinite for a required constraint.
        var costIncrease: Double
        /// The increase of the sum of gaps.
        var gapIncrease: Double
    }

    /// The breakpoints on the way of the last search, the nearest first.
    private(set) var breakpoints: [Breakpoint] = []
    /// The marginal cost so far, strongest priority first.
    private var costs: [Cost] = []
    /// The marginal cost so far in ties.
    private var ties = SparseAccumulator()

    func release() { ties.release() }

    /// The direction in which moving a nonbasic symbol would save costs; nil when it is optimal.
    mutating func improvingDirection(of symbol: Int, in tableau: borrowing Tableau) -> Double? {
        let symbols = tableau.symbols
        for direction in [1.0, -1.0] {
            let penalty = symbols[symbol].penalty
            let isPenalized = penalty.penalizes(direction)
            if isPenalized && penalty.isRequired { continue }
            let cost = ReducedCost(
                symbol: symbol, sign: direction, ownCost: isPenalized ? 1 : 0, ownGapCost: penalty.gapPrice(direction))
            let leading = cost.leading(in: symbols).amount
            if leading < 0 { return direction }
            if leading > 0 { continue }
            cost.gatherTies(into: &ties, in: tableau)
            if let leading = ties.leadingTie(in: symbols), leading.amount < 0 { return direction }
        }
        return nil
    }

    /// Moves `symbol`, whose column is gathered, in a direction. Returns the position in `breakpoints` of the first at
    /// which moving on saves nothing; nil when there is none.
    mutating func stop(
        of symbol: Int, direction: Double, tolerance: Double, in tableau: borrowing Tableau
    ) -> Int? {
        gather(symbol, direction: direction, tolerance: tolerance, in: tableau)
        for position in breakpoints.indices {
            if pass(breakpoints[position], in: tableau.symbols) >= 0 { return position }
        }
        return nil
    }

    private mutating func gather(
        _ symbol: Int, direction: Double, tolerance: Double, in tableau: borrowing Tableau
    ) {
        let symbols = tableau.symbols
        breakpoints.removeAll(keepingCapacity: true)
        costs.removeAll(keepingCapacity: true)
        ties.reset(symbolCount: tableau.count)
        let own = symbols[symbol].costs
        for position in 0..<own.count { add(direction * own[position].amount, at: own[position].priority) }
        let penalty = symbols[symbol].penalty
        if penalty.penalizes(direction) {
            add(1, at: penalty.priority)
            ties.add(1, of: symbol)
        }
        ties.add(penalty.gapPrice(direction), of: Tableau.gapSymbol)
        let column = tableau.gatheredColumn
        for position in 0..<column.count where abs(column[position].amount) >= Tolerance.pivot {
            let symbol = column[position].symbol
            addBreakpoint(
                of: symbols[symbol], at: symbol, rate: direction * column[position].amount,
                deviation: tableau.deviation(of: symbol), tolerance: tolerance)
        }
        // By distance; of several at the same distance the steepest first, the numerically best pivot.
        breakpoints.sort { $0.distance == $1.distance ? abs($0.rate) > abs($1.rate) : $0.distance < $1.distance }
    }

    private mutating func addBreakpoint(
        of symbol: Symbol, at index: Int, rate: Double, deviation: Double, tolerance: Double
    ) {
        let direction: Double = rate > 0 ? 1 : -1
        let ahead = -direction * deviation
        let isOff = abs(ahead) > tolerance
        ties.add(symbol.marginalCost * rate, of: index)
        ties.add(symbol.marginalGap * rate, of: Tableau.gapSymbol)
        let isUncharged = isOff && Double(symbol.side) * -direction * ahead <= 0
        let hasPassed = isOff ? ahead < 0 : Double(symbol.side) == direction
        if isUncharged || hasPassed { return }
        let isPenalized = symbol.penalty.penalizes(direction)
        let increase =
            isPenalized && symbol.penalty.isRequired ? .infinity : (isPenalized ? 1 : 0) + abs(symbol.marginalCost)
        let gapIncrease = abs(symbol.marginalGap) + symbol.penalty.gapPrice(direction)
        if increase == 0 && gapIncrease == 0 { return }
        breakpoints.append(
            Breakpoint(
                symbol: index, distance: isOff ? ahead / abs(rate) : 0, rate: rate, costIncrease: increase,
                gapIncrease: gapIncrease))
    }

    /// Adds a breakpoint's increase and returns the leading marginal cost beyond it; infinite if it cannot be passed.
    private mutating func pass(_ breakpoint: Breakpoint, in symbols: Symbols) -> Double {
        if breakpoint.costIncrease == .infinity { return .infinity }
        let rate = abs(breakpoint.rate)
        add(breakpoint.costIncrease * rate, at: symbols[breakpoint.symbol].penalty.priority)
        ties.add(breakpoint.costIncrease * rate, of: breakpoint.symbol)
        ties.add(breakpoint.gapIncrease * rate, of: Tableau.gapSymbol)
        return leadingCost ?? ties.leadingTie(in: symbols)?.amount ?? 0
    }

    private mutating func add(_ amount: Double, at priority: Double) {
        if priority <= 0 || amount == 0 { return }
        let position = costs.firstIndex { $0.priority <= priority } ?? costs.count
        if position < costs.count && costs[position].priority == priority {
            costs[position].amount += amount
        } else {
            costs.insert(Cost(priority: priority, amount: amount), at: position)
        }
    }

    /// The nonzero cost of the strongest priority; nil when only ties are left.
    private var leadingCost: Double? { costs.first { abs($0.amount) > Tolerance.cost }?.amount }
}
