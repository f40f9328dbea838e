/// The sparse tableau: every basic variable expressed in nonbasic symbols.
///
/// Rows of constraints are not stored: they follow from the rows of their few variables, and `gatherRow` computes them
/// on demand. A met inequality thus costs nothing until it is violated, and unrelated parts never interact. Initially
/// all variables are nonbasic, at 0.
struct Tableau: ~Copyable {
    /// The symbol that represents the sum of all gaps in ties; it is in no row and no column.
    static let gapSymbol = 0

    private var table = SymbolTable()
    /// The row gathered last. Coefficients smaller than `Tolerance.coefficient` are left out.
    private(set) var gatheredRow = SparseAccumulator()
    /// The column gathered last: basic symbols that depend on the requested one.
    private(set) var gatheredColumn = SparseAccumulator()
    private var substitution = RowSubstitution()

    init() {
        _ = table.make(.unused)
        symbols[Tableau.gapSymbol].penalty.tieLevel = .gaps
    }

    deinit {
        gatheredRow.release()
        gatheredColumn.release()
        substitution.release()
    }

    /// All symbols, by index. Valid until the next `makeSymbol`.
    @inline(__always) var symbols: Symbols { table.base }
    @inline(__always) var count: Int { table.count }

    /// Creates a symbol that is in no row and no column.
    mutating func makeSymbol(_ kind: Symbol.Kind) -> Int { table.make(kind) }

    /// Releases a symbol's index for reuse. Its row and column must be empty.
    mutating func discard(_ symbol: Int) { table.discard(symbol) }

    /// The number of coefficients in all rows.
    var entryCount: Int { (0..<count).reduce(0) { $0 + symbols[$1].row.count } }

    /// The distance of a basic symbol from its breakpoint; for a variable, its value.
    func deviation(of symbol: Int) -> Double {
        let pointer = symbols + symbol
        if pointer.pointee.kind == .variable { return pointer.pointee.variable.value }
        let terms = pointer.pointee.expression.terms
        var sum = -pointer.pointee.expression.constant
        for position in 0..<terms.count {
            sum += terms[position].amount * symbols[terms[position].symbol].variable.value
        }
        return sum
    }

    // MARK: Exchanging

    /// Exchanges `leaving`, whose row is gathered, with `entering`, whose coefficient in that row is `pivot`. Solves the
    /// row for `entering` and substitutes it into every row that contains it. Afterwards `gatheredRow` is the row of
    /// `entering`.
    ///
    /// Only coefficients change. The caller updates values, costs and basic flags.
    mutating func exchange(leaving: Int, entering: Int, pivot: Double) {
        if symbols[leaving].kind == .variable { clearRow(of: leaving) }
        gatheredRow.solve(for: entering, pivot: pivot, leaving: leaving)
        substitution.replace(entering, by: gatheredRow, in: symbols, count: count)
        if symbols[entering].kind == .variable { addGatheredRow(to: entering) }
    }

    /// Adds the entries of the gathered row to the row of `variable`.
    func addGatheredRow(to variable: Int) {
        for index in 0..<gatheredRow.count {
            symbols.link(row: variable, column: gatheredRow[index].symbol, gatheredRow[index].amount)
        }
    }

    /// Removes a variable's row from the tableau.
    func clearRow(of variable: Int) {
        let row = symbols[variable].row
        for position in 0..<row.count { symbols.removeFromColumn(row[position].column, at: row[position].slot) }
        symbols[variable].row.removeAll()
    }

    /// Removes a nonbasic symbol from all rows.
    func clearColumn(of symbol: Int) {
        let column = symbols[symbol].column
        for position in 0..<column.count { symbols.removeFromRow(column[position].row, at: column[position].slot) }
        symbols[symbol].column.removeAll()
    }

    // MARK: Gathering

    /// Expresses `basic` in nonbasic symbols, in `gatheredRow`.
    mutating func gatherRow(of basic: Int) {
        gatheredRow.reset(symbolCount: count)
        if symbols[basic].kind == .variable {
            let row = symbols[basic].row
            for index in 0..<row.count { gatheredRow.add(row[index].coefficient, of: row[index].column) }
            return
        }
        let terms = symbols[basic].expression.terms
        for position in 0..<terms.count {
            let term = terms[position]
            guard symbols[term.symbol].isBasic else {
                gatheredRow.add(term.amount, of: term.symbol)
                continue
            }
            let row = symbols[term.symbol].row
            for index in 0..<row.count {
                gatheredRow.add(term.amount * row[index].coefficient, of: row[index].column)
            }
        }
        gatheredRow.removeZeros()
    }

    /// Expresses a basic symbol in nonbasic symbols and definitions, in `gatheredRow`.
    mutating func gatherRowWithDefinitions(of basic: Int) {
        gatherRow(of: basic)
        let listed = gatheredRow.count
        if symbols[basic].kind != .variable { addDefinitions(of: basic, times: 1) }
        for index in 0..<listed where symbols[gatheredRow[index].symbol].kind != .variable {
            addDefinitions(of: gatheredRow[index].symbol, times: -gatheredRow[index].amount)
        }
        gatheredRow.removeZeros()
    }

    private mutating func addDefinitions(of symbol: Int, times factor: Double) {
        let definitions = symbols[symbol].expression.definitions
        for position in 0..<definitions.count {
            gatheredRow.add(factor * definitions[position].amount, of: definitions[position].symbol)
        }
    }

    /// Computes which basic symbols move with a nonbasic one, and by how much for a unit of it, into `gatheredColumn`.
    mutating func gatherColumn(of nonbasic: Int) {
        gatheredColumn.reset(symbolCount: count)
        if symbols[nonbasic].kind == .variable { addUses(of: nonbasic, rate: 1) }
        let column = symbols[nonbasic].column
        for position in 0..<column.count {
            let entry = column[position]
            let rate = symbols[entry.row].row[entry.slot].coefficient
            gatheredColumn.add(rate, of: entry.row)
            addUses(of: entry.row, rate: rate)
        }
        gatheredColumn.removeZeros()
    }

    private mutating func addUses(of variable: Int, rate: Double) {
        addBasic(symbols[variable].variable.derived, rate: rate)
        addBasic(symbols[variable].variable.constraints, rate: rate)
    }

    @inline(__always) private mutating func addBasic(_ uses: UnmanagedArray<SymbolTerm>, rate: Double) {
        for position in 0..<uses.count where symbols[uses[position].symbol].isBasic {
            gatheredColumn.add(uses[position].amount * rate, of: uses[position].symbol)
        }
    }

    /// Computes which basic variables would move with a definition, and by how much for a unit of it, into
    /// `gatheredColumn`. Nonbasic symbols stay at 0: they absorb what the definition moves them.
    mutating func gatherColumn(ofDefinition equality: Int) {
        gatheredColumn.reset(symbolCount: count)
        let substitutions = symbols[equality].substitutions
        for position in 0..<substitutions.count where !symbols[substitutions[position].symbol].isBasic {
            let column = symbols[substitutions[position].symbol].column
            for index in 0..<column.count {
                let rate = symbols[column[index].row].row[column[index].slot].coefficient
                gatheredColumn.add(-rate * substitutions[position].amount, of: column[index].row)
            }
        }
        gatheredColumn.removeZeros()
    }
}
