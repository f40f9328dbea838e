import StateMachines
import TestSupport
import Testing

/// Every sequence of animator events.
@Suite struct AnimatorStateMachineTests {
    /// A state machine with counts of the effects it has returned.
    private struct Tally {
        var life = AnimatorStateMachine()
        /// How many beginnings have no end yet, and how many delays are still scheduled.
        var open = 0
        var delays = 0
        var hasCompleted = false

        mutating func note(_ effect: AnimatorStateMachine.Effect) {
            switch effect {
            case .begin: open += 1
            case .complete, .finish, .reset: open -= 1
            case .scheduleDelayedStart: delays += 1
            case .cancelDelayedStart: delays -= 1
            case .run, .resume, .pause, .scrub, .reverse, .freeze, .pauseAtEnd: break
            }
            // An animator that was canceled during its delay has begun nothing.
            hasCompleted = hasCompleted || effect == .complete
        }
    }

    /// Calls `body` with the result of every sequence of at most `length` events.
    private func everySequence(_ length: Int, from tally: Tally, _ body: (Tally) -> Void) {
        body(tally)
        guard length > 0 else { return }
        for event in AnimatorStateMachine.Event.allCases {
            var next = tally
            guard let effects = next.life.handle(event) else { continue }
            for effect in effects { next.note(effect) }
            everySequence(length - 1, from: next, body)
        }
    }

    @Test(arguments: [false, true])
    func inAnyOrderEachBeginningEndsOnceAndDelaysAreRemoved(_ pauses: Bool) {
        var start = Tally()
        start.life.pausesOnCompletion = pauses
        var count = 0
        var wrong = 0

        everySequence(6, from: start) { tally in
            let phase = tally.life.phase
            let isOpen = phase != .inactive && phase != .pending
            let isRight =
                tally.open == (isOpen ? 1 : 0) && tally.delays == (phase == .pending ? 1 : 0)
                && !(pauses && tally.hasCompleted)
            count += 1
            if !isRight { wrong += 1 }
        }

        #expect(wrong == 0)
        #expect(count > 10_000)
    }

    /// Every state with every event, whatever came before.
    @Test(arguments: zip([false, true], [10, 5])) func everyReachableStateKeepsTheCounts(pauses: Bool, count: Int) {
        var start = Tally()
        start.life.pausesOnCompletion = pauses
        let exploration = StateExploration(from: DescribedState(start)) { state in
            AnimatorStateMachine.Event.allCases.compactMap { event in
                var next = state.value
                guard let effects = next.life.handle(event) else { return nil }
                for effect in effects { next.note(effect) }
                return DescribedState(next)
            }
        }

        #expect(exploration.states.count == count)
        #expect(
            exploration.states.allSatisfy { state in
                let phase = state.value.life.phase
                let isOpen = phase != .inactive && phase != .pending
                return state.value.open == (isOpen ? 1 : 0) && state.value.delays == (phase == .pending ? 1 : 0)
                    && !(pauses && state.value.hasCompleted)
            })
    }

    @Test func invalidEventsChangeNothing() {
        var changed = 0

        everySequence(4, from: Tally()) { tally in
            for event in AnimatorStateMachine.Event.allCases {
                var next = tally.life
                if next.handle(event) == nil, next.phase != tally.life.phase { changed += 1 }
            }
        }

        #expect(changed == 0)
    }

    @Test func aStoppedAnimatorCanOnlyBeFinishedOrStoppedWithoutFinishing() {
        for event in AnimatorStateMachine.Event.allCases {
            var life = AnimatorStateMachine()
            _ = life.handle(.start)
            _ = life.handle(.stop)

            let effects = life.handle(event)

            switch event {
            case .finish: #expect(effects == [.finish])
            case .stopWithoutFinishing: #expect(effects == [.reset])
            case .stop: #expect(effects == [])
            default: #expect(effects == nil)
            }
        }
    }
}
