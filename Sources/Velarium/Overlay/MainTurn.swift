import Foundation

/// Lets what may end on any thread clear up on the main actor.
enum MainTurn {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Runs `work` now where this is the main actor's turn, else in a later one.
    static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        // The main queue is not served by the main thread everywhere.
        if Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true {
            MainActor.assumeIsolated(work)
        } else {
            Task { @MainActor in work() }
        }
    }
}
