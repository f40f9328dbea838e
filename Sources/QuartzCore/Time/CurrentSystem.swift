import Synchronization

/// Selects the current system where one process has several, as in tests that run in parallel.
///
/// Values that exist once per screen (clock, display links) call `makeCurrent()` before they are read, so that a task
/// sees those of its own system.
package enum CurrentSystem {
    private static let isInstalled = Atomic(false)
    private static let handler = Mutex<ClosureBox<@Sendable () -> Void>?>(nil)

    /// Installs `change`, which is called before every read of such a value, on any thread. It must not read one
    /// itself.
    package static func install(_ change: @escaping @Sendable () -> Void) {
        let next = ClosureBox(change)
        self.handler.withLock { $0 = next }
        isInstalled.store(true, ordering: .releasing)
    }

    /// Makes the system of the running task the current one. Does nothing before `install(_:)`.
    package static func makeCurrent() {
        guard isInstalled.load(ordering: .acquiring) else { return }
        handler.withLock { $0 }?.closure()
    }
}
