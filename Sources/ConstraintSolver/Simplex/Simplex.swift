/// The simplex method behind `Solver`: maintains the layout with the lowest costs, with symbols instead of names.
///
/// Required equalities are not part of it once they are met: see `Definitions/`.
///
/// It has two algorithms. `repair` (the dual simplex) handles changed constants: a symbol on a side of its breakpoint
/// for which it is not charged is charged, or exchanged with the cheapest symbol to move. `improve` (the primal
/// simplex) handles changed costs: a nonbasic symbol that would save costs moves until nothing is saved.
struct Simplex: ~Copyable {
    var tableau = Tableau()
    /// Basic symbols that may be on another side of their breakpoint than the one they are charged for.
    var repairQueue = RepairQueue()
    /// Nonbasic symbols that may save costs by moving.
    var candidates: [Int] = []
    /// Variables whose value has changed since the last reading.
    var changed: [Int] = []
    /// Required constraints that cannot be met, each with those it conflicts with. They are ignored until something
    /// changes.
    var unsatisfied: [(symbol: Int, opponents: [Int])] = []
    /// Values smaller than this count as 0.
    var tolerance = Tolerance.value
    /// The number of basis exchanges since the start.
    var exchanges = 0
    /// The number of exchanges and of shifted definitions since the last audit.
    var changesSinceAudit = 0
    /// Whether a loop was given up.
    var hasStalled = false

    // Scratch memory for the loops.
    var spent: [Cost] = []
    var bestTies = SparseAccumulator()
    var candidateTies = SparseAccumulator()
    var bestPreferenceTies = SparseAccumulator()
    var candidatePreferenceTies = SparseAccumulator()
    var slope = Slope()

    init() {}

    deinit {
        bestTies.release()
        candidateTies.release()
        bestPreferenceTies.release()
        candidatePreferenceTies.release()
        slope.release()
    }

    @inline(__always) var symbols: UnsafeMutablePointer<Symbol> { tableau.symbols }

    /// Solves the constraints. Those that cannot be met are in `unsatisfied` afterwards.
    mutating func solve() {
        requeueUnsatisfied()
        repair()
        auditIfDue()
    }

    /// Queues unsatisfied constraints again, because they may now be possible.
    mutating func requeueUnsatisfied() {
        for conflict in unsatisfied { enqueue(conflict.symbol) }
        unsatisfied.removeAll(keepingCapacity: true)
    }

    /// Queues a symbol after those added before.
    @inline(__always) mutating func enqueue(_ symbol: Int) {
        if symbols[symbol].isQueued { return }
        symbols[symbol].isQueued = true
        repairQueue.append(symbol)
    }

    /// Queues a symbol to be checked next, because its value has moved.
    @inline(__always) mutating func push(_ symbol: Int) {
        if symbols[symbol].isQueued { return }
        symbols[symbol].isQueued = true
        repairQueue.push(symbol)
    }

    mutating func addCandidate(_ symbol: Int) {
        if symbols[symbol].isCandidate { return }
        symbols[symbol].isCandidate = true
        candidates.append(symbol)
    }

    mutating func addGatheredCandidates() {
        for place in 0..<tableau.gathered.count { addCandidate(tableau.gathered[place].symbol) }
    }
}
