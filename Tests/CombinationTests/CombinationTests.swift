import TestSupport
import Testing
import VelariumTesting

/// Features beside other features, in motion and after changes.
///
/// A run tests a third of the cases, which the seed of the run selects; a deep run all of them.
@MainActor @Suite(.serialized) struct CombinationTests {
    private nonisolated static let seed = 1

    private nonisolated static func selected<Case>(_ cases: [Case]) -> [Case] {
        guard !TestRun.isDeep else { return cases }
        var random = SeededRandom(seed: seed)
        return cases.filter { _ in random.next() % 3 == 0 }
    }

    @Test func everyPairKeepsTheInvariants() {
        for pair in Self.selected(PairCase.all) where pair.obstacle == nil {
            let violations = PairWalk.violations(of: pair)
            #expect(violations.isEmpty, "\(pair): \(violations.prefix(3))")
        }
    }

    @Test(arguments: [TestDevice.Model.iPhoneSE, .iPadMini])
    func everyMotionIsSmoothAndReversible(model: TestDevice.Model) throws {
        for motion in Motion.all {
            let violations = try MotionRun.violations(of: motion, on: model)
            #expect(violations.isEmpty, "\(motion): \(violations.prefix(3))")
            for part in [0.3, 0.7] where motion.isReversible {
                let violations = try MotionRun.violations(of: motion, interruptedAt: part, on: model)
                #expect(violations.isEmpty, "\(motion) at \(part): \(violations.prefix(3))")
            }
        }
    }

    @Test(arguments: [TestDevice.Model.iPhone11, .iPadMini, .desktop])
    func everyScreenIsTheSameAfterAChangeThereAndBack(model: TestDevice.Model) throws {
        let cases = (ChangedScreen.pages + ChangedScreen.overlays).flatMap { screen in
            EnvironmentChange.allCases.filter { $0.isPossible(on: model) }.map { (screen, $0) }
        }
        for (screen, change) in Self.selected(cases) {
            let differences = try ChangeRun.differences(of: screen, change, on: model)
            #expect(differences.isEmpty, "\(screen), \(change): \(differences.prefix(3))")
        }
    }

    @Test func randomEventsOnTheGalleryReportNoMisuse() {
        for seed in 1...(TestRun.isDeep ? 100 : 2) {
            let violations = GalleryWalk.violations(seed: seed, events: TestRun.isDeep ? 1_000 : 250)
            #expect(violations.isEmpty, "seed \(seed): \(violations)")
        }
    }
}
