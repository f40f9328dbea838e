/// The memory of all symbols. A symbol is identified by its index, which is reused after `discard`.
struct SymbolTable: ~Copyable {
    /// Valid until the next `make`, which may move the symbols.
    private(set) var base = UnsafeMutablePointer<Symbol>.allocate(capacity: 64)
    private(set) var count = 0
    private var capacity = 64
    private var unused: [Int] = []

    init() {}

    deinit {
        for index in 0..<count { base[index].release() }
        base.deallocate()
    }

    /// Creates a symbol, and reuses the memory of a discarded one.
    mutating func make(_ kind: Symbol.Kind) -> Int {
        if let index = unused.popLast() {
            base[index].kind = kind
            return index
        }
        if count == capacity { grow() }
        (base + count).initialize(to: Symbol())
        base[count].kind = kind
        count += 1
        return count - 1
    }

    /// Releases a symbol's index for reuse. Its row and column must be empty.
    mutating func discard(_ index: Int) {
        precondition(
            base[index].row.isEmpty && base[index].column.isEmpty,
            "Symbol \(index) is still in the tableau: remove it from its rows first.")
        base[index].clear()
        unused.append(index)
    }

    /// Grows by a factor of four: unused pages cost nothing, but moving to new ones does.
    private mutating func grow() {
        let wider = UnsafeMutablePointer<Symbol>.allocate(capacity: capacity * 4)
        wider.moveInitialize(from: base, count: count)
        base.deallocate()
        base = wider
        capacity *= 4
    }
}

/// All symbols, by index.
typealias Symbols = UnsafeMutablePointer<Symbol>
