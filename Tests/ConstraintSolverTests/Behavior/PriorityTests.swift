import ConstraintSolver
import Testing

@Suite struct PriorityTests {
    @Test func aThousandWeakConstraintsNeverOutvoteOneStronger() throws {
        let system = NamedVariables("x")
        for _ in 0..<1_000 { try system.add(["x": 1], .equal, 0, 250) }
        try system.add(["x": 1], .equal, 100, 250.001)

        try system.solver.solve()

        #expect(system.value("x") == 100)
    }

    @Test(arguments: [(1.0, 2.0), (249.999, 250), (250, 250.5), (998.5, 999), (999, 999.75), (999.999, 1000)])
    func theHigherPriorityWins(lower: Double, higher: Double) throws {
        let system = NamedVariables("x")
        try system.add(["x": 1], .equal, 10, Priority(lower))
        try system.add(["x": 1], .equal, 20, Priority(higher))

        try system.solver.solve()

        #expect(system.value("x") == 20)
    }

    @Test func equalPrioritiesMinimizeTheSum() throws {
        let system = NamedVariables("x")
        try system.add(["x": 1], .equal, 10, 500)
        try system.add(["x": 1], .equal, 20, 500)
        try system.add(["x": 1], .equal, 24, 500)

        try system.solver.solve()

        #expect(system.value("x") == 20)
    }

    @Test func unsatisfiableConstraintIsApproached() throws {
        let system = NamedVariables("x")
        try system.add(["x": 1], .lessThanOrEqual, 80)
        try system.add(["x": 1], .equal, 100, 999)

        try system.solver.solve()

        #expect(system.value("x") == 80)
    }

    @Test func changingPrioritiesChangesTheResult() throws {
        let system = NamedVariables("x")
        let low = try system.add(["x": 1], .equal, 10, 250)
        let high = try system.add(["x": 1], .equal, 20, 750)
        try system.solver.solve()

        try system.solver.setPriority(751, of: low)
        try system.solver.solve()
        #expect(system.value("x") == 10)

        try system.solver.setPriority(.required, of: high)
        try system.solver.solve()
        #expect(system.value("x") == 20)

        try system.solver.setPriority(0.25, of: high)
        try system.solver.solve()
        #expect(system.value("x") == 10)
    }

    @Test func satisfiedInequalityHasNoEffect() throws {
        let system = NamedVariables("x")
        try system.add(["x": 1], .greaterThanOrEqual, 10, 900)
        try system.add(["x": 1], .equal, 64, 1)

        try system.solver.solve()

        #expect(system.value("x") == 64)
    }
}
