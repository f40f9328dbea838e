/// One coefficient of a row, and its position in the column.
struct RowEntry: BitwiseCopyable {
    private let symbol: Int32
    private var index: Int32
    var coefficient: Double

    init(column: Int, index: Int, coefficient: Double) {
        symbol = Int32(truncatingIfNeeded: column)
        self.index = Int32(truncatingIfNeeded: index)
        self.coefficient = coefficient
    }

    @inline(__always) var column: Int { Int(symbol) }
    /// The position in the column's entries.
    @inline(__always) var slot: Int {
        get { Int(index) }
        set { index = Int32(truncatingIfNeeded: newValue) }
    }
}

/// One row that contains a column's symbol, and the position of the coefficient in it.
struct ColumnEntry: BitwiseCopyable {
    private let symbol: Int32
    private var index: Int32

    init(row: Int, index: Int) {
        symbol = Int32(truncatingIfNeeded: row)
        self.index = Int32(truncatingIfNeeded: index)
    }

    @inline(__always) var row: Int { Int(symbol) }
    /// The position in the row's entries.
    @inline(__always) var slot: Int {
        get { Int(index) }
        set { index = Int32(truncatingIfNeeded: newValue) }
    }
}

/// A multiple of a symbol.
struct SymbolTerm: BitwiseCopyable {
    var symbol: Int
    var amount: Double

    /// Whether the amount is large enough for a pivot.
    var isPivotable: Bool { abs(amount) >= Tolerance.pivot }
}

extension UnmanagedArray<SymbolTerm> {
    /// The last position of the symbol, which must be listed.
    func lastIndex(of symbol: Int) -> Int {
        var index = count - 1
        while self[index].symbol != symbol { index -= 1 }
        return index
    }

    /// Changes the amount of a symbol, which must be listed.
    func setAmount(_ amount: Double, of symbol: Int) { self[lastIndex(of: symbol)].amount = amount }

    /// Removes a symbol, which must be listed. Searches from the end, because recent references are removed first.
    mutating func remove(_ symbol: Int) {
        self[lastIndex(of: symbol)] = self[count - 1]
        removeLast()
    }
}

/// An amount in units of one priority; units of different priorities are incomparable.
struct Cost: BitwiseCopyable {
    var priority: Double
    var amount: Double
}
