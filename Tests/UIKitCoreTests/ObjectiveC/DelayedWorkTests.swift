import Testing
import UIKitCore
import VelariumTesting

/// Delayed work of sources that the plugin rewrites.
@MainActor @Suite struct DelayedWorkTests {
    private let device = TestDevice(.iPhone14)
    private let calls = CallList()

    @Test func workOfTheMainQueueFollowsTheDevicesClock() {
        let calls = calls
        DispatchQueue.main._asyncAfter(deadline: .now() + 2) { calls.add("two") }
        DispatchQueue.main._asyncAfter(deadline: .now() + 1) { calls.add("one") }
        let item = DispatchWorkItem { calls.add("canceled") }
        DispatchQueue.main._asyncAfter(deadline: .now() + 1, execute: item)
        item.cancel()

        device.advance(by: 0.9)
        #expect(calls.all == [])
        device.advance(by: 0.2)
        #expect(calls.all == ["one"])
        device.advance(by: 1)
        #expect(calls.all == ["one", "two"])
    }

    @Test func aTimerRepeatsUntilItIsInvalidated() {
        let calls = calls
        let timer = Timer._scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in calls.add("tick") }
        let once = Timer._every(timeInterval: 1, repeats: false) { _ in calls.add("once") }
        RunLoop.main._add(once, forMode: .default)
        RunLoop.main._add(once, forMode: .common)

        device.advance(by: 1.1)
        #expect(calls.all == ["tick", "once", "tick"] || calls.all == ["tick", "tick", "once"])
        timer.invalidate()
        device.advance(by: 1)
        #expect(calls.all.count == 3)
        #expect(!once.isValid)
    }

    @Test func aTurnOfTheRunLoopAdvancesTheClock() {
        let start = device.now

        RunLoop.main._run(until: Date(timeIntervalSinceNow: 0.5))
        #expect(abs(device.now - start - 0.5) < 0.01)
        RunLoop.main._run(mode: .default, before: .distantFuture)
        #expect(abs(device.now - start - 0.5 - 1.0 / 60) < 0.01)
    }

    @Test func aMessageIsSentAfterItsDelayAndCanBeCanceled() {
        let worker = Worker()
        worker._perform(Selector("rest", Worker.rest), with: nil, afterDelay: 1)

        device.advance(by: 0.9)
        #expect(worker.rests == 0)
        device.advance(by: 0.2)
        #expect(worker.rests == 1)

        worker._perform(Selector("rest", Worker.rest), with: nil, afterDelay: 1)
        Worker.cancelPreviousPerformRequests(withTarget: worker)
        device.advance(by: 2)
        #expect(worker.rests == 1)
    }

    @Test func aTaskSleepsUntilTheClockAwakesIt() async {
        let calls = calls
        let task = device.system.run {
            Task { @MainActor in
                try await Task._sleep(for: .seconds(1))
                calls.add("awake")
            }
        }

        await device.advance(by: 0.9)
        #expect(calls.all == [])
        await device.advance(by: 0.2)
        #expect(calls.all == ["awake"])
        _ = await task.result
    }

    @Test func aCanceledTaskAwakesWithAnError() async {
        let task = device.system.run {
            Task { @MainActor in try await Task._sleep(nanoseconds: 60_000_000_000) }
        }
        await device.advance(by: 0.1)

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
    }
}

@MainActor private final class CallList: Sendable {
    private(set) var all: [String] = []

    nonisolated func add(_ name: String) { MainActor.assumeIsolated { all.append(name) } }
}

@MainActor private final class Worker: NSObject {
    private(set) var rests = 0

    func rest() { rests += 1 }
}
