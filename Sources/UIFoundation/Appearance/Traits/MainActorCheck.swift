import Foundation

/// Checks whether code runs on the main actor, for functions that may be called on any thread.
package enum MainActorCheck {
    private static let queueKey: DispatchSpecificKey<Void> = {
        let mark = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: mark, value: ())
        return mark
    }()

    /// When the main thread has exited, as under `swift test`, other threads serve the main queue.
    package static var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: queueKey) != nil }
}
