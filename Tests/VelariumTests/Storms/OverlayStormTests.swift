import Foundation
import TestSupport
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The number of storms; 10,000 with VELARIUM_DEEP=1 in the environment.
private let stormCount: UInt64 = TestRun.isDeep ? 10_000 : 2_000

/// Random sequences over every kind of overlay at once: each presentation ends once, with one reason; no task waits
/// forever; content stays above the keyboard if there is room; the key window is restored; everything is released.
@MainActor @Suite struct OverlayStormTests {
    private nonisolated static let models: [TestDevice.Model] = [.iPhoneSE, .iPhone14, .iPad, .desktop]

    @Test(arguments: models) func everyStormKeepsTheInvariants(model: TestDevice.Model) async {
        var showings = 0
        var reasons: Set<DismissReason> = []
        for seed in 0..<stormCount / UInt64(Self.models.count) {
            let storm = OverlayStorm(seed: seed, on: model)

            // The storm's tasks belong to the app: they continue in the storm's device, whichever device is current.
            await storm.device.system.run {
                await storm.run(12)
                if seed % 8 == 7 { await storm.closeScene() } else { await storm.end() }
            }

            #expect(storm.violations.isEmpty, "seed \(seed): \(storm.violations.prefix(3)) after \(storm.steps)")
            #expect(storm.survivors.isEmpty, "seed \(seed) leaks after \(storm.steps)")
            let raised = storm.device.misuses.filter(\.raises).map(\.message)
            #expect(raised.isEmpty, "seed \(seed): \(raised.prefix(3))")
            showings += storm.showings
            reasons.formUnion(storm.reasons)
        }

        #expect(showings > Int(stormCount) / 2)
        #expect(reasons.count >= 5, "\(reasons)")
    }
}
