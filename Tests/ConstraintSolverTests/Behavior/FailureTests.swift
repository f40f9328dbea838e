import ConstraintSolver
import Testing

@Suite struct FailureTests {
    @Test func conflictContainsExactlyItsMembers() throws {
        let system = NamedVariables("left", "right", "width", "other")
        try system.add(["other": 1], .equal, 5)
        let definition = try system.add(["width": 1, "right": -1, "left": 1], .equal, 0)
        let left = try system.add(["left": 1], .equal, 10)
        let right = try system.add(["right": 1], .equal, 90)
        try system.add(["width": 1], .equal, 300, 999)
        let width = try system.add(["width": 1], .greaterThanOrEqual, 100)

        #expect(throws: SolverFailure.unsatisfiable([definition, left, right, width])) { try system.solver.solve() }
        #expect(system.solver.conflicts == [[definition, left, right, width]])
        #expect(system.value("other") == 5)
    }

    @Test func solverContinuesAfterAConflictMemberIsRelaxed() throws {
        let system = NamedVariables("x")
        try system.add(["x": 1], .equal, 10)
        let second = try system.add(["x": 1], .equal, 20)
        #expect(throws: SolverFailure.self) { try system.solver.solve() }

        try system.solver.setPriority(999, of: second)
        try system.solver.solve()

        #expect(system.value("x") == 10)
    }

    @Test func severalConflictsAreReportedOneAfterAnother() throws {
        let system = NamedVariables("x", "y")
        let pairs = try ["x", "y"].map {
            Set([try system.add([$0: 1], .equal, 1), try system.add([$0: 1], .equal, 2)])
        }
        var reported: [Set<ConstraintID>] = []

        while case .unsatisfiable(let culprits) = failure(of: system.solver) {
            reported.append(culprits)
            try system.solver.remove(culprits.max()!)
        }

        #expect(Set(reported) == Set(pairs))
        #expect(system.value("x") == 1)
        #expect(system.value("y") == 1)
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
        let system = NamedVariables("x")
        let id = try system.add(["x": 1], .equal, 1)
        let sentence = Constraint([.init(system["x"])], .equal, 1)

        #expect(throws: SolverFailure.duplicateConstraint(id)) { try system.solver.add(sentence, as: id) }
        #expect(throws: SolverFailure.variableInUse(system["x"])) { try system.solver.remove(system["x"]) }
        try system.solver.remove(id)
        #expect(throws: SolverFailure.unknownConstraint(id)) { try system.solver.remove(id) }
        #expect(throws: SolverFailure.unknownConstraint(id)) { try system.solver.setConstant(1, of: id) }
        #expect(throws: SolverFailure.unknownConstraint(id)) { try system.solver.setPriority(1, of: id) }
        try system.solver.remove(system["x"])
        #expect(throws: SolverFailure.unknownVariable(system["x"])) { try system.solver.add(sentence) }
        #expect(throws: SolverFailure.unknownVariable(system["x"])) { try system.solver.remove(system["x"]) }
        _ = system.solver.makeVariable()
        #expect(throws: SolverFailure.unknownVariable(system["x"])) { try system.solver.add(sentence) }
    }

    @Test func editMustBeAddedOnceBeforeUse() throws {
        let system = NamedVariables("x")
        #expect(throws: SolverFailure.unknownEdit(system["x"])) { try system.solver.suggest(1, for: system["x"]) }
        try system.solver.addEdit(of: system["x"], priority: 500)
        #expect(throws: SolverFailure.duplicateEdit(system["x"])) {
            try system.solver.addEdit(of: system["x"], priority: 500)
        }
        try system.solver.removeEdit(of: system["x"])
        #expect(throws: SolverFailure.unknownEdit(system["x"])) { try system.solver.removeEdit(of: system["x"]) }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -10_000_001])
    func invalidNumbersThrow(number: Double) throws {
        let system = NamedVariables("x")
        let id = try system.add(["x": 1], .equal, 5)

        #expect(throws: SolverFailure.self) { try system.add(["x": 1], .equal, number) }
        #expect(throws: SolverFailure.self) { try system.add(["x": number], .equal, 1) }
        #expect(throws: SolverFailure.self) { try system.add(["x": 1], .equal, 1, Priority(number)) }
        #expect(throws: SolverFailure.self) { try system.solver.setConstant(number, of: id) }
        #expect(throws: SolverFailure.self) { try system.solver.setPriority(Priority(number), of: id) }
        try system.solver.solve()
        #expect(system.value("x") == 5)
    }

    @Test(arguments: [0.0, -1, 1000.5])
    func prioritiesOutsideTheRangeThrow(priority: Double) throws {
        let system = NamedVariables("x")

        #expect(throws: SolverFailure.priorityOutOfRange(priority)) {
            try system.add(["x": 1], .equal, 1, Priority(priority))
        }
    }
}
