import ConstraintSolver
import Testing

/// What holds for every layout, on systems larger than the exact reference can do.
@Suite struct PropertyTests {
    private let tolerance = 1e-6

    @Test(arguments: 0..<60) func requiredConstraintsAreMet(seed: Int) throws {
        var dice = Dice(seed: seed + 31_000)
        var system = MixedSystem(variableCount: 30, constraintCount: 60, &dice)

        let hasLayout = system.solves()
        #expect(hasLayout)

        #expect(system.sentences.largestFault(at: system.values) < tolerance)
    }

    @Test(arguments: 0..<60) func removingAndAddingAgainRestoresTheLayout(seed: Int) throws {
        var dice = Dice(seed: seed + 32_000)
        var system = MixedSystem(variableCount: 30, constraintCount: 60, &dice)
        let hasLayout = system.solves()
        #expect(hasLayout)
        let before = system.values

        for index in system.ids.indices.shuffled(using: &dice).prefix(20) {
            try system.solver.remove(system.ids[index])
            try system.solver.solve()
            try system.solver.add(system.sentences[index].constraint(on: system.variables), as: system.ids[index])
            try system.solver.solve()

            #expect(zip(system.values, before).allSatisfy { abs($0 - $1) < tolerance }, "seed \(seed), \(index)")
        }
    }

    @Test(arguments: 0..<60) func theOrderOfAddingDoesNotMatter(seed: Int) throws {
        var dice = Dice(seed: seed + 33_000)
        var system = MixedSystem(variableCount: 30, constraintCount: 60, &dice)
        let hasLayout = system.solves()
        #expect(hasLayout)
        let before = system.values

        for id in system.ids.shuffled(using: &dice) { try system.solver.remove(id) }
        for index in system.ids.indices.shuffled(using: &dice) {
            try system.solver.add(system.sentences[index].constraint(on: system.variables), as: system.ids[index])
        }
        try system.solver.solve()

        #expect(zip(system.values, before).allSatisfy { abs($0 - $1) < tolerance })
    }

    /// Each broken wish in turn is made to count more than all others: the layout that then comes out, and every one on the
    /// way there, costs more than the best one did.
    @Test(arguments: 0..<60) func noWishCouldBeMetBetterWithoutHurtingAStronger(seed: Int) throws {
        var dice = Dice(seed: seed + 34_000)
        var system = MixedSystem(variableCount: 20, constraintCount: 45, &dice)
        let hasLayout = system.solves()
        #expect(hasLayout)
        let (best, sentences) = (system.values, system.sentences)
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

    /// Priority by priority: the first that differs decides.
    private func isCheaper(_ first: [Double], than second: [Double]) -> Bool {
        for (one, other) in zip(first, second) where abs(one - other) > tolerance { return one < other }
        return false
    }
}
