import AppPackages
import Testing

@Suite struct WatchStateTests {
    /// The state after the first app has started.
    private func running() -> WatchState {
        var state = WatchState()
        _ = state.handle(.buildSucceeded)
        return state
    }

    @Test func firstAppBeginsAtItsFirstPage() {
        var state = WatchState()

        let effects = state.handle(.buildSucceeded)

        #expect(effects == [.startApp(replays: false)])
    }

    @Test func changedSourceBuildsWhileTheAppRunsOn() {
        var state = running()

        let effects = state.handle(.sourcesChanged)

        #expect(effects == [.build])
        #expect(state.app == .fresh)
    }

    @Test func nextAppRepeatsTheSteps() {
        var state = running()
        _ = state.handle(.sourcesChanged)

        let effects = state.handle(.buildSucceeded)

        #expect(effects == [.stopApp, .startApp(replays: true)])
    }

    @Test func changeDuringABuildBuildsAgainBeforeAnAppStarts() {
        var state = running()
        _ = state.handle(.sourcesChanged)
        _ = state.handle(.sourcesChanged)

        #expect(state.handle(.buildSucceeded) == [.build])
        #expect(state.handle(.buildSucceeded) == [.stopApp, .startApp(replays: true)])
    }

    @Test func changeDuringAFailingBuildHidesItsErrors() {
        var state = running()
        _ = state.handle(.sourcesChanged)
        _ = state.handle(.sourcesChanged)

        #expect(state.handle(.buildFailed) == [.build])
    }

    @Test func appRunsOnWhileTheSourcesDoNotCompile() {
        var state = running()
        _ = state.handle(.sourcesChanged)

        let effects = state.handle(.buildFailed)

        #expect(effects == [.say(.doesNotCompile(appRuns: true))])
        #expect(state.handle(.sourcesChanged) == [.build])
        #expect(state.handle(.buildSucceeded) == [.stopApp, .startApp(replays: true)])
    }

    @Test func firstSourcesThatDoNotCompileAreTriedAgain() {
        var state = WatchState()

        #expect(state.handle(.buildFailed) == [.say(.doesNotCompile(appRuns: false))])
        #expect(state.handle(.sourcesChanged) == [.build])
        #expect(state.handle(.buildSucceeded) == [.startApp(replays: false)])
    }

    @Test func stepsThatDoNotFitStartTheFirstPageOnce() {
        var state = running()
        _ = state.handle(.sourcesChanged)
        _ = state.handle(.buildSucceeded)

        #expect(state.handle(.appEnded(code: 1)) == [.say(.stepsDoNotFit), .forgetSteps, .startApp(replays: false)])
        #expect(state.handle(.appEnded(code: 1)) == [.say(.appEnded(code: 1))])
    }

    @Test func stepsThatDoNotFitDuringABuildAreForgotten() {
        var state = running()
        _ = state.handle(.sourcesChanged)
        _ = state.handle(.buildSucceeded)
        _ = state.handle(.sourcesChanged)

        #expect(state.handle(.appEnded(code: 1)) == [.say(.stepsDoNotFit), .forgetSteps])
        #expect(state.handle(.buildSucceeded) == [.startApp(replays: false)])
    }

    @Test(arguments: [0, 2, 3] as [Int32]) func closedWindowAndWrongSettingsEndTheCommand(_ code: Int32) {
        var state = running()

        #expect(state.handle(.appEnded(code: code)) == [.end(code: code)])
        #expect(state.handle(.sourcesChanged) == [])
    }

    @Test func crashIsFollowedByTheNextBuild() {
        var state = running()

        #expect(state.handle(.appEnded(code: 139)) == [.say(.appEnded(code: 139))])
        #expect(state.handle(.sourcesChanged) == [.build])
        #expect(state.handle(.buildSucceeded) == [.startApp(replays: true)])
    }

    @Test func windowClosedDuringABuildEndsTheCommand() {
        var state = running()
        _ = state.handle(.sourcesChanged)

        #expect(state.handle(.appEnded(code: 0)) == [.end(code: 0)])
    }

    /// All sequences of six events: an app starts only where none runs, builds do not overlap, and nothing follows the
    /// end.
    @Test func noSequenceOfEventsStartsTwoAppsOrTwoBuilds() {
        let events: [WatchState.Event] = [
            .sourcesChanged, .buildSucceeded, .buildFailed, .appEnded(code: 0), .appEnded(code: 1),
            .appEnded(code: 139),
        ]
        var machines = [Machine()]
        for _ in 0..<6 {
            machines = machines.flatMap { machine in
                events.filter(machine.canHappen).map { machine.after($0) }
            }
        }

        #expect(machines.count > 100)
        #expect(machines.allSatisfy { $0.mistakes.isEmpty }, "\(machines.flatMap(\.mistakes).first ?? "")")
    }

    /// What runs beside the state: one build at first, and no app.
    private struct Machine {
        var state = WatchState()
        var isBuilding = true
        var appRuns = false
        var hasEnded = false
        var mistakes: [String] = []

        func canHappen(_ event: WatchState.Event) -> Bool {
            switch event {
            case .sourcesChanged: !hasEnded
            case .buildSucceeded, .buildFailed: isBuilding && !hasEnded
            case .appEnded: appRuns && !hasEnded
            }
        }

        func after(_ event: WatchState.Event) -> Machine {
            var machine = self
            switch event {
            case .sourcesChanged: break
            case .buildSucceeded, .buildFailed: machine.isBuilding = false
            case .appEnded: machine.appRuns = false
            }
            for effect in machine.state.handle(event) { machine.perform(effect) }
            return machine
        }

        private mutating func perform(_ effect: WatchState.Effect) {
            if hasEnded { mistakes.append("\(effect) follows the end") }
            switch effect {
            case .build:
                if isBuilding { mistakes.append("a build begins during another") }
                isBuilding = true
            case .stopApp:
                if !appRuns { mistakes.append("no app runs that could be stopped") }
                appRuns = false
            case .startApp:
                if appRuns { mistakes.append("a second app starts") }
                if isBuilding { mistakes.append("an app starts during a build") }
                appRuns = true
            case .end: hasEnded = true
            case .forgetSteps, .say: break
            }
        }
    }
}
