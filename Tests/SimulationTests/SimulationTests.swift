import Foundation
import Simulation
import TestSupport
import Testing

/// The gallery with events that a seed chooses: touches, keys, rotations, settings, scenes, devices, and a machine that
/// fails. Nothing traps, touches end, what a modal presentation covers gets nothing, everything comes to rest, and nothing
/// outlives its scene.
///
/// Of the environment, VELARIUM_SEED is the first seed, VELARIUM_SEEDS their number, and VELARIUM_EVENTS the number of
/// events for each. The program `Simulate` runs more of them, and survives traps.
@MainActor @Suite struct SimulationTests {
    private static func number(_ variable: String, or usual: Int) -> Int {
        ProcessInfo.processInfo.environment[variable].flatMap(Int.init) ?? usual
    }

    private static let firstSeed = number("VELARIUM_SEED", or: 1)
    private static let seeds = number("VELARIUM_SEEDS", or: TestRun.isDeep ? 10 : 3)
    private static let events = number("VELARIUM_EVENTS", or: TestRun.isDeep ? 20_000 : 180)

    /// A sequence that fails is shortened and printed as a script.
    @Test func anAppLivesThroughEverything() async {
        for seed in Self.firstSeed..<Self.firstSeed + Self.seeds {
            let simulation = Simulation(stretch: min(250, Self.events / 2))
            await simulation.run(seed: seed, count: Self.events)

            guard let violation = simulation.violations.first else { continue }
            let script = await shortened(simulation.events, violation).map(\.description).joined(separator: "\n")
            Issue.record("seed \(seed): \(simulation.violations.prefix(3))\n\(script)")
        }
    }

    private func shortened(_ events: [SimulationEvent], _ violation: String) async -> [SimulationEvent] {
        let kind = Simulation.kind(of: violation)
        var reduction = SequenceReduction<SimulationEvent>(attempts: 100) { events in
            let simulation = Simulation()
            await simulation.run(events)
            return simulation.violations.contains { Simulation.kind(of: $0) == kind }
        }
        return await reduction.reduce(events)
    }

    @Test func theSameSeedChoosesTheSameEvents() async {
        let runs = [Simulation(), Simulation()]

        for run in runs { await run.run(seed: 5, count: 60) }

        #expect(runs[0].events == runs[1].events)
        #expect(runs[0].events.count == 60)
    }
}
