/// A sparse accumulator: a sum of symbols under construction, each listed once.
///
/// `places` maps symbols to positions. It is never cleared: an entry is valid only if that position lists the symbol.
struct SparseAccumulator {
    private var terms = UnmanagedArray<SymbolTerm>()
    private var places = UnmanagedArray<Int32>()

    /// Resets the sum, for symbols below `symbolCount`.
    mutating func reset(symbolCount: Int) {
        terms.removeAll()
        while places.count < symbolCount { places.append(0) }
    }

    /// The position of the symbol, or nil when it is not listed.
    @inline(__always) func position(of symbol: Int) -> Int? {
        let index = Int(places[symbol])
        return index < terms.count && terms[index].symbol == symbol ? index : nil
    }

    @inline(__always) mutating func add(_ amount: Double, of symbol: Int) {
        if let index = position(of: symbol) {
            terms[index].amount += amount
        } else {
            places[symbol] = Int32(truncatingIfNeeded: terms.count)
            terms.append(SymbolTerm(symbol: symbol, amount: amount))
        }
    }

    /// Returns the amount at a position and sets it to 0.
    @inline(__always) mutating func removeAmount(at index: Int) -> Double {
        defer { terms[index].amount = 0 }
        return terms[index].amount
    }

    /// Removes amounts that are 0 except for rounding.
    mutating func removeZeros() {
        var kept = 0
        for position in 0..<terms.count where abs(terms[position].amount) > Tolerance.coefficient {
            terms[kept] = terms[position]
            places[terms[kept].symbol] = Int32(truncatingIfNeeded: kept)
            kept += 1
        }
        while terms.count > kept { terms.removeLast() }
    }

    /// Solves the sum, which equals `leaving`, for `entering`, whose coefficient is `pivot`.
    mutating func solve(for entering: Int, pivot: Double, leaving: Int) {
        for position in 0..<terms.count {
            let term = terms[position]
            if term.symbol == entering {
                terms[position] = SymbolTerm(symbol: leaving, amount: 1 / pivot)
                places[leaving] = Int32(truncatingIfNeeded: position)
            } else {
                terms[position].amount = -term.amount / pivot
            }
        }
    }

    func release() {
        terms.release()
        places.release()
    }

    /// All terms; a copy.
    var all: [SymbolTerm] { (0..<count).map { terms[$0] } }

    @inline(__always) subscript(position: Int) -> SymbolTerm { terms[position] }
    @inline(__always) var count: Int { terms.count }
}
