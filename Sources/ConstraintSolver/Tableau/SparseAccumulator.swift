/// A sparse accumulator: a sum of symbols under construction, each listed once.
///
/// `places` maps symbols to positions. It is never cleared: an entry is valid only if that position lists the symbol.
struct SparseAccumulator {
    private(set) var shares = UnmanagedArray<SymbolTerm>()
    private var places = UnmanagedArray<Int32>()

    /// Resets the sum, for symbols below `symbolCount`.
    mutating func reset(symbolCount: Int) {
        shares.removeAll()
        while places.count < symbolCount { places.append(0) }
    }

    /// The position of the symbol, or nil when it is not listed.
    @inline(__always) func position(of symbol: Int) -> Int? {
        let place = Int(places[symbol])
        return place < shares.count && shares[place].symbol == symbol ? place : nil
    }

    @inline(__always) mutating func add(_ amount: Double, of symbol: Int) {
        if let place = position(of: symbol) {
            shares[place].amount += amount
        } else {
            places[symbol] = Int32(truncatingIfNeeded: shares.count)
            shares.append(SymbolTerm(symbol: symbol, amount: amount))
        }
    }

    /// Returns the amount at a position and sets it to 0.
    @inline(__always) mutating func removeAmount(at place: Int) -> Double {
        defer { shares[place].amount = 0 }
        return shares[place].amount
    }

    /// Removes amounts that are 0 except for rounding.
    mutating func removeZeros() {
        var kept = 0
        for position in 0..<shares.count where abs(shares[position].amount) > Tolerance.coefficient {
            shares[kept] = shares[position]
            places[shares[kept].symbol] = Int32(truncatingIfNeeded: kept)
            kept += 1
        }
        while shares.count > kept { shares.removeLast() }
    }

    /// Solves the sum, which equals `leaving`, for `entering`, whose coefficient is `pivot`.
    mutating func solve(for entering: Int, pivot: Double, leaving: Int) {
        for position in 0..<shares.count {
            let share = shares[position]
            if share.symbol == entering {
                shares[position] = SymbolTerm(symbol: leaving, amount: 1 / pivot)
                places[leaving] = Int32(truncatingIfNeeded: position)
            } else {
                shares[position].amount = -share.amount / pivot
            }
        }
    }

    func release() {
        shares.release()
        places.release()
    }

    /// The symbols whose amount is large enough for pivoting.
    var symbols: [Int] {
        (0..<count).filter { abs(shares[$0].amount) >= Tolerance.pivot }.map { shares[$0].symbol }
    }

    @inline(__always) subscript(position: Int) -> SymbolTerm { shares[position] }
    @inline(__always) var count: Int { shares.count }
}
