/// What moving a symbol further costs, while it moves: grows at every kink that a dependent symbol passes.
struct Slope {
    /// A dependent symbol reaching its kink.
    struct Event {
        var symbol: Int
        /// How far the entering symbol has moved by then.
        var time: Double
        var rate: Double
        /// What the slope grows by, in units of the symbol's priority; infinite for a required constraint.
        var jump: Double
        /// What the sum of gaps grows by.
        var gapJump: Double
    }

    var events: [Event] = []
    private(set) var prices: [Cost] = []
    var ties = Gathering()

    mutating func start(symbolCount: Int) {
        events.removeAll(keepingCapacity: true)
        prices.removeAll(keepingCapacity: true)
        ties.start(symbolCount: symbolCount)
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

    /// The nearest kink first; of several at once the steepest, the best number to divide by.
    mutating func sortEvents() {
        events.sort { $0.time == $1.time ? abs($0.rate) > abs($1.rate) : $0.time < $1.time }
    }

    /// The strongest price that is not nothing; nil when only ties are left.
    var leadingPrice: Double? { prices.first { abs($0.amount) > Tolerance.cost }?.amount }
}
