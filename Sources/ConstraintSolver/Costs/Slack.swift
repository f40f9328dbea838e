/// How far a symbol's cost can still grow in one direction before moving the symbol pays off: its price list, strongest
/// priority first, per unit of `rate`. Never below nothing while the layout is the best one.
struct Slack {
    var symbol: Int
    /// 1: what is left for moving up, -1: for moving down.
    var sign: Double
    /// What the symbol's own cost resists with, in units of its own priority.
    var own: Double
    /// What the symbol's own gap resists with.
    var ownGap: Double
    /// The slack counts in units of the leaving row, which mentions the symbol with this coefficient, above 0.
    var rate: Double

    init(symbol: Int, sign: Double, own: Double, ownGap: Double, rate: Double = 1) {
        self.symbol = symbol
        self.sign = sign
        self.own = own
        self.ownGap = ownGap
        self.rate = rate
    }
}

extension Tableau {
    /// The strongest price in the list, or 0 at priority 0 when only ties are left.
    func leadingPrice(of slack: Slack) -> Cost {
        let costs = symbols[slack.symbol].costs
        let priority = symbols[slack.symbol].priority
        var isOwnPending = slack.own != 0 && priority > 0
        for position in 0..<costs.count {
            let cost = costs[position]
            if isOwnPending && priority > cost.priority { break }
            var amount = slack.sign * cost.amount
            if isOwnPending && priority == cost.priority {
                amount += slack.own
                isOwnPending = false
            }
            if abs(amount) > Tolerance.cost { return Cost(priority: cost.priority, amount: amount / slack.rate) }
        }
        return isOwnPending ? Cost(priority: priority, amount: slack.own / slack.rate) : Cost(priority: 0, amount: 0)
    }

    /// Whether the first list is cheaper; nil when they agree in every priority.
    func isCheaper(_ first: Slack, than second: Slack) -> Bool? {
        var priority = Double.infinity
        while true {
            priority = max(nextPriority(of: first, below: priority), nextPriority(of: second, below: priority))
            if priority <= 0 { return nil }
            let difference = price(of: first, at: priority) - price(of: second, at: priority)
            if abs(difference) > Tolerance.cost { return difference < 0 }
        }
    }

    private func nextPriority(of slack: Slack, below limit: Double) -> Double {
        let symbol = symbols + slack.symbol
        var next = slack.own != 0 && symbol.pointee.priority < limit ? symbol.pointee.priority : 0
        let costs = symbol.pointee.costs
        for position in 0..<costs.count where costs[position].priority < limit {
            next = max(next, costs[position].priority)
            break
        }
        return next
    }

    private func price(of slack: Slack, at priority: Double) -> Double {
        let symbol = symbols + slack.symbol
        var amount = symbol.pointee.priority == priority ? slack.own : 0
        let costs = symbol.pointee.costs
        for position in 0..<costs.count where costs[position].priority == priority {
            amount += slack.sign * costs[position].amount
        }
        return amount / slack.rate
    }
}
