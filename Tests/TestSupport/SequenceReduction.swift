/// Finds a short sequence with a property, by leaving elements out (delta debugging).
@MainActor package struct SequenceReduction<Element: Sendable> {
    /// The number of sequences that may be tried.
    package var attempts: Int
    /// Whether a sequence still shows what is looked for.
    private let fails: @MainActor ([Element]) async -> Bool

    /// - Parameters:
    ///   - attempts: The number of sequences that may be tried. Default 400.
    ///   - fails: Whether a sequence still shows what is looked for.
    package init(attempts: Int = 400, fails: @escaping @MainActor ([Element]) async -> Bool) {
        self.attempts = attempts
        self.fails = fails
    }

    /// A part of `elements`, in their order, from which none can be left out, as far as the attempts reach.
    package mutating func reduce(_ elements: [Element]) async -> [Element] {
        var kept = elements
        var length = max(1, kept.count / 2)
        while length >= 1, attempts > 0 {
            if let shorter = await withoutSomePart(of: kept, length: length) {
                kept = shorter
                length = min(length, max(1, kept.count / 2))
            } else {
                length /= 2
            }
        }
        return kept
    }

    /// The sequence without the first part of this length that is not needed; nil if all parts are needed.
    private mutating func withoutSomePart(of elements: [Element], length: Int) async -> [Element]? {
        // From the end: what comes after the failure goes first.
        for start in stride(from: elements.count - length, through: 0, by: -length) {
            guard attempts > 0 else { return nil }
            attempts -= 1
            var shorter = elements
            shorter.removeSubrange(start..<start + length)
            if await fails(shorter) { return shorter }
        }
        return nil
    }
}
