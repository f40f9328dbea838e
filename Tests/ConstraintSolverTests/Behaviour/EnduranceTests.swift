import ConstraintSolver
import Testing

@Suite struct EnduranceTests {
    @Test func fiveThousandResizesEndWhereAFreshLayoutStarts() throws {
        let tired = try Boxes(count: 8)
        var dice = Dice(seed: 4)

        for _ in 0..<5_000 {
            try tired.resize(
                width: Double.random(in: 0...3_000, using: &dice), height: Double.random(in: 0...3_000, using: &dice))
        }
        try tired.resize(width: 320, height: 480)

        let fresh = try Boxes(count: 8)
        try fresh.resize(width: 320, height: 480)
        #expect(zip(tired.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-7 })
    }

    @Test(arguments: 0..<3) func aLargeDialogIsTheSameHoweverItCameAbout(seed: Int) throws {
        let dragged = try Boxes(count: 45)
        var dice = Dice(seed: seed)

        for _ in 0..<12 {
            try dragged.resize(
                width: Double.random(in: 0...3_000, using: &dice), height: Double.random(in: 0...5_000, using: &dice))
        }
        try dragged.resize(width: 800, height: 1_900)

        let fresh = try Boxes(count: 45)
        try fresh.resize(width: 800, height: 1_900)
        #expect(zip(dragged.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-6 })
    }

    @Test func constraintsComeAndGoWithoutLeavingATrace() throws {
        let boxes = try Boxes(count: 20)
        try boxes.resize(width: 500, height: 700)
        let (before, entries) = (boxes.values, boxes.solver.entryCount)
        var dice = Dice(seed: 11)

        for _ in 0..<300 {
            let added = try (0..<3).map { _ in
                let box = boxes.boxes[Int.random(in: 1..<20, using: &dice)]
                let length = Double.random(in: 0...100, using: &dice)
                return try boxes.solver.add(Constraint([.init(box.height)], .equal, length, priority: 600))
            }
            try boxes.solver.solve()
            for id in added { try boxes.solver.remove(id) }
            try boxes.solver.solve()
        }

        #expect(zip(boxes.values, before).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(boxes.solver.entryCount == entries)
    }

    @Test(arguments: [1e-3, 1, 1e3, 1e6]) func theSizeOfNumbersDoesNotMatter(scale: Double) throws {
        let sheet = Sheet("left", "width", "right")
        try sheet.add(["left": 1, "width": 1, "right": -1], .equal, 0)
        try sheet.add(["left": 1], .equal, 3 * scale)
        try sheet.add(["right": 1], .lessThanOrEqual, 10 * scale)
        try sheet.add(["width": 1], .equal, 9 * scale, 999)

        try sheet.solver.solve()

        #expect(abs(sheet.value("width") - 7 * scale) < 1e-6)
    }
}
