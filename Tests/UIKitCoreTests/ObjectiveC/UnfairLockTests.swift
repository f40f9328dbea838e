import Foundation
import ObjectiveCSupport
import Testing

@Suite struct UnfairLockTests {
    /// A lock in memory of its own, and a number that it guards.
    private final class Counter: @unchecked Sendable {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        var count = 0

        init() { lock.initialize(to: os_unfair_lock()) }

        deinit { lock.deallocate() }

        func increment() {
            os_unfair_lock_lock(lock)
            count += 1
            os_unfair_lock_unlock(lock)
        }
    }

    @Test func oneThreadAtATimeHoldsTheLock() {
        let counter = Counter()

        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1000 { counter.increment() }
        }

        #expect(counter.count == 8000)
    }

    @Test func tryingALockThatIsHeldDoesNotWait() {
        var lock = os_unfair_lock_s()
        os_unfair_lock_lock(&lock)

        let whileHeld = os_unfair_lock_trylock(&lock)
        os_unfair_lock_unlock(&lock)
        let afterwards = os_unfair_lock_trylock(&lock)

        #expect(!whileHeld && afterwards)
        os_unfair_lock_assert_owner(&lock)
        os_unfair_lock_unlock(&lock)
        os_unfair_lock_assert_not_owner(&lock)
    }
}
