/// Finds a short sequence of steps with a property, by leaving steps out (delta debugging).
@MainActor struct WalkReduction {
    /// The number of sequences that may be tried.
    var attempts = 400
    /// Whether a sequence still shows what is looked for.
    let fails: ([OverlayStep]) -> Bool

    /// A part of `steps`, in their order, from which no step can be left out, as far as the attempts reach.
    mutating func reduce(_ steps: [OverlayStep]) -> [OverlayStep] {
        var kept = steps
        var length = max(1, kept.count / 2)
        while length >= 1, attempts > 0 {
            if let shorter = withoutSomePart(of: kept, length: length) {
                kept = shorter
                length = min(length, max(1, kept.count / 2))
            } else {
                length /= 2
            }
        }
        return kept
    }

    /// The sequence without the first part of this length that is not needed; nil if all parts are needed.
    private mutating func withoutSomePart(of steps: [OverlayStep], length: Int) -> [OverlayStep]? {
        // From the end: what comes after the failure goes first.
        for start in stride(from: steps.count - length, through: 0, by: -length) {
            guard attempts > 0 else { return nil }
            attempts -= 1
            var shorter = steps
            shorter.removeSubrange(start..<start + length)
            if fails(shorter) { return shorter }
        }
        return nil
    }
}
