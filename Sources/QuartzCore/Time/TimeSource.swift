/// The clock of animations, transitions, timeouts and display links. The host provides it: a window's clock runs by
/// itself, a headless one is advanced by calls.
@MainActor
package protocol TimeSource: AnyObject, Sendable {
    /// The current time; never decreases. Readable on every thread.
    nonisolated var now: Seconds { get }

    /// Calls `action` once when `now` has reached `deadline`, never during this call.
    ///
    /// Actions with equal deadlines run in the order they were scheduled. A past deadline is due immediately.
    func schedule(at deadline: Seconds, _ action: @escaping @MainActor () -> Void) -> ScheduledAction

    /// Cancels an action; has no effect on one that has run or was canceled.
    func cancel(_ action: ScheduledAction)
}

/// Identifies an action scheduled with a `TimeSource`, for canceling it.
package struct ScheduledAction: Hashable, Sendable {
    package let id: Int

    /// - Parameter id: A number that is unique within the time source.
    package init(id: Int) {
        self.id = id
    }
}
