import TestSupport
import Testing
import VelariumTesting

/// Features beside other features, in motion and after changes.
///
/// Only a deep run, which tests all cases, runs them. What they find is reported as known issues until all of it is mended.
@MainActor @Suite(.serialized, .enabled(if: TestRun.isDeep)) struct CombinationTests {
    @Test func everyPairKeepsTheInvariants() {
        for pair in PairCase.all where pair.obstacle == nil {
            let violations = PairWalk.violations(of: pair)
            withKnownIssue(isIntermittent: true) { #expect(violations.isEmpty, "\(pair): \(violations.prefix(3))") }
        }
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPadMini])
    func everyMotionIsSmoothAndReversible(model: TestDevice.Model) throws {
        for motion in Motion.all {
            let violations = try MotionRun.violations(of: motion, on: model)
            withKnownIssue(isIntermittent: true) { #expect(violations.isEmpty, "\(motion): \(violations.prefix(3))") }
            for part in [0.3, 0.7] where motion.isReversible {
                let violations = try MotionRun.violations(of: motion, interruptedAt: part, on: model)
                withKnownIssue(isIntermittent: true) {
                    #expect(violations.isEmpty, "\(motion) at \(part): \(violations.prefix(3))")
                }
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
            withKnownIssue(isIntermittent: true) {
                #expect(differences.isEmpty, "\(screen), \(change): \(differences.prefix(3))")
            }
        }
    }

    @Test func randomEventsOnTheGalleryReportNoMisuse() {
        for seed in 1...100 {
            let violations = GalleryWalk.violations(seed: seed, events: 1_000)
            withKnownIssue(isIntermittent: true) { #expect(violations.isEmpty, "seed \(seed): \(violations)") }
        }
    }
}
