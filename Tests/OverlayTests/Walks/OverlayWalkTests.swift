import Foundation
import TestSupport
import Testing
import VelariumTesting

/// The seeds of each device. VELARIUM_WALKS=FROM-TO in the environment selects others.
private let seeds: ClosedRange<Int> = {
    let chosen = ProcessInfo.processInfo.environment["VELARIUM_WALKS"]?.split(separator: "-").compactMap { Int($0) }
    if let chosen, chosen.count == 2, chosen[0] <= chosen[1] { return chosen[0]...chosen[1] }
    return 1...(TestRun.isDeep ? 2_500 : 15)
}()

/// Random sequences over every kind of overlay: touches reach the page if nothing blocks it and never otherwise, each end
/// is reported once, no callback comes twice or too early, nothing is logged as a misuse, and nothing remains on the
/// screen or in memory.
///
/// A sequence that fails is shortened and printed as source for a test.
@MainActor @Suite struct OverlayWalkTests {
    private nonisolated static let places: [OverlayWalk.Place] = [
        .init(model: .iPhoneSE), .init(model: .iPhone14, era: .iOS18), .init(model: .iPad), .init(model: .desktop),
    ]
    private static let length = 50
    /// Reported per device; the rest would mostly be the same.
    private static let failureLimit = 5

    @Test(arguments: places) func randomSequencesOfOverlaysKeepTheInvariants(place: OverlayWalk.Place) async {
        var failures = 0
        for seed in seeds where failures < Self.failureLimit {
            var random = SeededRandom(seed: seed)
            let steps = (0..<Self.length).map { _ in OverlayStep.random(&random) }

            let violations = OverlayWalk.violations(of: steps, on: place)

            guard let violation = violations.first else { continue }
            failures += 1
            let reduced = await reduce(steps, on: place, violation)
            Issue.record(
                """
                seed \(seed): \(violations.prefix(3))
                #expect(OverlayWalk.violations(of: \(reduced), on: \(place)) == [])
                """)
        }
    }

    /// The shortest sequence that is found to violate the same expectation.
    private func reduce(_ steps: [OverlayStep], on place: OverlayWalk.Place, _ violation: String) async
        -> [OverlayStep]
    {
        let kind = OverlayWalk.kind(of: violation)
        var reduction = SequenceReduction<OverlayStep> { steps in
            OverlayWalk.violations(of: steps, on: place).contains { OverlayWalk.kind(of: $0) == kind }
        }
        return await reduction.reduce(steps)
    }
}
