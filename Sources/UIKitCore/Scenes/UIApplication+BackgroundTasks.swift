import Foundation

extension UIApplication {
    /// Begins work that may go on in the background. It needs no time granted by the system here: an app in the background
    /// is never suspended, and `handler` is not called.
    ///
    /// - Returns: The task, which the app ends with `endBackgroundTask(_:)`.
    @discardableResult
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// The same with a name, which the trace records.
    @discardableResult
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        let task = system.services.beginBackgroundTask()
        Trace.note(self, callback: "beginBackgroundTask(withName:expirationHandler:)", arguments: taskName ?? "unnamed")
        return task
    }

    /// Ends a task. One that has ended, or `invalid`, is ignored.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        guard system.services.endBackgroundTask(identifier) else { return }
        Trace.note(self, callback: "endBackgroundTask(_:)")
    }

    /// The seconds that the app may still run in the background: without limit.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether the user lets the app refresh its content in the background. Always available.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
}
