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
}

extension Tableau {
    /// The price at the strongest priority that has one, or 0 at priority 0 when only ties are left.
    func leadingPrice(of slack: ReducedCost) -> Cost {
        let costs = symbols[slack.symbol].costs
        let priority = symbols[slack.symbol].priority
        var isOwnPending = slack.ownCost != 0 && priority > 0
        for position in 0..<costs.count {
            let cost = costs[position]
            if isOwnPending && priority > cost.priority { break }
            var amount = slack.sign * cost.amount
            if isOwnPending && priority == cost.priority {
                amount += slack.ownCost
                isOwnPending = false
            }
            if abs(amount) > Tolerance.cost { return Cost(priority: cost.priority, amount: amount / slack.rate) }
        }
        return isOwnPending
            ? Cost(priority: priority, amount: slack.ownCost / slack.rate) : Cost(priority: 0, amount: 0)
    }

    /// Whether the first cost is lower; nil when the two agree at every priority.
    func isCheaper(_ first: ReducedCost, than second: ReducedCost) -> Bool? {
        var priority = Double.infinity
        while true {
            priority = max(nextPriority(of: first, below: priority), nextPriority(of: second, below: priority))
            if priority <= 0 { return nil }
            let difference = price(of: first, at: priority) - price(of: second, at: priority)
            if abs(difference) > Tolerance.cost { return difference < 0 }
        }
    }

    private func nextPriority(of slack: ReducedCost, below limit: Double) -> Double {
        let symbol = symbols + slack.symbol
        var next = slack.ownCost != 0 && symbol.pointee.priority < limit ? symbol.pointee.priority : 0
        let costs = symbol.pointee.costs
        for position in 0..<costs.count where costs[position].priority < limit {
            next = max(next, costs[position].priority)
            break
        }
        return next
    }

    private func price(of slack: ReducedCost, at priority: Double) -> Double {
        let symbol = symbols + slack.symbol
        var amount = symbol.pointee.priority == priority ? slack.ownCost : 0
        let costs = symbol.pointee.costs
        for position in 0..<costs.count where costs[position].priority == priority {
            amount += slack.sign * costs[position].amount
        }
        return amount / slack.rate
    }
}
