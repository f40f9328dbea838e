import Foundation
import ObjectiveCSupport
import Synchronization
import Testing

@Suite struct RunLoopNameTests {
    /// Runs `work` on a thread with a run loop of its own, and waits until it ends.
    private func runThread(_ work: @escaping @Sendable () -> Void) {
        let end = DispatchSemaphore(value: 0)
        Thread {
            work()
            end.signal()
        }.start()
        end.wait()
    }

    @Test func theLoopOfTheMainThreadIsTheMainOne() {
        #expect(CFRunLoopGetMain() === RunLoop.main)
    }

    @Test(arguments: [0, 0.01]) func aTimerFiresAsOftenAsItsIntervalSays(_ interval: TimeInterval) {
        let count = Mutex(0)

        runThread {
            let timer = CFRunLoopTimerCreateWithHandler(
                kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.01, interval, 0, 0
            ) { timer in
                count.withLock { $0 += 1 }
                if count.withLock({ $0 }) == 3 { CFRunLoopTimerInvalidate(timer) }
            }
            CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
            while CFRunLoopTimerIsValid(timer), RunLoop.current.run(mode: .default, before: .distantFuture) {}
        }

        #expect(count.withLock { $0 } == (interval > 0 ? 3 : 1))
    }

    @Test func anotherThreadWakesALoopAndLetsItCallABlock() {
        let called = Mutex(false)

        runThread {
            let loop = RunLoopReference(loop: CFRunLoopGetCurrent())
            let idle = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent() + 1e6, 0, 0, 0, nil)
            CFRunLoopAddTimer(loop.loop, idle, .defaultMode)
            Thread {
                CFRunLoopPerformBlock(loop.loop, .defaultMode) { called.withLock { $0 = true } }
                CFRunLoopWakeUp(loop.loop)
            }.start()
            while !called.withLock({ $0 }), RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 5)) {
            }
            CFRunLoopRemoveTimer(loop.loop, idle, .defaultMode)
        }

        #expect(called.withLock { $0 })
    }

    @Test func aStoppedLoopReturns() {
        runThread {
            let loop = RunLoopReference(loop: CFRunLoopGetCurrent())
            let stop = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent() + 0.01, 0.01, 0, 0) { _ in
                CFRunLoopStop(loop.loop)
            }
            CFRunLoopAddTimer(loop.loop, stop, .defaultMode)
            _ = RunLoop.current.run(mode: .default, before: .distantFuture)
            CFRunLoopTimerInvalidate(stop)
        }
    }

    private struct RunLoopReference: @unchecked Sendable {
        let loop: CFRunLoop
    }
}
