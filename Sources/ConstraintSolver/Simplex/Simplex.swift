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
    var agenda = Agenda()
    /// Nonbasic symbols that may save costs by moving.
    var suspects: [Int] = []
    /// Variables whose value has changed since the last reading.
    var changed: [Int] = []
    /// Required constraints that cannot be met, each with those it conflicts with. They are ignored until something
    /// changes.
    var parked: [(symbol: Int, opponents: [Int])] = []
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
    var bestTies = Gathering()
    var candidateTies = Gathering()
    var bestWishTies = Gathering()
    var candidateWishTies = Gathering()
    var slope = Slope()

    init() {}

    deinit {
        bestTies.release()
        candidateTies.release()
        bestWishTies.release()
        candidateWishTies.release()
        slope.release()
    }

    @inline(__always) var symbols: UnsafeMutablePointer<Symbol> { tableau.symbols }

    /// Solves the constraints. Those that cannot be met are in `unsatisfied` afterwards.
    mutating func solve() {
        requeueParked()
        repair()
        auditIfDue()
    }

    /// Queues unsatisfied constraints again, because they may now be possible.
    mutating func requeueParked() {
        for conflict in parked { enqueue(conflict.symbol) }
        parked.removeAll(keepingCapacity: true)
    }

    /// Queues a symbol after those added before.
    @inline(__always) mutating func enqueue(_ symbol: Int) {
        if symbols[symbol].isQueued { return }
        symbols[symbol].isQueued = true
        agenda.append(symbol)
    }

    /// Queues a symbol to be checked next, because its value has moved.
    @inline(__always) mutating func push(_ symbol: Int) {
        if symbols[symbol].isQueued { return }
        symbols[symbol].isQueued = true
        agenda.push(symbol)
    }

    mutating func suspect(_ symbol: Int) {
        if symbols[symbol].isSuspect { return }
        symbols[symbol].isSuspect = true
        suspects.append(symbol)
    }

    mutating func suspectGathered() {
        for place in 0..<tableau.gathered.count { suspect(tableau.gathered[place].symbol) }
    }
}
