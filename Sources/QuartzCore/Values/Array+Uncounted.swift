extension Array where Element: AnyObject {
    /// Calls `body` with those elements that `isWanted` accepts, in order or from the last to the first.
    ///
    /// Of the others no reference is counted: counting ten thousand costs more than looking at them. Elements stay
    /// alive, and the same ones, whatever `body` does to the array's owner; `isWanted` must change nothing.
    @inline(__always)
    func visit(
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

    /// Whether one of the elements is accepted, without counting references.
    @inline(__always)
    func has(where isWanted: (Element) -> Bool) -> Bool {
        withUnsafeBufferPointer { elements in
            let places = UnsafeRawPointer(elements.baseAddress)?.assumingMemoryBound(to: Unmanaged<Element>.self)
            guard let places else { return false }
            for index in 0..<elements.count where places[index]._withUnsafeGuaranteedRef({ isWanted($0) }) {
                return true
            }
            return false
        }
    }

    /// The first index from `start` on whose element is accepted, without counting references; nil when there is none.
    @inline(__always)
    func firstIndex(from start: Int, where isWanted: (Element) -> Bool) -> Int? {
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

    /// The last index before `end` whose element is accepted, without counting references; nil when there is none.
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
