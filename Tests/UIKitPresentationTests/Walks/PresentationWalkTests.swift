import Foundation
import TestSupport
import Testing
import UIKitCore

/// The number of sequences of 1,000 steps; 1,000 sequences with VELARIUM_DEEP=1 in the environment.
private let walkCount = TestRun.isDeep ? 1_000 : 40

/// Random sequences of 40,000 steps in all, with up to three nested presentations. Each presenter has at most one
/// transition, appearance callbacks alternate, every call completes or is refused with a message, every presentation
/// ends once, and nothing remains in the container or in memory.
@MainActor @Suite struct PresentationWalkTests {
    @Test func randomPresentationSequencesKeepTheInvariants() {
        var presents = 0
        var refused = 0
        var deepest = 0
        var reasons: Set<String> = []
        for seed in 1...UInt64(walkCount) {
            var walk: PresentationWalk? = PresentationWalk(seed: seed)
            let recorder = walk!.recorder

            walk?.run(1_000)
            walk?.dismissAllAndVerify()
            walk = nil

            #expect(recorder.violations.isEmpty, "seed \(seed): \(recorder.violations.prefix(3))")
            #expect(recorder.controllers.allSatisfy { $0.controller == nil }, "seed \(seed) leaks")
            presents = presents + recorder.presents
            refused = refused + recorder.refusedPresents
            deepest = max(deepest, recorder.deepest)
            reasons.formUnion(recorder.reasons)
        }

        Log.line("PresentationWalk: \(walkCount * 1_000) steps, \(presents) presentations, \(refused) refused")
        #expect(deepest == 3)
        #expect(reasons == ["code", "cancelled", "replaced", "escape"])
        #expect(presents > walkCount * 100 && refused > walkCount && refused < presents)
    }
}
