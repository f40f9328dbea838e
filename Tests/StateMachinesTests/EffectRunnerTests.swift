import StateMachines
import Testing

@MainActor @Suite struct EffectRunnerTests {
    let runner = EffectRunner<String>()

    @Test func performsEffectsInTheirOrder() {
        var performed: [String] = []

        let isDone = runner.run(["mount", "appear"]) { performed.append($0) }

        #expect(performed == ["mount", "appear"])
        #expect(isDone)
    }

    @Test func effectsOfAnEventDuringAnEffectFollowTheOnesDecidedBefore() {
        var performed: [String] = []
        var nestedIsDone: Bool?
        func perform(_ effect: String) {
            performed.append(effect)
            if effect == "mount" { nestedIsDone = runner.run(["dismiss"], perform: perform) }
        }

        runner.run(["mount", "appear"], perform: perform)

        #expect(performed == ["mount", "appear", "dismiss"])
        #expect(nestedIsDone == false)
    }

    @Test func effectsOfAnEventDuringANestedCallbackAreFinishedBeforeItReturns() {
        var performed: [String] = []
        func perform(_ effect: String) {
            performed.append(effect)
            guard effect == "complete" else { return }
            runner.performNestedEffects(during: {
                runner.run(["present again"], perform: perform)
                performed.append("callback returned")
            })
        }

        runner.run(["complete", "clean up"], perform: perform)

        #expect(performed == ["complete", "clean up", "present again", "callback returned"])
    }

    @Test func anEffectPerformedLaterRunsOnceAfterAnEmptyRun() {
        var performed: [String] = []

        runner.run([]) { performed.append($0) }
        runner.run(["appear"]) { performed.append($0) }

        #expect(performed == ["appear"])
    }

    @Test func everyRunPerformsAllOfItsEffects() {
        var performed: [String] = []

        runner.run(["mount", "appear"]) { performed.append($0) }
        runner.run(["disappear"]) { performed.append($0) }

        #expect(performed == ["mount", "appear", "disappear"])
    }

    @Test func immediateEffectsOfAnAnswerPrecedeTheOnesDecidedBefore() {
        var performed: [String] = []
        var nestedIsOutermost: Bool?
        func perform(_ effect: String) {
            performed.append(effect)
            if effect == "ask" { nestedIsOutermost = runner.runImmediately(["fail"], perform: perform) }
        }

        let isOutermost = runner.runImmediately(["ask", "recognize"], perform: perform)

        #expect(performed == ["ask", "fail", "recognize"])
        #expect(isOutermost)
        #expect(nestedIsOutermost == false)
    }

    @Test func effectsQueuedDuringImmediateOnesFollowThem() {
        var performed: [String] = []
        func perform(_ effect: String) {
            performed.append(effect)
            if effect == "ask" { runner.run(["later"], perform: perform) }
        }

        runner.runImmediately(["ask", "recognize"], perform: perform)

        #expect(performed == ["ask", "recognize", "later"])
    }

    @Test func afterANestedCallbackEffectsAreQueuedAgain() {
        var performed: [String] = []
        func perform(_ effect: String) {
            performed.append(effect)
            guard effect == "complete" else { return }
            runner.performNestedEffects(during: {})
            runner.run(["queued"], perform: perform)
            performed.append("callback returned")
        }

        runner.run(["complete", "clean up"], perform: perform)

        #expect(performed == ["complete", "callback returned", "clean up", "queued"])
    }
}
