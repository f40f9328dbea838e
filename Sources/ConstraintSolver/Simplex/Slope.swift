/// The marginal cost of moving a symbol. It grows at every breakpoint that a dependent symbol passes.
struct Slope {
    /// A dependent symbol reaches its breakpoint.
    struct Event {
        var symbol: Int
        /// The distance that the entering symbol has moved by then.
        var time: Double
        var rate: Double
        /// The increase of the slope, in units of the symbol's priority; infinite for a required constraint.
        var jump: Double
        /// The increase of the sum of gaps.
        var gapJump: Double
    }

    var events: [Event] = []
    private(set) var prices: [Cost] = []
    var ties = SparseAccumulator()

    mutating func start(symbolCount: Int) {
        events.removeAll(keepingCapacity: true)
        prices.removeAll(keepingCapacity: true)
        ties.reset(symbolCount: symbolCount)
    }

    mutating func add(_ amount: Double, at priority: Double) {
        if priority <= 0 || amount == 0 { return }
        let position = prices.firstIndex { $0.priority <= priority } ?? prices.count
        if position < prices.count && prices[position].priority == priority {
            prices[position].amount += amount
        } else {
            prices.insert(Cost(priority: priority, amount: amount), at: position)
        }
    }

    func release() { ties.release() }

    /// Sorts by distance; of several at the same distance the steepest first, the numerically best pivot.
    mutating func sortEvents() {
        events.sort { $0.time == $1.time ? abs($0.rate) > abs($1.rate) : $0.time < $1.time }
    }

    /// The nonzero price of the strongest priority; nil when only ties are left.
    var leadingPrice: Double? { prices.first { abs($0.amount) > Tolerance.cost }?.amount }
}
