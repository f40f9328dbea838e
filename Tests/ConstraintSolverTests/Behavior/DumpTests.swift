import ConstraintSolver
import Testing

@Suite struct DumpTests {
    @Test func dumpListsTheTableau() throws {
        let system = NamedVariables("left", "width", "right")
        try system.add(["width": 1, "right": -1, "left": 1], .equal, 0)
        try system.add(["left": 1], .equal, 8)
        try system.add(["width": 1], .equal, 120.5, 750)
        try system.add(["right": 1], .lessThanOrEqual, 100, 250)

        try system.solver.solve()

        #expect(
            system.solver.dump() == """
                left = 8 : 1 [c2]
                width = 120.5 : 1 [c3]
                right = 128.5 : -1 [c1] + 1 [c2] + 1 [c3]
                c4 off by 28.5 @250
                """)
        #expect(system.solver.description == "Solver with 3 variables and 4 constraints")
    }

    @Test func emptySolverHasAnEmptyDump() {
        #expect(Solver().dump().isEmpty)
    }
}
