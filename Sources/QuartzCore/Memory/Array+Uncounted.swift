extension Array where Element: AnyObject {
    /// Calls `body` with the elements that `isWanted` accepts, in order or from the last to the first.
    ///
    /// Rejected elements are not retained: retaining ten thousand costs more than testing them. The array stays alive
    /// and unchanged while `body` runs. `isWanted` must not change anything.
    @inline(__always)
    func forEachUncounted(
        backward: Bool = false, where isWanted: (Element) -> Bool, _ body: (_ index: Int, Element) -> Void
    ) {
        withExtendedLifetime(self) {
            withUnsafeBufferPointer { elements in
                let places = UnsafeRawPointer(elements.baseAddress)?.assumingMemoryBound(to: Unmanaged<Element>.self)
                guard let places else { return }
                for step in 0..<elements.count {
                    let index = backward ? elements.count - 1 - step : step
                    guard places[index]._withUnsafeGuaranteedRef({ isWanted($0) }) else { continue }
                    body(index, elements[index])
                }
            }
        }
    }

    /// Calls `body` with the elements in a range, without reference counting. The array must not change meanwhile.
    @inline(__always)
    func forEachUncounted(in range: Range<Int>, _ body: (Element) -> Void) {
        withUnsafeBufferPointer { elements in
            let places = UnsafeRawPointer(elements.baseAddress)?.assumingMemoryBound(to: Unmanaged<Element>.self)
            guard let places else { return }
            for index in range.clamped(to: 0..<elements.count) { places[index]._withUnsafeGuaranteedRef(body) }
        }
    }

    /// Whether one of the elements is accepted, without reference counting.
    @inline(__always)
    func containsUncounted(where isWanted: (Element) -> Bool) -> Bool {
        withUnsafeBufferPointer { elements in
            let places = UnsafeRawPointer(elements.baseAddress)?.assumingMemoryBound(to: Unmanaged<Element>.self)
            guard let places else { return false }
            for index in 0..<elements.count where places[index]._withUnsafeGuaranteedRef({ isWanted($0) }) {
                return true
            }
            return false
        }
    }

    /// The first index from `start` on whose element is accepted, without reference counting; nil when there is none.
    @inlinable @inline(__always)
    package func firstIndex(from start: Int, where isWanted: (Element) -> Bool) -> Int? {
        withUnsafeBufferPointer { elements in
            let places = UnsafeRawPointer(elements.baseAddress)?.assumingMemoryBound(to: Unmanaged<Element>.self)
            guard let places else { return nil }
            for index in start..<Swift.max(start, elements.count)
            where places[index]._withUnsafeGuaranteedRef({ isWanted($0) }) {
                return index
            }
            return nil
        }
    }

    /// The first index from `start` on, before `end`, whose element is accepted, without reference counting; nil when
    /// there is none.
    @inlinable @inline(__always)
    package func firstIndex(from start: Int, to end: Int, where isWanted: (Element) -> Bool) -> Int? {
        withUnsafeBufferPointer { elements in
            let places = UnsafeRawPointer(elements.baseAddress)?.assumingMemoryBound(to: Unmanaged<Element>.self)
            guard let places else { return nil }
            for index in start..<Swift.max(start, Swift.min(end, elements.count))
            where places[index]._withUnsafeGuaranteedRef({ isWanted($0) }) {
                return index
            }
            return nil
        }
    }

    /// The first index in `range` that is accepted with its element, without reference counting; nil when there is none.
    @inline(__always)
    func indexOfFirst(in range: Range<Int>, where isWanted: (Int, Element) -> Bool) -> Int? {
        withUnsafeBufferPointer { elements in
            let places = UnsafeRawPointer(elements.baseAddress)?.assumingMemoryBound(to: Unmanaged<Element>.self)
            guard let places else { return nil }
            for index in range.clamped(to: 0..<elements.count)
            where places[index]._withUnsafeGuaranteedRef({ isWanted(index, $0) }) {
                return index
            }
            return nil
        }
    }

    /// Calls `body` with the element at `index`, without reference counting.
    @inline(__always)
    func withUncounted<Result>(at index: Int, _ body: (Element) -> Result) -> Result {
        precondition(indices.contains(index), "There is no element \(index) of \(count).")
        return withUnsafeBufferPointer { elements in
            UnsafeRawPointer(elements.baseAddress!).assumingMemoryBound(to: Unmanaged<Element>.self)[index]
                ._withUnsafeGuaranteedRef(body)
        }
    }

    /// Whether both are the same array in memory: neither was changed since one was copied from the other.
    @inline(__always)
    func sharesStorage(with other: [Element]) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { first in
                other.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
            }
    }

    /// The last index before `end`, and not before `start`, whose element is accepted, without reference counting; nil
    /// when there is none.
    @inline(__always)
    func lastIndex(from start: Int = 0, before end: Int, where isWanted: (Element) -> Bool) -> Int? {
        withUnsafeBufferPointer { elements in
            let places = UnsafeRawPointer(elements.baseAddress)?.assumingMemoryBound(to: Unmanaged<Element>.self)
            guard let places else { return nil }
            for index in (start..<end).reversed() where places[index]._withUnsafeGuaranteedRef({ isWanted($0) }) {
                return index
            }
            return nil
        }
    }
}
