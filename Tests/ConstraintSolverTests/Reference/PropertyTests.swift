import ConstraintSolver
import TestSupport
import Testing

/// Properties of every layout, on systems larger than the exact reference can solve.
@Suite struct PropertyTests {
    private let tolerance = 1e-6

    @Test(arguments: 0..<60) func requiredConstraintsAreMet(seed: Int) throws {
        var random = SeededRandom(seed: seed + 31_000)
        var system = MixedSystem(variableCount: 30, constraintCount: 60, &random)

        let hasLayout = system.solves()
        #expect(hasLayout)

        #expect(system.sentences.largestFault(at: system.values) < tolerance)
    }

    @Test(arguments: 0..<60) func removingAndAddingAgainRestoresTheLayout(seed: Int) throws {
        var random = SeededRandom(seed: seed + 32_000)
        var system = MixedSystem(variableCount: 30, constraintCount: 60, &random)
        let hasLayout = system.solves()
        #expect(hasLayout)
        let before = system.values

        for index in system.ids.indices.shuffled(using: &random).prefix(20) {
            try system.solver.remove(system.ids[index])
            try system.solver.solve()
            try system.solver.add(system.sentences[index].constraint(on: system.variables), as: system.ids[index])
            try system.solver.solve()

            #expect(zip(system.values, before).allSatisfy { abs($0 - $1) < tolerance }, "seed \(seed), \(index)")
        }
    }

    @Test(arguments: 0..<60) func theOrderOfAddingDoesNotMatter(seed: Int) throws {
        var random = SeededRandom(seed: seed + 33_000)
        var system = MixedSystem(variableCount: 30, constraintCount: 60, &random)
        let hasLayout = system.solves()
        #expect(hasLayout)
        let before = system.values

        for id in system.ids.shuffled(using: &random) { try system.solver.remove(id) }
        for index in system.ids.indices.shuffled(using: &random) {
            try system.solver.add(system.sentences[index].constraint(on: system.variables), as: system.ids[index])
        }
        try system.solver.solve()

        #expect(zip(system.values, before).allSatisfy { abs($0 - $1) < tolerance })
    }

    /// Each violated optional constraint in turn gets a priority above all others: the resulting layout, and every one
    /// between the two, costs at least as much as the best.
    @Test(arguments: 0..<60) func violatedConstraintsCannotImproveWithoutAHigherCost(seed: Int) throws {
        var random = SeededRandom(seed: seed + 34_000)
        var system = MixedSystem(variableCount: 20, constraintCount: 45, &random)
        let hasLayout = system.solves()
        #expect(hasLayout)
        let best = system.values
        let sentences = system.sentences
        let broken = sentences.indices.filter {
            !sentences[$0].isRequired && sentences[$0].violation(at: best) > tolerance
        }

        for index in broken {
            let priority = sentences[index].priority
            try system.setPriority(999.5, at: index)
            try system.solver.solve()
            for part in [0.001, 0.5, 1] {
                let other = zip(best, system.values).map { $0 + part * ($1 - $0) }
                #expect(sentences.largestFault(at: other) < tolerance)
                #expect(
                    !isCheaper(sentences.costs(at: other), than: sentences.costs(at: best)), "seed \(seed), \(index)")
            }
            try system.setPriority(priority, at: index)
            try system.solver.solve()
        }
    }

    /// Compares priority by priority; the first difference decides.
    private func isCheaper(_ first: [Double], than second: [Double]) -> Bool {
        for (one, other) in zip(first, second) where abs(one - other) > tolerance { return one < other }
        return false
    }
}
