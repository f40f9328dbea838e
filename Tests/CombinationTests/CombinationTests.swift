import TestSupport
import Testing
import VelariumTesting

/// Features beside other features, in motion and after changes: only in optimized builds and deep runs. Of the pairs, a
/// deep run walks all, other runs a third (`SeededPart`).
///
/// What is not mended yet is reported as a known issue; everything else must hold.
@MainActor @Suite(.serialized, .enabled(if: TestRun.walksNets)) struct CombinationTests {
    /// Expects no violations, except known ones.
    private func expectNone(_ violations: [String], of name: String, known: Comment? = nil) {
        guard let known else { return #expect(violations.isEmpty, "\(name): \(violations.prefix(3))") }
        withKnownIssue(known, isIntermittent: true) {
            #expect(violations.isEmpty, "\(name): \(violations.prefix(3))")
        }
    }

    @Test func everyPairKeepsTheInvariants() {
        let part = SeededPart.ofThisRun
        for pair in PairCase.possible where part.contains("\(pair)") {
            expectNone(PairWalk.violations(of: pair), of: "\(pair) (\(part))", known: pair.knownIssue)
        }
    }

    @Test func pairsThatCannotExistAreRefusedWithUIKitsWords() {
        for container in PairContainer.allCases {
            for inhabitant in PairInhabitant.allCases {
                guard case .refused(let words) = PairObstacle(of: inhabitant, in: container) else { continue }
                let messages = PairRefusal.messages(of: inhabitant, in: container)
                #expect(messages.contains { $0.hasPrefix(words) }, "\(inhabitant) in \(container): \(messages)")
            }
        }
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPadMini])
    func everyMotionIsSmoothAndReversible(model: TestDevice.Model) throws {
        for motion in Motion.all {
            expectNone(try MotionRun.violations(of: motion, on: model), of: "\(motion)")
            for part in [0.3, 0.7] {
                let violations = try MotionRun.violations(of: motion, interruptedAt: part, on: model)
                expectNone(violations, of: "\(motion) at \(part)")
            }
        }
    }

    @Test(arguments: [TestDevice.Model.iPhone11, .iPadMini, .desktop])
    func everyScreenIsTheSameAfterAChangeThereAndBack(model: TestDevice.Model) throws {
        let cases = (ChangedScreen.pages + ChangedScreen.overlays).flatMap { screen in
            EnvironmentChange.allCases.filter { $0.isPossible(on: model) }.map { (screen, $0) }
        }
        for (screen, change) in cases {
            let differences = try ChangeRun.differences(of: screen, change, on: model)
            expectNone(
                differences, of: "\(screen), \(change)", known: screen.knownIssue(after: change))
        }
    }

    @Test func randomEventsOnTheGalleryReportNoMisuse() {
        for seed in 1...100 {
            let violations = GalleryWalk.violations(seed: seed, events: 1_000)
            expectNone(violations, of: "seed \(seed)")
        }
    }
}
