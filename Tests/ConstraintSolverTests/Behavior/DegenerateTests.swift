import ConstraintSolver
import Testing

@Suite struct DegenerateTests {
    /// Beale's example, on which a naive simplex cycles: its optimum is 1/20.
    @Test func bealesExampleTerminates() throws {
        let system = NamedVariables("x", "y", "z", "w", "gain")
        for name in ["x", "y", "z", "w"] { try system.add([name: 1], .greaterThanOrEqual, 0) }
        try system.add(["x": 0.25, "y": -60, "z": -0.04, "w": 9], .lessThanOrEqual, 0)
        try system.add(["x": 0.5, "y": -90, "z": -0.02, "w": 3], .lessThanOrEqual, 0)
        try system.add(["z": 1], .lessThanOrEqual, 1)
        try system.add(["gain": 1, "x": -0.75, "y": 150, "z": -0.02, "w": 6], .equal, 0)
        try system.add(["gain": 1], .greaterThanOrEqual, 1000, 500)

        try system.solver.solve()

        #expect(abs(system.value("gain") - 0.05) < 1e-9)
    }

    /// Kuhn's example, which cycles if the entering variable is chosen by its price alone: its optimum is 2.
    @Test func kuhnsExampleTerminates() throws {
        let system = NamedVariables("x", "y", "z", "w", "gain")
        for name in ["x", "y", "z", "w"] { try system.add([name: 1], .greaterThanOrEqual, 0) }
        try system.add(["x": -2, "y": -9, "z": 1, "w": 9], .lessThanOrEqual, 0)
        try system.add(["x": 1.0 / 3, "y": 1, "z": -1.0 / 3, "w": -2], .lessThanOrEqual, 0)
        try system.add(["x": 2, "y": 3, "z": -1, "w": -12], .lessThanOrEqual, 2)
        try system.add(["gain": 1, "x": -2, "y": -3, "z": 1, "w": 12], .equal, 0)
        try system.add(["gain": 1], .greaterThanOrEqual, 1000, 500)

        try system.solver.solve()

        #expect(abs(system.value("gain") - 2) < 1e-9)
    }

    /// Chvátal's example, which cycles with the usual choice of the leaving row: its optimum is 1, at (1, 0, 1, 0).
    @Test func chvatalsExampleTerminates() throws {
        let system = NamedVariables("x", "y", "z", "w", "gain")
        for name in ["x", "y", "z", "w"] { try system.add([name: 1], .greaterThanOrEqual, 0) }
        try system.add(["x": 0.5, "y": -5.5, "z": -2.5, "w": 9], .lessThanOrEqual, 0)
        try system.add(["x": 0.5, "y": -1.5, "z": -0.5, "w": 1], .lessThanOrEqual, 0)
        try system.add(["x": 1], .lessThanOrEqual, 1)
        try system.add(["gain": 1, "x": -10, "y": 57, "z": 9, "w": 24], .equal, 0)
        try system.add(["gain": 1], .greaterThanOrEqual, 1000, 500)

        try system.solver.solve()

        #expect(["x", "y", "z", "w", "gain"].map { abs(system.value($0)).rounded() } == [1, 0, 1, 0, 1])
        #expect(abs(system.value("gain") - 1) < 1e-9)
    }

    /// The cube of Klee and Minty: a naive simplex visits all 2ⁿ corners.
    @Test func kleeMintyCubeTakesFewPivots() throws {
        let solver = Solver()
        let sides = (0..<8).map { _ in solver.makeVariable() }
        for (index, side) in sides.enumerated() {
            let before = (0..<index).map { Constraint.Term(sides[$0], times: pow(2, index - $0 + 1)) }
            try solver.add(Constraint(before + [.init(side)], .lessThanOrEqual, pow(5, index + 1)))
            try solver.add(Constraint([.init(side)], .greaterThanOrEqual, 0))
        }
        let gain = sides.indices.map { Constraint.Term(sides[$0], times: pow(2, 7 - $0)) }
        try solver.add(Constraint(gain, .greaterThanOrEqual, 1_000_000, priority: 500))

        try solver.solve()

        #expect(abs(solver.value(of: sides[7]) - pow(5, 8)) < 1e-4)
        #expect(solver.exchangeCount < 128)
    }

    private func pow(_ base: Double, _ exponent: Int) -> Double {
        (0..<exponent).reduce(1) { product, _ in product * base }
    }

    @Test func manyLimitsThroughOnePointAreSolved() throws {
        let system = NamedVariables("x", "y")
        for step in 1...60 {
            let slope = Double(step)
            try system.add(["y": 1, "x": slope], .greaterThanOrEqual, 10 * slope)
            try system.add(["y": 1, "x": -slope], .greaterThanOrEqual, -10 * slope)
        }
        try system.add(["y": 1], .equal, -5, 700)
        try system.add(["x": 1], .equal, 30, 300)

        try system.solver.solve()

        #expect(abs(system.value("x") - 10) < 1e-9)
        #expect(abs(system.value("y")) < 1e-9)
    }

    @Test func equalRequirementsDoNotConflict() throws {
        let system = NamedVariables("x", "y")
        let first = try system.add(["x": 1, "y": 1], .equal, 20)
        try system.add(["x": 2, "y": 2], .equal, 40)
        try system.add(["x": 1], .equal, 5, 300)

        try system.solver.solve()
        try system.solver.remove(first)
        try system.solver.solve()

        #expect(system.value("x") == 5)
        #expect(system.value("y") == 15)
    }

    @Test func constraintWithoutVariablesIsSatisfiedOrAConflict() throws {
        let system = NamedVariables("x")
        try system.add(["x": 0], .lessThanOrEqual, 3)
        try system.add(["x": 1], .equal, 4)
        try system.solver.solve()
        let wrong = try system.add(["x": 1, "x": -1], .equal, 1)

        #expect(throws: SolverFailure.unsatisfiable([wrong])) { try system.solver.solve() }
        #expect(system.value("x") == 4)
    }

    @Test func twoThousandEqualPrioritiesGiveTheMedian() throws {
        let system = NamedVariables("x")
        for preference in 0..<2_001 { try system.add(["x": 1], .equal, Double((preference * 7) % 2_001), 250) }

        try system.solver.solve()

        #expect(system.value("x") == 1_000)
    }

    @Test func aThousandPrioritiesAreDistinguished() throws {
        let system = NamedVariables("x")
        for level in 1..<1_000 {
            try system.add(["x": 1], .lessThanOrEqual, Double(level), Priority(Double(level) + 0.5))
        }
        try system.add(["x": 1], .equal, 5_000, 500.25)

        try system.solver.solve()

        #expect(system.value("x") == 500)
    }
}
