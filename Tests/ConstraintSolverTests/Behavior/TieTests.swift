import ConstraintSolver
import Testing

@Suite struct TieTests {
    @Test func unconstrainedVariableIsZero() throws {
        let sheet = Sheet("x", "y")
        try sheet.add(["y": 1], .equal, 3)

        try sheet.solver.solve()

        #expect(sheet.value("x") == 0)
    }

    @Test func undeterminedSpaceGoesToTheYoungerVariable() throws {
        let sheet = Sheet("older", "younger")
        try sheet.add(["older": 1, "younger": 1], .equal, 100)

        try sheet.solver.solve()

        #expect(sheet.value("older") == 0)
        #expect(sheet.value("younger") == 100)
        #expect(try sheet.solver.isAmbiguous(sheet["older"]))
        #expect(try sheet.solver.isAmbiguous(sheet["younger"]))
    }

    @Test(arguments: [200.0, 60])
    func equalPrioritiesAcrossViewsFavorTheOlder(room: Double) throws {
        let sheet = Sheet("first", "second")
        try sheet.add(["second": 1], .equal, 50, 250)
        try sheet.add(["first": 1], .equal, 50, 250)
        try sheet.add(["first": 1, "second": 1], .equal, room)

        try sheet.solver.solve()

        #expect(sheet.value("first") == 50)
        #expect(sheet.value("second") == room - 50)
    }

    @Test func equalPrioritiesOnOneVariableFavorTheEarlierConstraint() throws {
        let sheet = Sheet("x")
        let first = try sheet.add(["x": 1], .equal, 200, 250)
        try sheet.add(["x": 1], .equal, 100, 250)
        try sheet.solver.solve()
        #expect(sheet.value("x") == 200)

        try sheet.solver.remove(first)
        try sheet.solver.solve()
        #expect(sheet.value("x") == 100)

        try sheet.solver.add(Constraint([.init(sheet["x"])], .equal, 200, priority: 250), as: first)
        try sheet.solver.solve()
        #expect(sheet.value("x") == 200)
    }

    @Test func lengthIsMinimizedBeforeAnOlderPosition() throws {
        let solver = Solver()
        let position = solver.makeVariable()
        let length = solver.makeVariable(isLength: true)
        try solver.add(Constraint([.init(position), .init(length)], .equal, 100))

        try solver.solve()

        #expect(solver.value(of: length) == 0)
        #expect(solver.value(of: position) == 100)
    }

    @Test(arguments: [Constraint.Relation.lessThanOrEqual, .greaterThanOrEqual], [Priority.required, 250])
    func anInequalityThatPrefersEqualityIsMetExactly(relation: Constraint.Relation, priority: Priority) throws {
        let solver = Solver()
        let variable = solver.makeVariable()
        try solver.add(
            Constraint(
                [.init(variable)], relation, relation == .lessThanOrEqual ? 23 : -23, priority: priority,
                prefersEquality: true))

        try solver.solve()

        #expect(abs(solver.value(of: variable)) == 23)
        #expect(try solver.isAmbiguous(variable))
    }

    @Test func lengthIsMinimizedBeforeAnInequalityBecomesExact() throws {
        let solver = Solver()
        let length = solver.makeVariable(isLength: true)
        try solver.add(Constraint([.init(length)], .lessThanOrEqual, 23, prefersEquality: true))

        try solver.solve()

        #expect(solver.value(of: length) == 0)
    }

    /// 20 ≤ x ≤ 80: the sum of both gaps is 60 for every x.
    @Test(arguments: [false, true]) func positionBetweenTwoInequalitiesIsMinimized(isReversed: Bool) throws {
        let solver = Solver()
        let position = solver.makeVariable()
        let limits = [
            Constraint([.init(position)], .greaterThanOrEqual, 20, prefersEquality: true),
            Constraint([.init(position)], .lessThanOrEqual, 80, prefersEquality: true),
        ]

        for limit in isReversed ? limits.reversed() : limits { try solver.add(limit) }
        try solver.solve()

        #expect(solver.value(of: position) == 20)
    }

    @Test func removingAnInequalityLeavesTheOthersInEffect() throws {
        let solver = Solver()
        let position = solver.makeVariable()
        try solver.add(Constraint([.init(position)], .lessThanOrEqual, 60, prefersEquality: true))
        let tighter = try solver.add(Constraint([.init(position)], .lessThanOrEqual, 40, prefersEquality: true))
        try solver.solve()
        #expect(solver.value(of: position) == 40)

        try solver.remove(tighter)
        try solver.solve()

        #expect(solver.value(of: position) == 60)
    }

    @Test func ageIsSetByTheCaller() throws {
        let solver = Solver()
        let younger = solver.makeVariable(age: 7)
        let older = solver.makeVariable(age: 3)
        try solver.add(Constraint([.init(older), .init(younger)], .equal, 10))

        try solver.solve()

        #expect(solver.value(of: younger) == 10)
    }

    @Test func aDeterminedVariableIsNotAmbiguous() throws {
        let sheet = Sheet("x", "y", "z")
        try sheet.add(["x": 1], .equal, 10, 250)
        try sheet.add(["y": 1, "z": 1], .equal, 10)

        try sheet.solver.solve()

        #expect(try !sheet.solver.isAmbiguous(sheet["x"]))
        #expect(try sheet.solver.isAmbiguous(sheet["z"]))
    }
}
