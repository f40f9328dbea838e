import HostTiming
import QuartzCore
import Testing
import WindowHost

@Suite @MainActor struct MonotonicClockTests {
    private let clock = MonotonicClock()

    @Test func actionsRunByDeadlineAndThenByInsertion() {
        var order: [String] = []
        _ = clock.schedule(at: -1) { order.append("third") }
        _ = clock.schedule(at: -3) { order.append("first") }
        _ = clock.schedule(at: -1) { order.append("fourth") }
        _ = clock.schedule(at: -2) { order.append("second") }

        clock.runDue()

        #expect(order == ["first", "second", "third", "fourth"])
        #expect(clock.nextDeadline == nil)
    }

    @Test func actionsDoNotRunBeforeTheirDeadline() {
        var hasRun = false
        let deadline = clock.now + 3_600
        _ = clock.schedule(at: deadline) { hasRun = true }

        clock.runDue()

        #expect(!hasRun)
        #expect(clock.nextDeadline == deadline)
    }

    @Test func canceledActionDoesNotRunEvenIfADueOneCancelsIt() {
        var order: [String] = []
        let second = clock.schedule(at: -1) { order.append("second") }
        _ = clock.schedule(at: -2) {
            order.append("first")
            clock.cancel(second)
        }

        clock.runDue()
        clock.cancel(second)

        #expect(order == ["first"])
    }

    @Test func actionScheduledByADueActionWaitsForTheNextTurn() {
        var runs = 0
        func again() {
            runs += 1
            _ = clock.schedule(at: -5) { again() }
        }
        again()

        clock.runDue()
        #expect(runs == 2)

        clock.runDue()
        #expect(runs == 3)
    }

    @Test func timeNeverMovesBackward() {
        let first = clock.now

        #expect(clock.now >= first)
    }
}

@Suite struct FramePacerTests {
    private let interval = FramePacer.interval

    @Test func aFrameAfterARestIsDrawnAtOnce() {
        var pacer = FramePacer()
        pacer.request()

        let isDrawn = pacer.takeFrame(at: 100)

        #expect(isDrawn)
        #expect(pacer.date == nil)
    }

    @Test func withoutARequestThereIsNoFrame() {
        var pacer = FramePacer()

        let isDrawn = pacer.takeFrame(at: 100)

        #expect(!isDrawn)
        #expect(pacer.date == nil)
    }

    @Test func consecutiveRequestsKeepTheFrameRate() {
        var pacer = FramePacer()
        pacer.request()
        _ = pacer.takeFrame(at: 100)
        for frame in 1...10 {
            pacer.request()
            pacer.request()
            let date = 100 + Double(frame) * interval

            #expect(abs((pacer.date ?? 0) - date) < 1e-9)
            let isEarly = pacer.takeFrame(at: date - 0.002)
            let isOnTime = pacer.takeFrame(at: date + 0.004)
            #expect(!isEarly && isOnTime)
        }
    }

    @Test func missedFrameRestartsTheInterval() {
        var pacer = FramePacer()
        pacer.request()
        _ = pacer.takeFrame(at: 100)
        pacer.request()
        _ = pacer.takeFrame(at: 100.1)
        pacer.request()

        #expect(pacer.date == 100.1 + interval)
    }
}
