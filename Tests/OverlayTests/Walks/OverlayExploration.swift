import VelariumTesting

/// Every sequence of some steps up to a length. A sequence that leads to a known state is checked, but not continued.
@MainActor struct OverlayExploration {
    /// The sequences that were performed to their end.
    private(set) var sequences = 0
    /// The states that they have led to.
    private(set) var states = 0
    /// The sequences that were not continued, because their state was known.
    private(set) var pruned = 0
    /// The first violation of each kind, with its sequence as Swift source.
    private(set) var failures: [String] = []

    /// - Parameters:
    ///   - steps: The steps that may follow each other.
    ///   - depth: The length of the longest sequence.
    init(of steps: [OverlayStep], depth: Int, on place: OverlayWalk.Place) {
        var kinds: Set<String> = []
        var known: Set<String> = []
        var next: [[OverlayStep]] = [[]]
        for _ in 0..<depth {
            let open = next
            next = []
            for sequence in open {
                for step in steps {
                    let longer = sequence + [step]
                    let outcome = OverlayWalk.outcome(of: longer, on: place)
                    sequences += 1
                    if let violation = outcome.violations.first {
                        guard kinds.insert(OverlayWalk.kind(of: violation)).inserted else { continue }
                        failures.append("\(violation)\nOverlayWalk.violations(of: \(longer), on: \(place))")
                    } else if known.insert(outcome.state).inserted {
                        next.append(longer)
                    } else {
                        pruned += 1
                    }
                }
            }
        }
        states = known.count
    }
}
