extension Tableau {
    /// Exchanges `leaving`, whose row is in `gathered`, with `entering`, whose coefficient in that row is `pivot`.
    /// Solves the row for `entering` and substitutes it into every row that contains it. Afterwards `gathered` holds
    /// the row of `entering`.
    ///
    /// Only coefficients change. The caller updates values, costs and basic flags.
    mutating func exchange(leaving: Int, entering: Int, pivot: Double) {
        if symbols[leaving].kind == .variable { clearRow(of: leaving) }
        gathered.solve(for: entering, pivot: pivot, leaving: leaving)
        substitute(entering)
        if symbols[entering].kind == .variable {
            for place in 0..<gathered.count {
                link(row: entering, column: gathered[place].symbol, gathered[place].amount)
            }
        }
    }

    /// Replaces `symbol` by the row in `gathered`, wherever it occurs.
    private mutating func substitute(_ symbol: Int) {
        let column = symbols[symbol].column
        if column.isEmpty { return }
        mergedRows.removeAll()
        while gatheredPositions.count < count { gatheredPositions.append(-1) }
        for place in 0..<gathered.count {
            mergedRows.append(-1)
            gatheredPositions[gathered[place].symbol] = Int32(truncatingIfNeeded: place)
        }
        for position in 0..<column.count {
            let entry = column[position]
            let factor = symbols[entry.row].row[entry.slot].coefficient
            removeFromRow(entry.row, at: entry.slot)
            add(factor, toRow: entry.row)
        }
        symbols[symbol].column.removeAll()
        for place in 0..<gathered.count { gatheredPositions[gathered[place].symbol] = -1 }
    }

    /// Adds `factor` times the row in `gathered` to a stored row.
    private mutating func add(_ factor: Double, toRow row: Int) {
        let mark = Int32(truncatingIfNeeded: row)
        let entries = symbols[row].row
        var position = entries.count - 1
        while position >= 0 {
            let spot = Int(gatheredPositions[entries[position].column])
            if spot >= 0 {
                mergedRows[spot] = mark
                let sum = entries[position].coefficient + factor * gathered[spot].amount
                if abs(sum) > Tolerance.coefficient {
                    entries[position].coefficient = sum
                } else {
                    unlink(row: row, at: position)
                }
            }
            position -= 1
        }
        for place in 0..<gathered.count where mergedRows[place] != mark {
            let amount = factor * gathered[place].amount
            if abs(amount) > Tolerance.coefficient { link(row: row, column: gathered[place].symbol, amount) }
        }
    }

    /// Removes a variable's row from the tableau.
    mutating func clearRow(of variable: Int) {
        let row = symbols[variable].row
        for position in 0..<row.count { removeFromColumn(row[position].column, at: row[position].slot) }
        symbols[variable].row.removeAll()
    }

    mutating func link(row: Int, column: Int, _ coefficient: Double) {
        let place = symbols[row].row.count
        symbols[row].row.append(RowEntry(column: column, place: symbols[column].column.count, coefficient: coefficient))
        symbols[column].column.append(ColumnEntry(row: row, place: place))
    }

    /// Removes a nonbasic symbol from all rows.
    mutating func clearColumn(of symbol: Int) {
        let column = symbols[symbol].column
        for position in 0..<column.count { removeFromRow(column[position].row, at: column[position].slot) }
        symbols[symbol].column.removeAll()
    }

    private mutating func unlink(row: Int, at position: Int) {
        let entry = symbols[row].row[position]
        removeFromColumn(entry.column, at: entry.slot)
        removeFromRow(row, at: position)
    }

    /// Moves the last entry to the freed position and updates its other end.
    @inline(__always) private mutating func removeFromRow(_ row: Int, at position: Int) {
        let last = symbols[row].row.count - 1
        if position != last {
            let moved = symbols[row].row[last]
            symbols[row].row[position] = moved
            symbols[moved.column].column[moved.slot].slot = position
        }
        symbols[row].row.removeLast()
    }

    @inline(__always) private mutating func removeFromColumn(_ column: Int, at position: Int) {
        let last = symbols[column].column.count - 1
        if position != last {
            let moved = symbols[column].column[last]
            symbols[column].column[position] = moved
            symbols[moved.row].row[moved.slot].slot = position
        }
        symbols[column].column.removeLast()
    }
}
