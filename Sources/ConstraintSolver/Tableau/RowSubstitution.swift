/// Replaces a symbol in all rows by the row that it is equal to: the elimination step of an exchange.
struct RowSubstitution {
    /// By symbol: its position in the replacing row, or -1. One lookup for each entry of each row.
    private var positions = UnmanagedArray<Int32>()
    /// By position in the replacing row: the last row that it was added to.
    private var mergedRows = UnmanagedArray<Int32>()

    /// Replaces `symbol` by `replacement`, wherever it occurs.
    mutating func replace(
        _ symbol: Int, by replacement: borrowing SparseAccumulator, in symbols: Symbols, count: Int
    ) {
        let column = symbols[symbol].column
        if column.isEmpty { return }
        mergedRows.removeAll()
        while positions.count < count { positions.append(-1) }
        for index in 0..<replacement.count {
            mergedRows.append(-1)
            positions[replacement[index].symbol] = Int32(truncatingIfNeeded: index)
        }
        for position in 0..<column.count {
            let entry = column[position]
            let factor = symbols[entry.row].row[entry.slot].coefficient
            symbols.removeFromRow(entry.row, at: entry.slot)
            add(factor, times: replacement, toRow: entry.row, in: symbols)
        }
        symbols[symbol].column.removeAll()
        for index in 0..<replacement.count { positions[replacement[index].symbol] = -1 }
    }

    private func add(
        _ factor: Double, times addend: borrowing SparseAccumulator, toRow row: Int,
        in symbols: Symbols
    ) {
        let mark = Int32(truncatingIfNeeded: row)
        let entries = symbols[row].row
        var position = entries.count - 1
        while position >= 0 {
            let index = Int(positions[entries[position].column])
            if index >= 0 {
                mergedRows[index] = mark
                let sum = entries[position].coefficient + factor * addend[index].amount
                if abs(sum) > Tolerance.coefficient {
                    entries[position].coefficient = sum
                } else {
                    symbols.unlink(row: row, at: position)
                }
            }
            position -= 1
        }
        for index in 0..<addend.count where mergedRows[index] != mark {
            let amount = factor * addend[index].amount
            if abs(amount) > Tolerance.coefficient { symbols.link(row: row, column: addend[index].symbol, amount) }
        }
    }

    func release() {
        positions.release()
        mergedRows.release()
    }
}

/// The entries of the tableau: each is listed in its row and in its column, with its position in the other.
extension Symbols {
    /// Adds an entry to a row, at a column that it does not have yet.
    func link(row: Int, column: Int, _ coefficient: Double) {
        let index = self[row].row.count
        self[row].row.append(RowEntry(column: column, index: self[column].column.count, coefficient: coefficient))
        self[column].column.append(ColumnEntry(row: row, index: index))
    }

    /// Removes an entry from its row and column.
    func unlink(row: Int, at position: Int) {
        let entry = self[row].row[position]
        removeFromColumn(entry.column, at: entry.slot)
        removeFromRow(row, at: position)
    }

    /// Moves the last entry to the freed position and updates its other end.
    @inline(__always) func removeFromRow(_ row: Int, at position: Int) {
        let last = self[row].row.count - 1
        if position != last {
            let moved = self[row].row[last]
            self[row].row[position] = moved
            self[moved.column].column[moved.slot].slot = position
        }
        self[row].row.removeLast()
    }

    /// Moves the last entry to the freed position and updates its other end.
    @inline(__always) func removeFromColumn(_ column: Int, at position: Int) {
        let last = self[column].column.count - 1
        if position != last {
            let moved = self[column].column[last]
            self[column].column[position] = moved
            self[moved.row].row[moved.slot].slot = position
        }
        self[column].column.removeLast()
    }
}
