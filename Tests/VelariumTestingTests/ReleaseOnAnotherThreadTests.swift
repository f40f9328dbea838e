import Dispatch
import Foundation
import QuartzCore
import Synchronization
import Testing
import UIKitCore
import VelariumTesting

/// Swift Testing releases what a suite stores on a thread of its own. A device is then still torn down on the main
/// queue, where other devices' views may be changing at the same time.
@MainActor
@Suite struct ReleaseOnAnotherThreadTests {
    /// Records on which queue it is deallocated.
    private final class Deallocated: @unchecked Sendable {
        private static let mainQueue = DispatchSpecificKey<Bool>()
        private let lock = NSLock()
        private var onMainQueue: [Bool] = []

        init() { DispatchQueue.main.setSpecific(key: Deallocated.mainQueue, value: true) }

        func record() {
            lock.withLock { onMainQueue.append(DispatchQueue.getSpecific(key: Deallocated.mainQueue) == true) }
        }

        var records: [Bool] { lock.withLock { onMainQueue } }
    }

    private final class RecordingLayer: CALayer {
        var deallocated: Deallocated?
        deinit { deallocated?.record() }
    }

    private struct Suite: @unchecked Sendable {
        var device: TestDevice?
    }

    private func makeSuite(_ deallocated: Deallocated) -> Suite {
        let layer = RecordingLayer()
        layer.deallocated = deallocated
        let device = TestDevice(.iPhone14)
        device.show(UIViewController())
        device.system.screen.rootLayer.addSublayer(layer)
        return Suite(device: device)
    }

    @Test func aDeviceReleasedOnAnotherThreadIsDeallocatedOnTheMainQueue() async {
        let deallocated = Deallocated()
        let suite = Mutex(makeSuite(deallocated))

        await Task.detached { suite.withLock { $0.device = nil } }.value
        while deallocated.records.isEmpty { await Task.yield() }

        #expect(deallocated.records == [true])
    }
}
