import TestSupport
import Testing

/// Shortening a sequence of steps.
@MainActor @Suite struct WalkReductionTests {
    @Test func onlyTheStepsThatAreNeededRemainInTheirOrder() async {
        let steps = (0..<60).map { OverlayStep.wait(milliseconds: $0) }
        let needed: [OverlayStep] = [.wait(milliseconds: 7), .wait(milliseconds: 8), .wait(milliseconds: 41)]
        var reduction = SequenceReduction<OverlayStep> { steps in needed.allSatisfy { steps.contains($0) } }

        #expect(await reduction.reduce(steps) == needed)
    }

    @Test func aSequenceThatNeedsEveryStepStays() async {
        let steps = (0..<9).map { OverlayStep.tap(x: $0, y: 0) }
        var reduction = SequenceReduction<OverlayStep> { $0.count == 9 }

        #expect(await reduction.reduce(steps) == steps)
    }

    @Test func theNumberOfAttemptsIsLimited() async {
        var calls = 0
        var reduction = SequenceReduction<OverlayStep>(attempts: 10) { _ in
            calls += 1
            return false
        }

        _ = await reduction.reduce((0..<60).map { .wait(milliseconds: $0) })

        #expect(calls == 10)
    }

    /// What a failure prints is Swift source.
    @Test func aStepIsDescribedAsItsSource() {
        let steps: [OverlayStep] = [
            .present(.alert, variant: 3, animated: true), .scene(.background), .finger(.began, x: 1, y: 99),
            .choose("One"),
        ]

        #expect(
            "\(steps)"
                == "[.present(.alert, variant: 3, animated: true), .scene(.background), "
                + ".finger(.began, x: 1, y: 99), .choose(\"One\")]")
    }
}
