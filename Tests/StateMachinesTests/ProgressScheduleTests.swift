import StateMachines
import Testing

/// When a progress dialog is shown.
@Suite struct ProgressScheduleTests {
    /// In every sequence of events, the dialog is shown and dismissed in turn, and timers run only in their phases.
    @Test func dialogIsShownAndDismissedInTurnInEverySequence() {
        func explore(_ schedule: ProgressSchedule, isShown: Bool, delayRuns: Bool, minimumRuns: Bool, depth: Int) {
            guard depth > 0 else { return }
            for event in ProgressSchedule.Event.allCases {
                var next = schedule
                var (isShown, delayRuns, minimumRuns) = (isShown, delayRuns, minimumRuns)
                guard let effects = next.handle(event) else {
                    #expect(next.phase == schedule.phase)
                    continue
                }
                if event == .delayDidPass { delayRuns = false }
                if event == .minimumDidPass { minimumRuns = false }
                if event == .didDismiss { isShown = false }
                for effect in effects {
                    switch effect {
                    case .startDelay: delayRuns = true
                    case .cancelDelay: delayRuns = false
                    case .startMinimum: minimumRuns = true
                    case .cancelMinimum: minimumRuns = false
                    case .show:
                        #expect(!isShown)
                        isShown = true
                    case .dismiss:
                        #expect(isShown && !minimumRuns)
                        isShown = false
                    }
                }
                #expect(delayRuns == (next.phase == .delayed))
                #expect(minimumRuns == (next.phase == .held || next.phase == .finishing))
                #expect(isShown == (next.phase != .idle && next.phase != .delayed))
                explore(
                    next, isShown: isShown, delayRuns: delayRuns, minimumRuns: minimumRuns, depth: depth - 1)
            }
        }
        explore(ProgressSchedule(), isShown: false, delayRuns: false, minimumRuns: false, depth: 8)
    }

    @Test func longWorkShowsTheDialogAfterTheDelayAndForTheMinimumDuration() {
        var schedule = ProgressSchedule()

        #expect(schedule.handle(.begin) == [.startDelay])
        #expect(schedule.handle(.delayDidPass) == [.show, .startMinimum])
        #expect(schedule.handle(.workDidEnd) == [])
        #expect(schedule.handle(.minimumDidPass) == [.dismiss])
        #expect(schedule.phase == .idle)
    }

    @Test func shortWorkShowsNothing() {
        var schedule = ProgressSchedule()
        _ = schedule.handle(.begin)

        #expect(schedule.handle(.workDidEnd) == [.cancelDelay])
        #expect(schedule.phase == .idle)
    }

    @Test func aDialogThatIsDismissedOtherwiseWaitsForNothing() {
        for events in [[ProgressSchedule.Event.begin, .delayDidPass], [.begin, .delayDidPass, .workDidEnd]] {
            var schedule = ProgressSchedule()
            for event in events { _ = schedule.handle(event) }

            #expect(schedule.handle(.didDismiss) == [.cancelMinimum])
        }
        var schedule = ProgressSchedule()
        for event in [ProgressSchedule.Event.begin, .delayDidPass, .minimumDidPass] { _ = schedule.handle(event) }

        #expect(schedule.handle(.didDismiss) == [])
    }
}
