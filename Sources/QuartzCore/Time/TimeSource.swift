/// Time and spans of time in seconds; points in time count from when the host chose.
package typealias Seconds = Double

/// The one clock behind animations, transitions, time-outs and display links. A host supplies it: a window's runs by
/// itself, a headless one moves only when told.
@MainActor
package protocol TimeSource: AnyObject, Sendable {
    /// The present time; never goes back. May be asked on every thread.
    nonisolated var now: Seconds { get }

    /// Calls `action` once, as soon as `now` has reached `deadline`, never inside this call.
    ///
    /// Actions with equal deadlines run in the order they were scheduled. A deadline that has passed is due at once.
    func schedule(at deadline: Seconds, _ action: @escaping @MainActor () -> Void) -> ScheduledAction

    /// Forgets an action; one that has run, or was cancelled before, is no error.
    func cancel(_ action: ScheduledAction)
}

/// The receipt for something scheduled with a `TimeSource`, to cancel it with.
package struct ScheduledAction: Hashable, Sendable {
    package let id: Int

    /// - Parameter id: A number that the time source gives out once.
    package init(id: Int) {
        self.id = id
    }
}
