import ConstraintSolver

/// Nested boxes as in a dialog: 6 variables for each box; pins, gaps, limits and preferred sizes at four priorities;
/// five children in a box. `Peers/kiwi.cpp` builds the same.
struct DialogSystem {
    struct Box { let left, right, top, bottom, width, height: Variable }

    let solver = Solver()
    private(set) var boxes: [Box] = []
    private var constraints: [Constraint] = []

    /// Creates the variables and constraints; `build` adds the constraints to the solver.
    init(boxCount: Int, fan: Int = 5) {
        boxes = (0..<boxCount).map { [solver] _ in
            Box(
                left: solver.makeVariable(), right: solver.makeVariable(), top: solver.makeVariable(),
                bottom: solver.makeVariable(), width: solver.makeVariable(), height: solver.makeVariable())
        }
        for box in boxes { define(box) }
        add([.init(boxes[0].left)], .equal, 0)
        add([.init(boxes[0].top)], .equal, 0)
        for index in 1..<boxCount {
            let parent = boxes[(index - 1) / fan]
            put(boxes[index], into: parent, below: (index - 1) % fan == 0 ? nil : boxes[index - 1])
            let isLast = index % fan == 0 || index == boxCount - 1
            if isLast { add(difference(boxes[index].bottom, parent.bottom), .equal, -8, priority: 250) }
        }
    }

    var width: Variable { boxes[0].width }
    var height: Variable { boxes[0].height }
    var leaf: Box { boxes[boxes.count - 1] }
    var variableCount: Int { boxes.count * 6 }

    /// Adds everything and solves for the size of a phone.
    func build() throws {
        try solver.addEdit(of: width, priority: 750)
        try solver.addEdit(of: height, priority: 750)
        for constraint in constraints { try solver.add(constraint) }
        try solver.suggest(335, for: width)
        try solver.suggest(600, for: height)
        try solver.solve()
    }

    /// Reads the changed values and returns their number.
    func readChanges() -> Int {
        var count = 0
        solver.takeChanges { _, _ in count += 1 }
        return count
    }

    private mutating func define(_ box: Box) {
        add([.init(box.width), .init(box.right, times: -1), .init(box.left)], .equal, 0)
        add([.init(box.height), .init(box.bottom, times: -1), .init(box.top)], .equal, 0)
        add([.init(box.width)], .greaterThanOrEqual, 0)
        add([.init(box.height)], .greaterThanOrEqual, 0)
    }

    private mutating func put(_ child: Box, into parent: Box, below sibling: Box?) {
        add(difference(child.left, parent.left), .equal, 8)
        add(difference(child.right, parent.right), .lessThanOrEqual, -8)
        add(difference(child.right, parent.right), .equal, -8, priority: 750)
        add([.init(child.width)], .lessThanOrEqual, 1000, priority: 750)
        add(difference(child.top, sibling?.bottom ?? parent.top), .equal, sibling == nil ? 8 : 4)
        add(difference(child.bottom, parent.bottom), .lessThanOrEqual, -8, priority: 500)
        add([.init(child.height)], .greaterThanOrEqual, 20, priority: 750)
        add([.init(child.height)], .equal, 24, priority: 250)
    }

    private mutating func add(
        _ terms: [Constraint.Term], _ relation: Constraint.Relation, _ constant: Double,
        priority: Priority = .required
    ) {
        constraints.append(Constraint(terms, relation, constant, priority: priority))
    }

    private func difference(_ first: Variable, _ second: Variable) -> [Constraint.Term] {
        [.init(first), .init(second, times: -1)]
    }
}
