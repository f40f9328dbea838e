/// The queue of symbols to check, in an order that keeps the work small.
///
/// Moved symbols come before added ones. Violated symbols come by priority, then by deviation, which takes the fewest
/// steps. A layout thus grows constraint by constraint in the order of adding, and its rows stay short.
struct RepairQueue {
    private var added: [Int] = []
    private var head = 0
    private var touched: [Int] = []
    private var ranked: [Ranked] = []

    private struct Ranked {
        var symbol: Int
        var priority: Double
        var deviation: Double

        @inline(__always) func comes(before other: Ranked) -> Bool {
            priority == other.priority ? deviation > other.deviation : priority > other.priority
        }
    }

    /// Appends a symbol that was added.
    mutating func append(_ symbol: Int) { added.append(symbol) }

    /// Adds a symbol whose value has moved.
    @inline(__always) mutating func push(_ symbol: Int) { touched.append(symbol) }

    @inline(__always) mutating func nextTouched() -> Int? { touched.popLast() }

    mutating func nextAdded() -> Int? {
        if head == added.count {
            added.removeAll(keepingCapacity: true)
            head = 0
            return nil
        }
        head += 1
        return added[head - 1]
    }

    /// Stores a violated symbol until worse ones are repaired. The same symbol may be added again with a larger
    /// deviation.
    mutating func rank(_ symbol: Int, priority: Double, deviation: Double) {
        ranked.append(Ranked(symbol: symbol, priority: priority, deviation: deviation))
        var child = ranked.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            if !ranked[child].comes(before: ranked[parent]) { return }
            ranked.swapAt(parent, child)
            child = parent
        }
    }

    /// The violated symbol of the highest priority, and of these the one with the largest deviation when it was added.
    mutating func nextRanked() -> Int? {
        guard let top = ranked.first else { return nil }
        let last = ranked.removeLast()
        if ranked.isEmpty { return top.symbol }
        ranked[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            if child >= ranked.count { break }
            if child + 1 < ranked.count && ranked[child + 1].comes(before: ranked[child]) { child += 1 }
            if !ranked[child].comes(before: ranked[parent]) { break }
            ranked.swapAt(parent, child)
            parent = child
        }
        return top.symbol
    }
}
