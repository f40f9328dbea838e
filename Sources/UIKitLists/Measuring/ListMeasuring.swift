/// Measures what is visible in a list.
package enum ListMeasuring {
    /// The maximum number of passes in which measured items bring more items into view.
    package static let maximumPasses = 8

    /// Calls `pass`, which measures the visible items, until none of them has changed its size.
    @MainActor package static func measure(_ pass: () -> Bool) {
        for _ in 0..<maximumPasses {
            guard pass() else { return }
        }
    }
}
