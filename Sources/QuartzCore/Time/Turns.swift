import Synchronization

/// Selects the current system where one process has several, as in tests that run in parallel.
///
/// Values that exist once per screen (clock, display links) call `makeCurrent()` before they are read, so that a task
/// sees those of its own system.
package enum Turns {
    private static let areTaken = Atomic(false)
    private static let change = Mutex<ClosureBox<@Sendable () -> Void>?>(nil)

    /// Installs `change`, which is called before every read of such a value, on any thread. It must not read one
    /// itself.
    package static func begin(_ change: @escaping @Sendable () -> Void) {
        let next = ClosureBox(change)
        self.change.withLock { $0 = next }
        areTaken.store(true, ordering: .releasing)
    }

    /// Makes the system of the running task the current one. Does nothing before `install(_:)`.
    package static func take() {
        guard areTaken.load(ordering: .acquiring) else { return }
        change.withLock { $0 }?.closure()
    }
}
