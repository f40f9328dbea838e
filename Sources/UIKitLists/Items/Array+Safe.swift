extension Array {
    /// The element at an index; nil out of range.
    package subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
