import ConstraintSolver
import Testing

@Suite struct FailureTests {
    @Test func conflictContainsExactlyItsMembers() throws {
        let sheet = Sheet("left", "right", "width", "other")
        try sheet.add(["other": 1], .equal, 5)
        let definition = try sheet.add(["width": 1, "right": -1, "left": 1], .equal, 0)
        let left = try sheet.add(["left": 1], .equal, 10)
        let right = try sheet.add(["right": 1], .equal, 90)
        try sheet.add(["width": 1], .equal, 300, 999)
        let width = try sheet.add(["width": 1], .greaterThanOrEqual, 100)

        #expect(throws: SolverFailure.unsatisfiable([definition, left, right, width])) { try sheet.solver.solve() }
        #expect(sheet.solver.conflicts == [[definition, left, right, width]])
        #expect(sheet.value("other") == 5)
    }

    @Test func solverContinuesAfterAConflictMemberIsRelaxed() throws {
        let sheet = Sheet("x")
        try sheet.add(["x": 1], .equal, 10)
        let second = try sheet.add(["x": 1], .equal, 20)
        #expect(throws: SolverFailure.self) { try sheet.solver.solve() }

        try sheet.solver.setPriority(999, of: second)
        try sheet.solver.solve()

        #expect(sheet.value("x") == 10)
    }

    @Test func severalConflictsAreReportedOneAfterAnother() throws {
        let sheet = Sheet("x", "y")
        let pairs = try ["x", "y"].map {
            Set([try sheet.add([$0: 1], .equal, 1), try sheet.add([$0: 1], .equal, 2)])
        }
        var reported: [Set<ConstraintID>] = []

        while case .unsatisfiable(let culprits) = failure(of: sheet.solver) {
            reported.append(culprits)
            try sheet.solver.remove(culprits.max()!)
        }

        #expect(Set(reported) == Set(pairs))
        #expect(sheet.value("x") == 1)
        #expect(sheet.value("y") == 1)
    }

    private func failure(of solver: Solver) -> SolverFailure? {
        do {
            try solver.solve()
            return nil
        } catch {
            return error
        }
    }

    @Test func duplicateAndUnknownItemsThrow() throws {
        let sheet = Sheet("x")
        let id = try sheet.add(["x": 1], .equal, 1)
        let sentence = Constraint([.init(sheet["x"])], .equal, 1)

        #expect(throws: SolverFailure.duplicateConstraint(id)) { try sheet.solver.add(sentence, as: id) }
        #expect(throws: SolverFailure.variableInUse(sheet["x"])) { try sheet.solver.remove(sheet["x"]) }
        try sheet.solver.remove(id)
        #expect(throws: SolverFailure.unknownConstraint(id)) { try sheet.solver.remove(id) }
        #expect(throws: SolverFailure.unknownConstraint(id)) { try sheet.solver.setConstant(1, of: id) }
        #expect(throws: SolverFailure.unknownConstraint(id)) { try sheet.solver.setPriority(1, of: id) }
        try sheet.solver.remove(sheet["x"])
        #expect(throws: SolverFailure.unknownVariable(sheet["x"])) { try sheet.solver.add(sentence) }
        #expect(throws: SolverFailure.unknownVariable(sheet["x"])) { try sheet.solver.remove(sheet["x"]) }
        _ = sheet.solver.makeVariable()
        #expect(throws: SolverFailure.unknownVariable(sheet["x"])) { try sheet.solver.add(sentence) }
    }

    @Test func editMustBeAddedOnceBeforeUse() throws {
        let sheet = Sheet("x")
        #expect(throws: SolverFailure.unknownEdit(sheet["x"])) { try sheet.solver.suggest(1, for: sheet["x"]) }
        try sheet.solver.addEdit(of: sheet["x"], priority: 500)
        #expect(throws: SolverFailure.duplicateEdit(sheet["x"])) {
            try sheet.solver.addEdit(of: sheet["x"], priority: 500)
        }
        try sheet.solver.removeEdit(of: sheet["x"])
        #expect(throws: SolverFailure.unknownEdit(sheet["x"])) { try sheet.solver.removeEdit(of: sheet["x"]) }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -10_000_001])
    func invalidNumbersThrow(number: Double) throws {
        let sheet = Sheet("x")
        let id = try sheet.add(["x": 1], .equal, 5)

        #expect(throws: SolverFailure.self) { try sheet.add(["x": 1], .equal, number) }
        #expect(throws: SolverFailure.self) { try sheet.add(["x": number], .equal, 1) }
        #expect(throws: SolverFailure.self) { try sheet.add(["x": 1], .equal, 1, Priority(number)) }
        #expect(throws: SolverFailure.self) { try sheet.solver.setConstant(number, of: id) }
        #expect(throws: SolverFailure.self) { try sheet.solver.setPriority(Priority(number), of: id) }
        try sheet.solver.solve()
        #expect(sheet.value("x") == 5)
    }

    @Test(arguments: [0.0, -1, 1000.5])
    func prioritiesOutsideTheRangeThrow(priority: Double) throws {
        let sheet = Sheet("x")

        #expect(throws: SolverFailure.priorityOutOfRange(priority)) {
            try sheet.add(["x": 1], .equal, 1, Priority(priority))
        }
    }
}
