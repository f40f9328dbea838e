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

    /// The last index before `end` whose element is accepted, without reference counting; nil when there is none.
    @inline(__always)
    func lastIndex(before end: Int, where isWanted: (Element) -> Bool) -> Int? {
        withUnsafeBufferPointer { elements in
            let places = UnsafeRawPointer(elements.baseAddress)?.assumingMemoryBound(to: Unmanaged<Element>.self)
            guard let places else { return nil }
            for index in (0..<end).reversed() where places[index]._withUnsafeGuaranteedRef({ isWanted($0) }) {
                return index
            }
            return nil
        }
    }
}
