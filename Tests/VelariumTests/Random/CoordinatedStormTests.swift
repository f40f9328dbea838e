import TestSupport
import Testing
import UIKit
import Velarium
import VelariumTesting

/// The number of storms; 2,000 with VELARIUM_DEEP=1 in the environment.
private let sequenceCount: UInt64 = TestRun.isDeep ? 2_000 : 24

/// Random requests of everything at once: each ends once, no task waits forever, the screen is as before, and everything
/// is released.
@MainActor @Suite struct CoordinatedStormTests {
    private nonisolated static let models: [TestDevice.Model] = [.iPhoneSE, .iPad]

    @Test(arguments: models) func everyRequestEndsOnceInEveryStorm(model: TestDevice.Model) async throws {
        var ends: Set<OverlayRequest.End> = []
        for seed in 0..<sequenceCount / UInt64(Self.models.count) {
            let actions = try CoordinatedStormActions(seed: seed, on: model)

            await actions.device.system.run {
                await actions.run(25)
                if seed % 8 == 7 { await actions.closeScene() } else { await actions.end() }
                await actions.release()
            }

            #expect(actions.violations.isEmpty, "seed \(seed): \(actions.violations.prefix(3)) after \(actions.steps)")
            #expect(actions.survivors.isEmpty, "seed \(seed) leaks \(actions.survivors) after \(actions.steps)")
            let raised = actions.device.misuses.filter(\.raises).map(\.message)
            #expect(raised.isEmpty, "seed \(seed): \(raised.prefix(3))")
            ends.formUnion(actions.ends)
        }

        #expect(ends.count >= 10, "\(ends)")
    }
}
