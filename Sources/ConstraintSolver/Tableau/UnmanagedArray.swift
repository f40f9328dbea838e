/// A growable array of trivial values that owns unmanaged memory: the rows, columns and costs of the tableau.
///
/// The elimination touches millions of entries. A Swift array inside a struct inside an array would check uniqueness
/// and bounds for each. The tableau's `deinit` frees all memory with `release`.
struct UnmanagedArray<Element: BitwiseCopyable> {
    private var base: UnsafeMutablePointer<Element>?
    private var length: Int32 = 0
    private var capacity: Int32 = 0

    init() {}

    @inline(__always) var count: Int { Int(length) }
    @inline(__always) var isEmpty: Bool { length == 0 }

    var last: Element? { isEmpty ? nil : self[count - 1] }

    @inline(__always) subscript(position: Int) -> Element {
        get {
            assert(position >= 0 && position < count, "Position \(position) of an array of \(count) entries.")
            return base.unsafelyUnwrapped[position]
        }
        nonmutating set {
            assert(position >= 0 && position < count, "Position \(position) of an array of \(count) entries.")
            base.unsafelyUnwrapped[position] = newValue
        }
    }

    @inline(__always) mutating func append(_ element: Element) {
        if length == capacity { grow() }
        (base.unsafelyUnwrapped + Int(length)).initialize(to: element)
        length += 1
    }

    /// Reserves exactly `wanted` entries, when no more will follow.
    mutating func reserve(_ requested: Int) {
        if requested > Int(capacity) { resize(to: Int32(truncatingIfNeeded: requested)) }
    }

    /// Inserts an element and keeps the order of the others.
    mutating func insert(_ element: Element, at position: Int) {
        append(element)
        var hole = count - 1
        while hole > position {
            self[hole] = self[hole - 1]
            hole -= 1
        }
        self[position] = element
    }

    /// Removes an element and keeps the order of the others.
    mutating func remove(at position: Int) {
        for index in position..<(count - 1) { self[index] = self[index + 1] }
        length -= 1
    }

    @inline(__always) mutating func removeLast() {
        assert(length > 0, "An empty array has no last entry.")
        length -= 1
    }

    /// Removes all elements and keeps the memory.
    @inline(__always) mutating func removeAll() { length = 0 }

    /// Frees the memory; the array must not be used afterwards.
    func release() { base?.deallocate() }

    @inline(never) private mutating func grow() { resize(to: capacity == 0 ? 4 : capacity * 2) }

    private mutating func resize(to wider: Int32) {
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: Int(wider))
        if let base {
            moved.moveInitialize(from: base, count: count)
            base.deallocate()
        }
        base = moved
        capacity = wider
    }
}
