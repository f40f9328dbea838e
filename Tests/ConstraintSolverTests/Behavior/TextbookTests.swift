import ConstraintSolver
import Testing

@Suite struct TextbookTests {
    /// The slider of the Cassowary paper: a center dragged between two ends with a minimum distance and a range.
    @Test(arguments: [
        (60.0, 60.0, 20.0, 100.0), (50, 50, 0, 100), (90, 90, 80, 100), (99, 95, 90, 100), (-30, -5, -10, 0),
    ])
    func draggedCenterMovesItsEnds(wished: Double, middle: Double, left: Double, right: Double) throws {
        let system = NamedVariables("left", "middle", "right")
        try system.add(["middle": 2, "left": -1, "right": -1], .equal, 0)
        try system.add(["right": 1, "left": -1], .greaterThanOrEqual, 10)
        try system.add(["left": 1], .greaterThanOrEqual, -10)
        try system.add(["right": 1], .lessThanOrEqual, 100)
        try system.solver.addEdit(of: system["middle"], priority: 750)

        try system.solver.suggest(wished, for: system["middle"])
        try system.solver.solve()

        #expect(system.value("middle") == middle)
        #expect(system.value("left") == left)
        #expect(system.value("right") == right)
    }

    /// "Casso 1" of the Cassowary test suites: of two constraints with equal priority, the one on the older variable
    /// wins.
    @Test func equalPrioritiesFavorTheOlderVariable() throws {
        let system = NamedVariables("x", "y")
        try system.add(["x": 1, "y": -1], .lessThanOrEqual, 0)
        try system.add(["y": 1, "x": -1], .equal, 3)
        try system.add(["x": 1], .equal, 10, 1)
        try system.add(["y": 1], .equal, 10, 1)

        try system.solver.solve()

        #expect(system.value("x") == 10)
        #expect(system.value("y") == 13)
    }

    @Test func aChainOfGapsAddsUp() throws {
        let solver = Solver()
        let edges = (0..<200).map { _ in solver.makeVariable() }
        for (near, far) in zip(edges, edges.dropFirst()).reversed() {
            try solver.add(Constraint([.init(far), .init(near, times: -1)], .equal, 2.5))
        }
        try solver.add(Constraint([.init(edges[0])], .equal, 7))

        try solver.solve()

        #expect(solver.value(of: edges[199]) == 7 + 199 * 2.5)
    }

    @Test func ratioDeterminesEitherVariable() throws {
        let system = NamedVariables("width", "height")
        try system.add(["width": 9, "height": -16], .equal, 0)
        try system.add(["height": 1], .equal, 90, 750)

        try system.solver.solve()

        #expect(abs(system.value("width") - 160) < 1e-9)
    }

    @Test func contradictoryRatiosGiveZero() throws {
        let system = NamedVariables("a", "b", "c")
        try system.add(["a": 1, "b": -2], .equal, 0)
        try system.add(["b": 1, "c": -2], .equal, 0)
        try system.add(["c": 1, "a": -2], .equal, 0)
        try system.add(["a": 1], .equal, 50, 999)

        try system.solver.solve()

        #expect(["a", "b", "c"].map(system.value) == [0, 0, 0])
    }
}
