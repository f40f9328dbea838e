import Foundation
import Synchronization

/// Checks whether code runs on the main actor, for functions that may be called on any thread.
package enum MainActorCheck {
    private static let queueKey: DispatchSpecificKey<Void> = {
        let mark = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: mark, value: ())
        return mark
    }()

    /// When the main thread has exited, as under `swift test`, other threads serve the main queue.
    package static var isOnMainActor: Bool { isMainThread || DispatchQueue.getSpecific(key: queueKey) != nil }

    /// `Thread.isMainThread` is a system call each time; this is one until the main thread is known. That thread's
    /// identity is never reused.
    private static var isMainThread: Bool {
        let known = mainThread.load(ordering: .relaxed)
        guard known == 0 else { return known == pthread_self() }
        guard Thread.isMainThread else { return false }
        mainThread.store(pthread_self(), ordering: .relaxed)
        return true
    }

    /// The main thread; 0 while it is not known.
    private static let mainThread = Atomic<pthread_t>(0)
}
