import Foundation
import Testing
import UIKitCore

/// A value that is separate for each thread.
@Suite struct PerThreadTests {
    @MainActor @Test func theMainActorHasOneValueOnEveryThread() async {
        let value = ThreadLocal(key: "PerThreadTests.main", initial: 0)
        value.value = 7

        for _ in 0..<200 {
            await Task.detached {}.value
            #expect(value.value == 7)
        }
    }

    @Test func anotherThreadBeginsWithTheInitialValue() async {
        let value = ThreadLocal(key: "PerThreadTests.other", initial: 0)
        await MainActor.run { value.value = 7 }

        let seen = await withCheckedContinuation { done in
            Thread { done.resume(returning: value.value) }.start()
        }

        #expect(seen == 0)
    }
}
