import ConstraintSolver
import TestSupport
import Testing

/// Required equalities are substituted; the results must not show it.
@Suite struct DefinitionTests {
    @Test func requiredConstantChangesDependentsWithoutAPivot() throws {
        let sheet = Sheet("left", "width", "right", "other")
        try sheet.add(["width": 1, "right": -1, "left": 1], .equal, 0)
        let left = try sheet.add(["left": 1], .equal, 8)
        try sheet.add(["width": 1], .equal, 100, 750)
        try sheet.add(["other": 1], .equal, 3)
        try sheet.solver.solve()
        _ = sheet.solver.takeChanges()
        let before = sheet.solver.exchangeCount

        try sheet.solver.setConstant(20, of: left)
        try sheet.solver.solve()

        #expect(sheet.solver.takeChanges() == [sheet["left"], sheet["right"]])
        #expect(sheet.value("right") == 120)
        #expect(sheet.solver.exchangeCount == before)
    }

    @Test func removingALinkOfAChainFreesItsDependents() throws {
        let sheet = Sheet("a", "b", "c", "d")
        try sheet.add(["a": 1], .equal, 10)
        try sheet.add(["b": 1, "a": -1], .equal, 10)
        let middle = try sheet.add(["c": 1, "b": -1], .equal, 10)
        try sheet.add(["d": 1, "c": -1], .equal, 10)
        try sheet.add(["d": 1], .equal, 100, 250)
        try sheet.solver.solve()
        #expect(sheet.value("d") == 40)

        try sheet.solver.remove(middle)
        try sheet.solver.solve()

        #expect(["a", "b", "c", "d"].map(sheet.value) == [10, 20, 90, 100])
    }

    @Test func equalityCanChangeBetweenRequiredAndOptional() throws {
        let sheet = Sheet("x", "y")
        let gap = try sheet.add(["y": 1, "x": -1], .equal, 10)
        try sheet.add(["x": 1], .equal, 5)
        try sheet.add(["y": 1], .equal, 50, 500)
        try sheet.solver.solve()
        #expect(sheet.value("y") == 15)

        try sheet.solver.setPriority(499, of: gap)
        try sheet.solver.solve()
        #expect(sheet.value("y") == 50)

        try sheet.solver.setConstant(12, of: gap)
        try sheet.solver.setPriority(.required, of: gap)
        try sheet.solver.solve()
        #expect(sheet.value("y") == 17)
    }

    @Test func conflictIncludesSubstitutedEqualities() throws {
        let sheet = Sheet("a", "b", "c", "d")
        let chain = [
            try sheet.add(["a": 1], .equal, 0),
            try sheet.add(["b": 1, "a": -1], .equal, 10),
            try sheet.add(["c": 1, "b": -1], .equal, 10),
        ]
        try sheet.add(["d": 1, "a": -1], .equal, 10)
        try sheet.solver.solve()

        let limit = try sheet.add(["c": 1], .lessThanOrEqual, 15)

        #expect(throws: SolverFailure.unsatisfiable(Set(chain + [limit]))) { try sheet.solver.solve() }
        try sheet.solver.setConstant(4, of: chain[1])
        try sheet.solver.solve()
        #expect(sheet.value("c") == 14)
    }

    /// Larger than the exact reference can solve: a system after many changes equals a newly made one.
    @Test(arguments: 0..<8) func largeSystemAfterManyChangesEqualsANewOne(seed: Int) throws {
        var random = SeededRandom(seed: seed + 77_000)
        var tired = MixedSystem(variableCount: 24, constraintCount: 40, &random)

        for _ in 0..<60 {
            try tired.change(&random)
            guard tired.solves() else { continue }
            let fresh = try tired.madeAfresh()
            let isSame = zip(tired.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-6 }
            #expect(isSame, "seed \(seed)\n\(tired.values)\n\(fresh.values)")
        }
    }
}
