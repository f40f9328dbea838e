import ConstraintSolver
import Testing

@Suite struct DumpTests {
    @Test func dumpListsTheTableau() throws {
        let sheet = Sheet("left", "width", "right")
        try sheet.add(["width": 1, "right": -1, "left": 1], .equal, 0)
        try sheet.add(["left": 1], .equal, 8)
        try sheet.add(["width": 1], .equal, 120.5, 750)
        try sheet.add(["right": 1], .lessThanOrEqual, 100, 250)

        try sheet.solver.solve()

        #expect(
            sheet.solver.dump() == """
                left = 8 : 1 [c2]
                width = 120.5 : 1 [c3]
                right = 128.5 : -1 [c1] + 1 [c2] + 1 [c3]
                c4 off by 28.5 @250
                """)
        #expect(sheet.solver.description == "Solver with 3 variables and 4 constraints")
    }

    @Test func emptySolverHasAnEmptyDump() {
        #expect(Solver().dump().isEmpty)
    }
}
