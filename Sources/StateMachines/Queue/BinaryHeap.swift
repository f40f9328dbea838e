/// A collection that returns its smallest element first. Inserting and removing take logarithmic time.
struct BinaryHeap<Element: Comparable & Sendable>: Sendable {
    private(set) var elements: [Element] = []

    /// The smallest element; nil if the heap is empty.
    var first: Element? { elements.first }

    mutating func insert(_ element: Element) {
        elements.append(element)
        var child = elements.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard elements[child] < elements[parent] else { return }
            elements.swapAt(child, parent)
            child = parent
        }
    }

    /// Removes the smallest element, if there is one.
    mutating func removeFirst() {
        guard let last = elements.popLast(), !elements.isEmpty else { return }
        elements[0] = last
        var parent = 0
        while true {
            let left = 2 * parent + 1
            guard left < elements.count else { return }
            let right = left + 1
            let child = right < elements.count && elements[right] < elements[left] ? right : left
            guard elements[child] < elements[parent] else { return }
            elements.swapAt(child, parent)
            parent = child
        }
    }

    /// Removes the elements that do not satisfy `isKept`.
    mutating func filter(_ isKept: (Element) -> Bool) {
        // A sorted array is a heap.
        elements = elements.filter(isKept).sorted()
    }
}
