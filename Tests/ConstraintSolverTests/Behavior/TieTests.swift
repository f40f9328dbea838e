import ConstraintSolver
import Testing

@Suite struct TieTests {
    @Test func unconstrainedVariableIsZero() throws {
        let system = NamedVariables("x", "y")
        try system.add(["y": 1], .equal, 3)

        try system.solver.solve()

        #expect(system.value("x") == 0)
    }

    @Test func undeterminedSpaceGoesToTheYoungerVariable() throws {
        let system = NamedVariables("older", "younger")
        try system.add(["older": 1, "younger": 1], .equal, 100)

        try system.solver.solve()

        #expect(system.value("older") == 0)
        #expect(system.value("younger") == 100)
        #expect(try system.solver.isAmbiguous(system["older"]))
        #expect(try system.solver.isAmbiguous(system["younger"]))
    }

    @Test(arguments: [200.0, 60])
    func equalPrioritiesAcrossViewsFavorTheOlder(room: Double) throws {
        let system = NamedVariables("first", "second")
        try system.add(["second": 1], .equal, 50, 250)
        try system.add(["first": 1], .equal, 50, 250)
        try system.add(["first": 1, "second": 1], .equal, room)

        try system.solver.solve()

        #expect(system.value("first") == 50)
        #expect(system.value("second") == room - 50)
    }

    @Test func equalPrioritiesOnOneVariableFavorTheEarlierConstraint() throws {
        let system = NamedVariables("x")
        let first = try system.add(["x": 1], .equal, 200, 250)
        try system.add(["x": 1], .equal, 100, 250)
        try system.solver.solve()
        #expect(system.value("x") == 200)

        try system.solver.remove(first)
        try system.solver.solve()
        #expect(system.value("x") == 100)

        try system.solver.add(Constraint([.init(system["x"])], .equal, 200, priority: 250), as: first)
        try system.solver.solve()
        #expect(system.value("x") == 200)
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

    /// As a view with an intrinsic size: it may not be larger with one priority, and not smaller with another.
    @Test(arguments: [(250.0, 750.0), (750, 250), (250, 250), (1000, 250), (250, 1000)])
    func aLengthThatIsHeldFromBothSidesIsNotAmbiguous(above: Double, below: Double) throws {
        let (above, below) = (Priority(above), Priority(below))
        let system = NamedVariables("length", "other")
        try system.add(["length": 1], .greaterThanOrEqual, 36, below)
        try system.add(["length": 1], .lessThanOrEqual, 36, above)
        try system.add(["other": 1], .greaterThanOrEqual, 36, below)

        try system.solver.solve()

        #expect(system.value("length") == 36)
        #expect(try !system.solver.isAmbiguous(system["length"]))
        #expect(try system.solver.isAmbiguous(system["other"]))
    }

    @Test func aDeterminedVariableIsNotAmbiguous() throws {
        let system = NamedVariables("x", "y", "z")
        try system.add(["x": 1], .equal, 10, 250)
        try system.add(["y": 1, "z": 1], .equal, 10)

        try system.solver.solve()

        #expect(try !system.solver.isAmbiguous(system["x"]))
        #expect(try system.solver.isAmbiguous(system["z"]))
    }
}
