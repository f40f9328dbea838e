/// The numbers behind `Solver`: keeps the layout that costs least, in symbols instead of names.
///
/// Required equalities are no part of it once they are met: see `Definitions/`.
///
/// Two movements keep it so. `repair` (the dual simplex) answers changed numbers: a symbol found on a side of its kink
/// that it does not pay for pays, or changes places with the symbol that gives way first. `improve` (the primal simplex)
/// answers changed costs: a symbol outside the basis that would save something by moving moves until nothing is saved.
struct Simplex: ~Copyable {
    var tableau = Tableau()
    /// Basic symbols that may be on another side of their kink than they pay for.
    var agenda = Agenda()
    /// Symbols outside the basis that may gain by moving.
    var suspects: [Int] = []
    /// Variables whose value changed since the last reading.
    var changed: [Int] = []
    /// Required constraints that others stand against, each with those. They are left out until something changes.
    var parked: [(symbol: Int, opponents: [Int])] = []
    /// Values smaller than this count as 0.
    var tolerance = Tolerance.value
    /// Exchanges of basis since the start.
    var exchanges = 0
    /// Exchanges, and shifts of definitions, since the last audit.
    var changesSinceAudit = 0
    /// A loop was given up.
    var hasStalled = false

    // Memory for the loops, kept between them.
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

    /// Brings the layout up to date. What cannot be had is in `parked` afterwards.
    mutating func solve() {
        requeueParked()
        repair()
        auditIfDue()
    }

    /// What was left out may now be possible.
    mutating func requeueParked() {
        for conflict in parked { enqueue(conflict.symbol) }
        parked.removeAll(keepingCapacity: true)
    }

    /// To be looked at in its turn.
    @inline(__always) mutating func enqueue(_ symbol: Int) {
        if symbols[symbol].isQueued { return }
        symbols[symbol].isQueued = true
        agenda.append(symbol)
    }

    /// To be looked at next: its value has moved.
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
