import Foundation
import Testing
import UIKit
import Velarium
import VelariumTesting

/// How many storms there are; 10,000 with VELARIUM_DEEP=1 in the environment. More would not fit into the time of ./test.
private let stormCount: UInt64 = getenv("VELARIUM_DEEP") == nil ? 200 : 10_000

/// Random sequences over every kind of overlay at once: each showing ends once, with one reason; no task waits for ever;
/// content stays clear of the keyboard where there is room; the key window comes back; nothing stays in memory.
@MainActor @Suite struct OverlayStormTests {
    @Test(arguments: [TestDevice.Model.iPhoneSE, .desktop]) func noStormBreaksAPromise(model: TestDevice.Model) async {
        var showings = 0
        var reasons: Set<DismissReason> = []
        // A device serves ten storms, each in a window of its own.
        for batch in 0..<stormCount / 20 {
            let device = TestDevice(model)
            device.recordsMisuses = true
            for seed in batch * 10..<(batch + 1) * 10 {
                let storm = OverlayStorm(seed: seed, on: device)

                await storm.run(12)
                await storm.end()

                #expect(storm.violations.isEmpty, "seed \(seed): \(storm.violations.prefix(3))")
                #expect(storm.survivors == 0, "seed \(seed) leaks")
                showings += storm.showings
                reasons.formUnion(storm.reasons)
            }
            #expect(device.misuses.filter(\.raises) == [])
        }

        #expect(showings > Int(stormCount) / 2)
        #expect(reasons.count >= 4, "\(reasons)")
    }
}
