import Foundation
import TestSupport
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The number of storms; 10,000 with VELARIUM_DEEP=1 in the environment.
private let sequenceCount: UInt64 = TestRun.isDeep ? 10_000 : 240

/// Random sequences over every kind of overlay at once: each presentation ends once, with one reason; no task waits
/// forever; content stays above the keyboard if there is room; the key window is restored; everything is released.
@MainActor @Suite struct RandomOverlayTests {
    private nonisolated static let models: [TestDevice.Model] = [.iPhoneSE, .iPhone14, .iPad, .desktop]

    @Test(arguments: models) func everyStormKeepsTheInvariants(model: TestDevice.Model) async {
        var showings = 0
        var reasons: Set<DismissReason> = []
        for seed in 0..<sequenceCount / UInt64(Self.models.count) {
            let actions = RandomOverlayActions(seed: seed, on: model)

            // The storm's tasks belong to the app: they continue in the storm's device, whichever device is current.
            await actions.device.system.run {
                await actions.run(12)
                if seed % 8 == 7 { await actions.closeScene() } else { await actions.end() }
            }

            #expect(actions.violations.isEmpty, "seed \(seed): \(actions.violations.prefix(3)) after \(actions.steps)")
            #expect(actions.survivors.isEmpty, "seed \(seed) leaks after \(actions.steps)")
            let raised = actions.device.misuses.filter(\.raises).map(\.message)
            #expect(raised.isEmpty, "seed \(seed): \(raised.prefix(3))")
            showings += actions.showings
            reasons.formUnion(actions.reasons)
        }

        #expect(showings > Int(sequenceCount) * 2 / 5)
        #expect(reasons.count >= 5, "\(reasons)")
    }
}
