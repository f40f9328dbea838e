import TestSupport
import Testing
import UIKit
import VelariumTesting

/// The number of sequences; ten times as many with VELARIUM_DEEP=1 in the environment.
private let walkCount: UInt64 = TestRun.isDeep ? 1_200 : 120

/// Random sequences over UIKit's own overlays: touches reach the page if it is not dimmed and never otherwise, handlers
/// run after their alert has gone, and nothing remains on the screen or in memory.
@MainActor @Suite struct OverlayWalkTests {
    private nonisolated static let models: [TestDevice.Model] = [.iPhoneSE, .iPhone14, .iPad, .desktop]

    @Test(arguments: models) func randomSequencesOfOverlaysKeepTheInvariants(model: TestDevice.Model) {
        var presents: [OverlayWalk.Step: Int] = [:]
        for seed in 0..<walkCount / UInt64(Self.models.count) {
            let walk = OverlayWalk(seed: seed, on: model)

            walk.run(60)
            walk.end()

            #expect(walk.violations.isEmpty, "seed \(seed): \(walk.violations.prefix(3))")
            #expect(walk.survivors.isEmpty, "seed \(seed) leaks \(walk.survivors)")
            let raised = walk.device.misuses.filter(\.raises).map(\.message)
            #expect(raised.isEmpty, "seed \(seed): \(raised.prefix(3))")
            presents.merge(walk.presents) { $0 + $1 }
        }

        #expect(presents.count == 7 && presents.values.allSatisfy { $0 >= 5 }, "\(presents)")
    }
}
