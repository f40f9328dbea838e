import Synchronization

/// The right of one app to `BackingStore.bytesPerApp` bytes of bitmaps, while it runs.
package final class BitmapBudget: Sendable {
    private static let number = Atomic<Int>(0)
    /// How many there are.
    static var count: Int { number.load(ordering: .relaxed) }

    package init() {
        BitmapBudget.number.wrappingAdd(1, ordering: .relaxed)
    }

    deinit {
        BitmapBudget.number.wrappingSubtract(1, ordering: .relaxed)
    }
}
