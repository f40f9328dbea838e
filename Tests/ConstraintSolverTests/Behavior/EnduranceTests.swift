import ConstraintSolver
import TestSupport
import Testing

@Suite struct EnduranceTests {
    @Test func fiveThousandResizesEqualANewLayout() throws {
        let used = try Boxes(count: 8)
        var random = SeededRandom(seed: 4)

        for _ in 0..<5_000 {
            try used.resize(
                width: Double.random(in: 0...3_000, using: &random),
                height: Double.random(in: 0...3_000, using: &random))
        }
        try used.resize(width: 320, height: 480)

        let fresh = try Boxes(count: 8)
        try fresh.resize(width: 320, height: 480)
        #expect(zip(used.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-7 })
    }

    @Test(arguments: 0..<3) func largeDialogDoesNotDependOnItsHistory(seed: Int) throws {
        let dragged = try Boxes(count: 45)
        var random = SeededRandom(seed: seed)

        for _ in 0..<12 {
            try dragged.resize(
                width: Double.random(in: 0...3_000, using: &random),
                height: Double.random(in: 0...5_000, using: &random))
        }
        try dragged.resize(width: 800, height: 1_900)

        let fresh = try Boxes(count: 45)
        try fresh.resize(width: 800, height: 1_900)
        #expect(zip(dragged.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test func addedAndRemovedConstraintsLeaveNoEntries() throws {
        let boxes = try Boxes(count: 20)
        try boxes.resize(width: 500, height: 700)
        let before = boxes.values
        let entries = boxes.solver.entryCount
        var random = SeededRandom(seed: 11)

        for _ in 0..<300 {
            let added = try (0..<3).map { _ in
                let box = boxes.boxes[Int.random(in: 1..<20, using: &random)]
                let length = Double.random(in: 0...100, using: &random)
                return try boxes.solver.add(Constraint([.init(box.height)], .equal, length, priority: 600))
            }
            try boxes.solver.solve()
            for id in added { try boxes.solver.remove(id) }
            try boxes.solver.solve()
        }

        #expect(zip(boxes.values, before).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(boxes.solver.entryCount == entries)
    }

    @Test(arguments: [1e-3, 1, 1e3, 1e6]) func magnitudeOfTheValuesDoesNotMatter(scale: Double) throws {
        let system = NamedVariables("left", "width", "right")
        try system.add(["left": 1, "width": 1, "right": -1], .equal, 0)
        try system.add(["left": 1], .equal, 3 * scale)
        try system.add(["right": 1], .lessThanOrEqual, 10 * scale)
        try system.add(["width": 1], .equal, 9 * scale, 999)

        try system.solver.solve()

        #expect(abs(system.value("width") - 7 * scale) < 1e-6)
    }

    /// 1,000 constraints on one view; 10,000 with VELARIUM_DEEP=1 in the environment.
    @Test func manyConstraintsOnOneViewAreSolved() throws {
        let count = TestRun.isDeep ? 10_000 : 1_000
        let system = NamedVariables("left", "right")
        var children: [Variable] = []
        for index in 0..<count / 4 {
            let near = system.solver.makeVariable()
            let far = system.solver.makeVariable()
            children.append(near)
            let indent = Double(index % 50)
            try system.solver.add(Constraint([.init(near), .init(system["left"], times: -1)], .equal, indent))
            try system.solver.add(Constraint([.init(far), .init(system["right"], times: -1)], .lessThanOrEqual, -8))
            try system.solver.add(
                Constraint([.init(far), .init(system["right"], times: -1)], .equal, 0, priority: 700))
            try system.solver.add(Constraint([.init(far), .init(near, times: -1)], .greaterThanOrEqual, 20))
        }
        let left = try system.add(["left": 1], .equal, 10)
        try system.add(["right": 1, "left": -1], .equal, 300)
        try system.solver.solve()

        try system.solver.setConstant(25, of: left)
        try system.solver.solve()

        #expect(system.value("right") == 325)
        #expect(children.indices.allSatisfy { system.solver.value(of: children[$0]) == 25 + Double($0 % 50) })
    }

    /// The memory for a chain of fixed views grows linearly with its length, in any order of adding.
    @Test(arguments: [false, true]) func memoryOfAChainGrowsLinearly(startsAtTheEnd: Bool) throws {
        func room(_ count: Int) throws -> Int {
            let solver = Solver()
            let edges = (0..<count).map { _ in solver.makeVariable() }
            var links = zip(edges, edges.dropFirst()).map { near, far in
                Constraint([.init(far), .init(near, times: -1)], .equal, 3)
            }
            links.insert(Constraint([.init(edges[0])], .equal, 5), at: 0)
            for link in startsAtTheEnd ? links.reversed() : links { try solver.add(link) }
            try solver.solve()
            #expect(edges.indices.allSatisfy { solver.value(of: edges[$0]) == 5 + 3 * Double($0) })
            return solver.derivationCount + solver.entryCount
        }

        let short = try room(300)
        let long = try room(600)

        #expect(Double(long) < 2.3 * Double(short), "\(short) for 300, \(long) for 600")
    }

    @Test func firstLinkOfALongChainCanBeRemovedAndAddedAgain() throws {
        let solver = Solver()
        let edges = (0..<300).map { _ in solver.makeVariable() }
        let first = try solver.add(Constraint([.init(edges[0])], .equal, 8))
        for (near, far) in zip(edges, edges.dropFirst()) {
            try solver.add(Constraint([.init(far), .init(near, times: -1)], .equal, 8))
        }
        try solver.add(Constraint([.init(edges[299])], .equal, 0, priority: 250))
        try solver.solve()
        #expect(solver.value(of: edges[299]) == 2_400)

        try solver.remove(first)
        try solver.solve()
        #expect(solver.value(of: edges[0]) == -299 * 8)

        try solver.add(Constraint([.init(edges[0])], .equal, 8), as: first)
        try solver.solve()
        #expect(solver.value(of: edges[299]) == 2_400)
    }
}
