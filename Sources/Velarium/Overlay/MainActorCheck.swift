import Foundation

/// Runs cleanup on the main actor for code that may run on any thread, such as `deinit`.
enum MainActorCheck {
    private static let mainQueueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs `work` immediately on the main thread or main queue, otherwise in a task on the main actor.
    static func runOrSchedule(_ work: @escaping @MainActor @Sendable () -> Void) {
        // On Linux another thread than the main one may serve the main queue.
        if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true {
            MainActor.assumeIsolated(work)
        } else {
            Task { @MainActor in work() }
        }
    }
}
