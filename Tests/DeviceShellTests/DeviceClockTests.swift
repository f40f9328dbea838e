import DeviceShell
import HeadlessHost
import Testing

/// The clock of a device in a shell.
@MainActor @Suite struct DeviceClockTests {
    private let window = ManualClock()
    private let clock: DeviceClock

    init() { clock = DeviceClock(following: window) }

    @Test func atFullSpeedItIsTheWindowsClock() {
        window.advance(to: 12.345)

        #expect(clock.now == 12.345)
    }

    @Test func itGoesOnFromItsOwnTimeWhenTheSpeedChanges() {
        window.advance(to: 10)
        clock.speed = 0.1
        window.advance(to: 20)
        #expect(abs(clock.now - 11) < 1e-9)

        clock.speed = 1
        window.advance(to: 21)

        #expect(abs(clock.now - 12) < 1e-9)
    }

    @Test func anActionRunsWhenTheSlowClockHasReachedItsDeadline() {
        var times: [Double] = []
        clock.speed = 0.25
        _ = clock.schedule(at: 1) { [window] in times.append(window.now) }

        window.advance(to: 3.9)
        #expect(times == [])
        window.advance(to: 4.1)

        #expect(times.count == 1)
        #expect(abs((times.first ?? 0) - 4) < 1e-6)
    }

    @Test func aWaitingActionFollowsChangesOfTheSpeed() {
        var count = 0
        _ = clock.schedule(at: 1) { count += 1 }
        clock.speed = 0
        window.advance(to: 100)
        #expect(count == 0)

        clock.speed = 1
        window.advance(to: 100.9)
        #expect(count == 0)
        window.advance(to: 101.1)

        #expect(count == 1)
    }

    @Test func aStoppedClockSkipsAFrameAtATime() {
        var times: [Double] = []
        clock.speed = 0
        for frame in 1...3 { _ = clock.schedule(at: Double(frame) / 60) { times.append(Double(frame)) } }

        clock.skip(1.0 / 60)
        #expect(times == [1])
        clock.skip(1.0 / 60)

        #expect(times == [1, 2])
        #expect(abs(clock.now - 2.0 / 60) < 1e-9)
    }

    @Test func whatIsDueAtOnceRunsOnAStoppedClock() {
        var count = 0
        clock.speed = 0
        _ = clock.schedule(at: clock.now) { count += 1 }

        window.advance(to: window.now)

        #expect(count == 1)
    }

    @Test func aCanceledActionDoesNotRun() {
        var count = 0
        let action = clock.schedule(at: 1) { count += 1 }
        clock.cancel(action)

        window.advance(to: 2)

        #expect(count == 0)
    }

    @Test func actionsAtOneTimeRunInTheirOrder() {
        var order: [Int] = []
        clock.speed = 0.5
        for number in 0..<3 { _ = clock.schedule(at: 1) { order.append(number) } }

        window.advance(to: 2)

        #expect(order == [0, 1, 2])
    }
}
