import Foundation

/// A lock that one thread at a time holds. It must not be copied or moved while a thread uses it, so it is kept where it has
/// an address of its own: in allocated memory, or in a variable that is passed with `&`.
public struct os_unfair_lock_s {
    // All bits of an unlocked mutex are zero.
    fileprivate var mutex = pthread_mutex_t()
    /// The thread that holds the lock; 0 for none.
    fileprivate var owner: pthread_t = 0

    /// An unlocked lock.
    public init() {}
}

/// A lock that one thread at a time holds.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Locks; waits while another thread holds the lock. A thread that already holds it is a fault of the program, which ends.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    precondition(!isHeld(lock), "This thread already holds the lock. Unlock it before it is locked again.")
    pthread_mutex_lock(mutex(of: lock))
    lock.pointee.owner = pthread_self()
}

/// Locks if no thread holds the lock, and does not wait. Returns whether this thread holds it now.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    guard pthread_mutex_trylock(mutex(of: lock)) == 0 else { return false }
    lock.pointee.owner = pthread_self()
    return true
}

/// Unlocks. A thread that does not hold the lock is a fault of the program, which ends.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    os_unfair_lock_assert_owner(lock)
    lock.pointee.owner = 0
    pthread_mutex_unlock(mutex(of: lock))
}

/// Ends the program if this thread does not hold the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
    precondition(isHeld(lock), "This thread does not hold the lock.")
}

/// Ends the program if this thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
    precondition(!isHeld(lock), "This thread holds the lock.")
}

/// Only the thread itself can write its own identifier, so the answer is right without the lock.
private func isHeld(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.owner == pthread_self() }

private func mutex(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<pthread_mutex_t> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self)
}
