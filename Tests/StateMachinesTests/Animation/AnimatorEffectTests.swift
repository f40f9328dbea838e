import StateMachines
import Testing

/// What an animator does when the app calls it, in each phase.
@Suite struct AnimatorEffectTests {
    private typealias Event = AnimatorStateMachine.Event
    private typealias Effect = AnimatorStateMachine.Effect

    /// The effects of `event` after `former` events.
    private func effects(of event: Event, after former: Event..., pausesAtEnd: Bool = false) -> [Effect]? {
        var machine = AnimatorStateMachine()
        machine.pausesOnCompletion = pausesAtEnd
        for event in former { _ = machine.handle(event) }
        return machine.handle(event)
    }

    @Test func aNewAnimatorBeginsAndThenDoesWhatWasAsked() {
        #expect(effects(of: .start) == [.begin, .run])
        #expect(effects(of: .pause) == [.begin, .pause])
        #expect(effects(of: .scrub) == [.begin, .pause, .scrub])
        #expect(effects(of: .resume) == [.begin, .pause, .resume])
        #expect(effects(of: .startAfterDelay) == [.scheduleDelayedStart])
    }

    @Test func aDelayIsCanceledBeforeTheAnimationBegins() {
        #expect(effects(of: .start, after: .startAfterDelay) == [.cancelDelayedStart, .begin, .run])
        #expect(effects(of: .delayDidEnd, after: .startAfterDelay) == [.cancelDelayedStart, .begin, .run])
        #expect(effects(of: .pause, after: .startAfterDelay) == [.cancelDelayedStart, .begin, .pause])
        #expect(effects(of: .scrub, after: .startAfterDelay) == [.cancelDelayedStart, .begin, .pause, .scrub])
        #expect(effects(of: .resume, after: .startAfterDelay) == [.cancelDelayedStart, .begin, .pause, .resume])
        #expect(effects(of: .stop, after: .startAfterDelay) == [.cancelDelayedStart])
    }

    @Test func aRunningAnimationIsHeldBeforeItIsChanged() {
        #expect(effects(of: .pause, after: .start) == [.pause])
        #expect(effects(of: .scrub, after: .start) == [.pause, .scrub])
        #expect(effects(of: .resume, after: .start) == [.pause, .resume])
        #expect(effects(of: .reverse, after: .start) == [.reverse])
        #expect(effects(of: .start, after: .start) == [])
    }

    @Test func aPausedAnimationRunsOnFromWhereItIs() {
        #expect(effects(of: .start, after: .pause) == [.run])
        #expect(effects(of: .scrub, after: .pause) == [.scrub])
        #expect(effects(of: .resume, after: .pause) == [.resume])
        #expect(effects(of: .pause, after: .pause) == [])
        #expect(effects(of: .reverse, after: .pause) == [])
    }

    @Test func anAnimationThatHasArrivedCompletesOnlyIfItDoesNotPauseThere() {
        #expect(effects(of: .animationDidEnd, after: .start) == [.complete])
        #expect(effects(of: .animationDidEnd, after: .start, pausesAtEnd: true) == [.pauseAtEnd])
        #expect(!AnimatorStateMachine().pausesOnCompletion)
    }

    @Test func stoppingLeavesTheViewsWhereTheyAre() {
        #expect(effects(of: .stop, after: .start) == [.freeze])
        #expect(effects(of: .stop, after: .pause) == [.freeze])
        #expect(effects(of: .stopWithoutFinishing, after: .start) == [.freeze, .reset])
        #expect(effects(of: .stopWithoutFinishing, after: .pause) == [.freeze, .reset])
        #expect(effects(of: .stopWithoutFinishing, after: .start, .stop) == [.reset])
        #expect(effects(of: .stop) == [])
    }
}
