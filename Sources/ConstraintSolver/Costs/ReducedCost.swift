/// The reduced cost of a symbol in one direction: what moving it costs, strongest priority first, per unit of `rate`.
/// Never negative while the layout is optimal.
struct ReducedCost {
    var symbol: Int
    /// 1: the cost of moving up, -1: of moving down.
    var sign: Double
    /// The cost of moving the symbol itself, in units of its own priority.
    var ownCost: Double
    /// The symbol's own contribution to the sum of gaps.
    var ownGapCost: Double
    /// The scale: the cost is per unit of the leaving row, which contains the symbol with this coefficient, above 0.
    var rate: Double

    init(symbol: Int, sign: Double, ownCost: Double, ownGapCost: Double, rate: Double = 1) {
        self.symbol = symbol
        self.sign = sign
        self.ownCost = ownCost
        self.ownGapCost = ownGapCost
        self.rate = rate
    }

    /// The amount at the strongest priority that has one, or 0 at priority 0 when only ties are left.
    func leading(in symbols: Symbols) -> Cost {
        let costs = symbols[symbol].costs
        let priority = symbols[symbol].penalty.priority
        var isOwnPending = ownCost != 0 && priority > 0
        for position in 0..<costs.count {
            let cost = costs[position]
            if isOwnPending && priority > cost.priority { break }
            var amount = sign * cost.amount
            if isOwnPending && priority == cost.priority {
                amount += ownCost
                isOwnPending = false
            }
            if abs(amount) > Tolerance.cost { return Cost(priority: cost.priority, amount: amount / rate) }
        }
        return isOwnPending ? Cost(priority: priority, amount: ownCost / rate) : Cost(priority: 0, amount: 0)
    }

    /// Whether this is lower than `other`; nil when the two agree at every priority.
    func isCheaper(than other: ReducedCost, in symbols: Symbols) -> Bool? {
        var priority = Double.infinity
        while true {
            priority = max(nextPriority(below: priority, in: symbols), other.nextPriority(below: priority, in: symbols))
            if priority <= 0 { return nil }
            let difference = amount(at: priority, in: symbols) - other.amount(at: priority, in: symbols)
            if abs(difference) > Tolerance.cost { return difference < 0 }
        }
    }

    private func nextPriority(below limit: Double, in symbols: Symbols) -> Double {
        let pointer = symbols + symbol
        let own = pointer.pointee.penalty.priority
        var next = ownCost != 0 && own < limit ? own : 0
        let costs = pointer.pointee.costs
        for position in 0..<costs.count where costs[position].priority < limit {
            next = max(next, costs[position].priority)
            break
        }
        return next
    }

    private func amount(at priority: Double, in symbols: Symbols) -> Double {
        let pointer = symbols + symbol
        var amount = pointer.pointee.penalty.priority == priority ? ownCost : 0
        let costs = pointer.pointee.costs
        for position in 0..<costs.count where costs[position].priority == priority {
            amount += sign * costs[position].amount
        }
        return amount / rate
    }
}
