import ConstraintSolver
import TestSupport
import Testing

/// Required equalities are substituted; the results must not show it.
@Suite struct DefinitionTests {
    @Test func requiredConstantChangesDependentsWithoutAPivot() throws {
        let system = NamedVariables("left", "width", "right", "other")
        try system.add(["width": 1, "right": -1, "left": 1], .equal, 0)
        let left = try system.add(["left": 1], .equal, 8)
        try system.add(["width": 1], .equal, 100, 750)
        try system.add(["other": 1], .equal, 3)
        try system.solver.solve()
        _ = system.solver.takeChanges()
        let before = system.solver.exchangeCount

        try system.solver.setConstant(20, of: left)
        try system.solver.solve()

        #expect(system.solver.takeChanges() == [system["left"], system["right"]])
        #expect(system.value("right") == 120)
        #expect(system.solver.exchangeCount == before)
    }

    @Test func removingALinkOfAChainFreesItsDependents() throws {
        let system = NamedVariables("a", "b", "c", "d")
        try system.add(["a": 1], .equal, 10)
        try system.add(["b": 1, "a": -1], .equal, 10)
        let middle = try system.add(["c": 1, "b": -1], .equal, 10)
        try system.add(["d": 1, "c": -1], .equal, 10)
        try system.add(["d": 1], .equal, 100, 250)
        try system.solver.solve()
        #expect(system.value("d") == 40)

        try system.solver.remove(middle)
        try system.solver.solve()

        #expect(["a", "b", "c", "d"].map(system.value) == [10, 20, 90, 100])
    }

    @Test func equalityCanChangeBetweenRequiredAndOptional() throws {
        let system = NamedVariables("x", "y")
        let gap = try system.add(["y": 1, "x": -1], .equal, 10)
        try system.add(["x": 1], .equal, 5)
        try system.add(["y": 1], .equal, 50, 500)
        try system.solver.solve()
        #expect(system.value("y") == 15)

        try system.solver.setPriority(499, of: gap)
        try system.solver.solve()
        #expect(system.value("y") == 50)

        try system.solver.setConstant(12, of: gap)
        try system.solver.setPriority(.required, of: gap)
        try system.solver.solve()
        #expect(system.value("y") == 17)
    }

    @Test func conflictIncludesSubstitutedEqualities() throws {
        let system = NamedVariables("a", "b", "c", "d")
        let chain = [
            try system.add(["a": 1], .equal, 0),
            try system.add(["b": 1, "a": -1], .equal, 10),
            try system.add(["c": 1, "b": -1], .equal, 10),
        ]
        try system.add(["d": 1, "a": -1], .equal, 10)
        try system.solver.solve()

        let limit = try system.add(["c": 1], .lessThanOrEqual, 15)

        #expect(throws: SolverFailure.unsatisfiable(Set(chain + [limit]))) { try system.solver.solve() }
        try system.solver.setConstant(4, of: chain[1])
        try system.solver.solve()
        #expect(system.value("c") == 14)
    }

    /// Larger than the exact reference can solve: a system after many changes equals a newly made one.
    @Test(arguments: 0..<8) func largeSystemAfterManyChangesEqualsANewOne(seed: Int) throws {
        var random = SeededRandom(seed: seed + 77_000)
        var used = MixedSystem(variableCount: 24, constraintCount: 40, &random)

        for _ in 0..<60 {
            try used.change(&random)
            guard used.solves() else { continue }
            let fresh = try used.madeAfresh()
            let isSame = zip(used.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-6 }
            #expect(isSame, "seed \(seed)\n\(used.values)\n\(fresh.values)")
        }
    }
}
