/// Lets tasks wait until the test opens it. Canceling a task does not end its wait.
@MainActor final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Waits for the next opening.
    func wait() async { await withCheckedContinuation { waiting.append($0) } }

    /// Resumes all tasks that wait.
    func open() {
        let resumed = waiting
        waiting = []
        resumed.forEach { $0.resume() }
    }
}
