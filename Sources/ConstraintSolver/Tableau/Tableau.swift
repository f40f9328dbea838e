/// The sparse tableau: every basic variable expressed in nonbasic symbols.
///
/// Rows of constraints are not stored: they follow from the rows of their few variables, and `gatherRow` computes them
/// on demand. A met inequality thus costs nothing until it is violated, and unrelated parts never interact. Initially
/// all variables are nonbasic, at 0.
struct Tableau: ~Copyable {
    /// The symbol that represents the sum of all gaps in ties; it is in no row and no column.
    static let gapSymbol = 0

    private(set) var symbols = UnsafeMutablePointer<Symbol>.allocate(capacity: 64)
    private(set) var count = 0
    private var capacity = 64
    private var unused: [Int] = []

    /// The row gathered last. Coefficients smaller than `Tolerance.coefficient` are left out.
    var gathered = SparseAccumulator()
    /// The column gathered last: basic symbols that depend on the requested one.
    var dependents = SparseAccumulator()
    /// The next expression of a constraint or derived variable.
    var expression = SparseAccumulator()
    /// The expression that is substituted for a symbol everywhere.
    var definition = SparseAccumulator()
    /// During a substitution, by symbol: its position in `gathered`, or -1. One lookup for each entry of each row.
    var gatheredPositions = UnmanagedArray<Int32>()
    /// During a substitution, by position in `gathered`: the last row that it was added to.
    var mergedRows = UnmanagedArray<Int32>()

    init() {
        symbols.initialize(to: Symbol())
        symbols[Tableau.gapSymbol].tieStage = .gaps
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
            symbols[symbol].chargedLinks.release()
        }
        symbols.deallocate()
        gathered.release()
        dependents.release()
        expression.release()
        definition.release()
        gatheredPositions.release()
        mergedRows.release()
    }

    /// Creates a symbol, and reuses the memory of a discarded one.
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

    /// Releases a symbol's index for reuse. Its row, column and costs must be empty.
    mutating func discard(_ index: Int) {
        precondition(
            symbols[index].row.isEmpty && symbols[index].column.isEmpty,
            "Symbol \(index) is still in the tableau: remove it from its rows first.")
        var fresh = Symbol()
        swap(&fresh, &symbols[index])
        fresh.removeRelations()
        symbols[index].moveStorage(from: fresh)
        unused.append(index)
    }

    var entryCount: Int { (0..<count).reduce(0) { $0 + symbols[$1].row.count } }

    var derivationCount: Int { (0..<count).reduce(0) { $0 + symbols[$1].origins.count } }

    /// Grows by a factor of four: unused pages cost nothing, but moving to new ones does.
    private mutating func grow() {
        let wider = UnsafeMutablePointer<Symbol>.allocate(capacity: capacity * 4)
        wider.moveInitialize(from: symbols, count: count)
        symbols.deallocate()
        symbols = wider
        capacity *= 4
    }
}

/// Limits below which a number is a rounding error. Chosen after running the random systems of the tests.
enum Tolerance {
    /// For coefficients of rows.
    static let coefficient = 1e-11
    /// For coefficients that may be a pivot.
    static let pivot = 1e-8
    /// The fraction of a required equality's largest coefficient that a variable needs to be solved for.
    static let definingShare = 0.01
    /// For differences of costs.
    static let cost = 1e-9
    /// For values, in the unit of the variables, while no constant is beyond 10,000; grows with the largest constant.
    static let value = 1e-9
}
