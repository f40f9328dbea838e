import HeadlessHost
import QuartzCore
import Testing

@MainActor
@Suite struct HandTurnedClockTests {
    private final class Log {
        var entries: [String] = []
    }

    private let clock = ManualClock()
    private let log = Log()

    private func note(_ name: String, at deadline: Seconds) -> ScheduledAction {
        clock.schedule(at: deadline) { [clock, log] in log.entries.append("\(name)@\(clock.now)") }
    }

    @Test func actionsRunOnlyWhenTheClockAdvances() {
        _ = note("due", at: 0)

        #expect(log.entries.isEmpty)
        #expect(clock.now == 0)
        #expect(clock.nextDeadline == 0)
    }

    @Test func actionsRunByDeadlineAndEqualOnesByInsertion() {
        _ = note("c", at: 2)
        _ = note("a", at: 1)
        _ = note("d", at: 2)
        _ = note("b", at: 1)

        clock.advance(to: 3)

        #expect(log.entries == ["a@1.0", "b@1.0", "c@2.0", "d@2.0"])
        #expect(clock.now == 3)
    }

    @Test func actionWaitsUntilItsDeadline() {
        _ = note("late", at: 2)

        clock.advance(to: 1.999)
        #expect(log.entries.isEmpty)

        clock.advance(to: 2)
        #expect(log.entries == ["late@2.0"])
    }

    @Test func actionMayScheduleAnotherInTheSameAdvance() {
        _ = clock.schedule(at: 1) { [self] in
            _ = note("next", at: 1.5)
            _ = note("same", at: 1)
            _ = note("later", at: 5)
        }
        _ = note("first", at: 1)

        clock.advance(to: 2)

        #expect(log.entries == ["first@1.0", "same@1.0", "next@1.5"])
        #expect(clock.scheduledActionCount == 1)
    }

    @Test func pastDeadlineIsDueAtOnceAndNeverMovesTheClockBack() {
        clock.advance(to: 10)
        _ = note("past", at: 3)

        clock.advance(to: 10)

        #expect(log.entries == ["past@10.0"])
        #expect(clock.now == 10)
    }

    @Test func canceledActionDoesNotRunEvenIfADueOneCancelsIt() {
        let early = note("early", at: 0.5)
        let second = note("second", at: 1)
        let late = note("late", at: 2)
        _ = clock.schedule(at: 0.9) { [clock] in
            clock.cancel(second)
            clock.cancel(late)
            clock.cancel(early)
        }

        clock.advance(to: 3)

        #expect(log.entries == ["early@0.5"])
        #expect(clock.scheduledActionCount == 0)
    }

    @Test func cancelingTwiceOrAFinishedActionIsNoError() {
        let action = note("once", at: 1)
        let other = note("other", at: 1)

        clock.advance(to: 1)
        clock.cancel(action)
        clock.cancel(other)
        clock.cancel(other)

        #expect(log.entries == ["once@1.0", "other@1.0"])
    }

    @Test func cancelingRemovesTheRightActionAmongEqualDeadlines() {
        let actions = (0..<50).map { note("\($0)", at: Seconds($0 % 5)) }
        for index in stride(from: 0, to: 50, by: 2) { clock.cancel(actions[index]) }

        clock.advance(to: 10)

        let expected = (0..<50).filter { $0 % 2 == 1 }.sorted { ($0 % 5, $0) < ($1 % 5, $1) }
        #expect(log.entries == expected.map { "\($0)@\(Seconds($0 % 5))" })
    }

    @Test func nestedAdvanceRunsFirst() {
        _ = clock.schedule(at: 1) { [clock] in clock.advance(to: 4) }
        _ = note("inner", at: 3)

        clock.advance(to: 2)

        #expect(log.entries == ["inner@3.0"])
        #expect(clock.now == 4)
    }

    @Test func deadlineWithinRoundingErrorIsReached() {
        _ = note("tenth", at: 0.1 + 0.2)

        clock.advance(to: 0.3)

        #expect(log.entries.count == 1)
    }
}
