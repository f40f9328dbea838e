import ConstraintSolver
import Testing

@Suite struct PriorityTests {
    @Test func aThousandWeakConstraintsNeverOutvoteOneStronger() throws {
        let sheet = Sheet("x")
        for _ in 0..<1_000 { try sheet.add(["x": 1], .equal, 0, 250) }
        try sheet.add(["x": 1], .equal, 100, 250.001)

        try sheet.solver.solve()

        #expect(sheet.value("x") == 100)
    }

    @Test(arguments: [(1.0, 2.0), (249.999, 250), (250, 250.5), (998.5, 999), (999, 999.75), (999.999, 1000)])
    func theHigherPriorityWins(lower: Double, higher: Double) throws {
        let sheet = Sheet("x")
        try sheet.add(["x": 1], .equal, 10, Priority(lower))
        try sheet.add(["x": 1], .equal, 20, Priority(higher))

        try sheet.solver.solve()

        #expect(sheet.value("x") == 20)
    }

    @Test func equalPrioritiesMinimizeTheSum() throws {
        let sheet = Sheet("x")
        try sheet.add(["x": 1], .equal, 10, 500)
        try sheet.add(["x": 1], .equal, 20, 500)
        try sheet.add(["x": 1], .equal, 24, 500)

        try sheet.solver.solve()

        #expect(sheet.value("x") == 20)
    }

    @Test func unsatisfiableConstraintIsApproached() throws {
        let sheet = Sheet("x")
        try sheet.add(["x": 1], .lessThanOrEqual, 80)
        try sheet.add(["x": 1], .equal, 100, 999)

        try sheet.solver.solve()

        #expect(sheet.value("x") == 80)
    }

    @Test func changingPrioritiesChangesTheResult() throws {
        let sheet = Sheet("x")
        let low = try sheet.add(["x": 1], .equal, 10, 250)
        let high = try sheet.add(["x": 1], .equal, 20, 750)
        try sheet.solver.solve()

        try sheet.solver.setPriority(751, of: low)
        try sheet.solver.solve()
        #expect(sheet.value("x") == 10)

        try sheet.solver.setPriority(.required, of: high)
        try sheet.solver.solve()
        #expect(sheet.value("x") == 20)

        try sheet.solver.setPriority(0.25, of: high)
        try sheet.solver.solve()
        #expect(sheet.value("x") == 10)
    }

    @Test func satisfiedInequalityHasNoEffect() throws {
        let sheet = Sheet("x")
        try sheet.add(["x": 1], .greaterThanOrEqual, 10, 900)
        try sheet.add(["x": 1], .equal, 64, 1)

        try sheet.solver.solve()

        #expect(sheet.value("x") == 64)
    }
}
