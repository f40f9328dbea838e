import ConstraintSolver
import Testing

@Suite struct ChangeTests {
    @Test func onlyChangedVariablesAreReported() throws {
        let system = NamedVariables("x", "y", "z")
        try system.add(["y": 1, "x": -1], .equal, 10)
        let z = try system.add(["z": 1], .equal, 7)
        let x = try system.add(["x": 1], .equal, 1)
        try system.solver.solve()
        #expect(system.solver.takeChanges() == [system["x"], system["y"], system["z"]])

        try system.solver.setConstant(2, of: x)
        try system.solver.solve()
        #expect(system.solver.takeChanges() == [system["x"], system["y"]])

        try system.solver.setConstant(9, of: z)
        try system.solver.setConstant(7, of: z)
        try system.solver.solve()
        #expect(system.solver.takeChanges().isEmpty)
    }

    @Test func theReceiverGetsEachChangeWithItsValue() throws {
        let system = NamedVariables("x")
        try system.add(["x": 1], .equal, 12)
        try system.solver.solve()
        var received: [Variable: Double] = [:]

        system.solver.takeChanges { received[$0] = $1 }

        #expect(received == [system["x"]: 12])
    }

    @Test func removingAndAddingAgainRestoresTheLayout() throws {
        let boxes = try Boxes(count: 20)
        try boxes.resize(width: 335, height: 600)
        let before = boxes.values
        let sentence = Constraint([.init(boxes.boxes[7].height)], .equal, 90, priority: 900)

        let id = try boxes.solver.add(sentence)
        try boxes.solver.solve()
        #expect(boxes.values != before)
        try boxes.solver.remove(id)
        try boxes.solver.solve()

        #expect(zip(boxes.values, before).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func independentSystemsDoNotAffectEachOthersCost() throws {
        func exchanges(besides others: Int) throws -> Int {
            let solver = Solver()
            var last: (Variable, ConstraintID)?
            for _ in 0...others {
                let pair = (solver.makeVariable(), solver.makeVariable())
                try solver.add(Constraint([.init(pair.1), .init(pair.0, times: -1)], .greaterThanOrEqual, 10))
                try solver.add(Constraint([.init(pair.1)], .lessThanOrEqual, 100, priority: 700))
                last = (pair.0, try solver.add(Constraint([.init(pair.0)], .equal, 5, priority: 300)))
            }
            try solver.solve()
            _ = solver.takeChanges()
            let before = solver.exchangeCount
            try solver.setConstant(500, of: last!.1)
            try solver.solve()
            #expect(solver.takeChanges().count == 2)
            return solver.exchangeCount - before
        }

        #expect(try exchanges(besides: 0) == exchanges(besides: 1_000))
    }

    @Test func affectingConstraintsAreReturned() throws {
        let system = NamedVariables("x", "y", "z")
        let x = try system.add(["x": 1], .equal, 1)
        let y = try system.add(["y": 1, "x": -1], .equal, 1)
        try system.add(["z": 1], .equal, 1)

        try system.solver.solve()

        #expect(try system.solver.constraints(affecting: system["y"]) == [x, y])
    }
}
