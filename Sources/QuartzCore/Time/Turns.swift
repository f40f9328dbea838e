import Synchronization

/// Several screens may take turns in one process, as in tests that run side by side. What there is one of a screen (its
/// clock, its display links) asks here first, so that a task that goes on in another screen's turn finds its own.
package enum Turns {
    private static let areTaken = Atomic(false)
    private static let change = Mutex<ClosureBox<@Sendable () -> Void>?>(nil)

    /// From now on `change` is called whenever something asks, on any thread; it must not ask itself.
    package static func begin(_ change: @escaping @Sendable () -> Void) {
        let next = ClosureBox(change)
        self.change.withLock { $0 = next }
        areTaken.store(true, ordering: .releasing)
    }

    /// Has the screen of the running task take its turn. Nothing happens before `begin`.
    package static func take() {
        guard areTaken.load(ordering: .acquiring) else { return }
        change.withLock { $0 }?.closure()
    }
}
