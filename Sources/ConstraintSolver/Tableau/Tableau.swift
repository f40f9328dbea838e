/// The sparse tableau: every basic variable in terms of the symbols outside the basis.
///
/// Rows of constraints are not stored: a basic constraint's row follows from those of its few variables and is made
/// when asked for (`gatherRow`). So a met inequality costs nothing until it is broken, and what does not hang together
/// never meets. At the start all variables are outside the basis, at 0.
struct Tableau: ~Copyable {
    /// The symbol that stands for the sum of all gaps in lists of ties; in no row and in no column.
    static let gaps = 0

    private(set) var symbols = UnsafeMutablePointer<Symbol>.allocate(capacity: 64)
    private(set) var count = 0
    private var capacity = 64
    private var unused: [Int] = []

    /// The row last gathered. Coefficients smaller than `Tolerance.coefficient` are left out.
    var gathered = Gathering()
    /// The column last gathered: basic symbols that depend on the asked one.
    var dependents = Gathering()
    /// What a constraint or derived variable is about to say.
    var expression = Gathering()
    /// What is put in the place of a symbol everywhere.
    var definition = Gathering()
    /// While a row is put into others: by symbol, where `gathered` lists it, or -1. One look for each entry of each row.
    var spots = Line<Int32>()
    /// While a row is put into others: the last row that each of its places has been added to.
    var seen = Line<Int32>()

    init() {
        symbols.initialize(to: Symbol())
        symbols[Tableau.gaps].tieStage = .gaps
        count = 1
    }

    deinit {
        for symbol in 0..<count {
            symbols[symbol].row.release()
            symbols[symbol].column.release()
            symbols[symbol].costs.release()
            symbols[symbol].links.release()
            symbols[symbol].origins.release()
            symbols[symbol].followers.release()
            symbols[symbol].terms.release()
            symbols[symbol].payers.release()
        }
        symbols.deallocate()
        gathered.release()
        dependents.release()
        expression.release()
        definition.release()
        spots.release()
        seen.release()
    }

    /// A symbol of its own, with the lines of an earlier one emptied.
    mutating func makeSymbol(_ kind: Symbol.Kind) -> Int {
        if let index = unused.popLast() {
            symbols[index].kind = kind
            return index
        }
        if count == capacity { grow() }
        (symbols + count).initialize(to: Symbol())
        symbols[count].kind = kind
        count += 1
        return count - 1
    }

    /// Gives the symbol's place to the next one. Its row, column and costs must be empty.
    mutating func discard(_ index: Int) {
        precondition(
            symbols[index].row.isEmpty && symbols[index].column.isEmpty,
            "Symbol \(index) is still in the tableau: take it out of its rows first.")
        var fresh = Symbol()
        swap(&fresh, &symbols[index])
        fresh.emptyLines()
        symbols[index].takeLines(of: fresh)
        unused.append(index)
    }

    var entryCount: Int { (0..<count).reduce(0) { $0 + symbols[$1].row.count } }

    var derivationCount: Int { (0..<count).reduce(0) { $0 + symbols[$1].origins.count } }

    /// Four times: pages that are not used yet cost nothing, moving and touching new ones does.
    private mutating func grow() {
        let wider = UnsafeMutablePointer<Symbol>.allocate(capacity: capacity * 4)
        wider.moveInitialize(from: symbols, count: count)
        symbols.deallocate()
        symbols = wider
        capacity *= 4
    }
}

/// Below which a number is rounding, not meaning. Found by running the random systems of the tests; chosen.
enum Tolerance {
    /// Coefficients of rows.
    static let coefficient = 1e-11
    /// Coefficients worth pivoting on.
    static let pivot = 1e-8
    /// Of the largest coefficient of a required equality: what one must have to be solved for.
    static let definingShare = 0.01
    /// Differences of costs.
    static let cost = 1e-9
    /// Values, in the unit of the variables, while no constant is beyond 10,000; grows with the largest constant.
    static let value = 1e-9
}
