import ConstraintSolver

/// A solver with named variables, so that tests read like layouts.
struct NamedVariables {
    let solver = Solver()
    private var variables: [String: Variable] = [:]

    /// Older variables first.
    init(_ names: String...) {
        for name in names { variables[name] = solver.makeVariable(name) }
    }

    subscript(name: String) -> Variable { variables[name]! }

    func value(_ name: String) -> Double { solver.value(of: self[name]) }

    /// - Parameter sum: names and their coefficients.
    @discardableResult func add(
        _ sum: KeyValuePairs<String, Double>, _ relation: Constraint.Relation, _ constant: Double,
        _ priority: Priority = .required
    ) throws -> ConstraintID {
        let terms = sum.map { Constraint.Term(self[$0.key], times: $0.value) }
        return try solver.add(Constraint(terms, relation, constant, priority: priority))
    }
}

/// Nested boxes as in a dialog: the system of kiwi's benchmark, with six variables per box.
struct Boxes {
    struct Box { let left, right, top, bottom, width, height: Variable }

    let solver = Solver()
    private(set) var boxes: [Box] = []

    init(count: Int, fan: Int = 5) throws {
        for _ in 0..<count { boxes.append(makeBox()) }
        for box in boxes { try addLengths(of: box) }
        try solver.add(Constraint([.init(boxes[0].left)], .equal, 0))
        try solver.add(Constraint([.init(boxes[0].top)], .equal, 0))
        try solver.addEdit(of: boxes[0].width, priority: 750)
        try solver.addEdit(of: boxes[0].height, priority: 750)
        for index in 1..<count {
            let parent = (index - 1) / fan
            try put(boxes[index], into: boxes[parent], below: index % fan == 1 || fan == 1 ? nil : boxes[index - 1])
            if index % fan == 0 || index == count - 1 {
                try add(boxes[index].bottom, boxes[parent].bottom, .equal, -8, 250)
            }
        }
    }

    /// Resizes the outermost box.
    func resize(width: Double, height: Double) throws {
        try solver.suggest(width, for: boxes[0].width)
        try solver.suggest(height, for: boxes[0].height)
        try solver.solve()
    }

    var values: [Double] {
        boxes.flatMap { [$0.left, $0.right, $0.top, $0.bottom, $0.width, $0.height] }.map(solver.value(of:))
    }

    private func makeBox() -> Box {
        let edges = (0..<6).map { [solver] _ in solver.makeVariable() }
        return Box(left: edges[0], right: edges[1], top: edges[2], bottom: edges[3], width: edges[4], height: edges[5])
    }

    private func addLengths(of box: Box) throws {
        for (length, near, far) in [(box.width, box.left, box.right), (box.height, box.top, box.bottom)] {
            let terms = [Constraint.Term(length), .init(far, times: -1), .init(near)]
            try solver.add(Constraint(terms, .equal, 0))
            try solver.add(Constraint([.init(length)], .greaterThanOrEqual, 0))
        }
    }

    private func put(_ child: Box, into parent: Box, below sibling: Box?) throws {
        try add(child.left, parent.left, .equal, 8)
        try add(child.right, parent.right, .lessThanOrEqual, -8)
        try add(child.right, parent.right, .equal, -8, 750)
        try solver.add(Constraint([.init(child.width)], .lessThanOrEqual, 1000, priority: 750))
        try add(child.top, sibling?.bottom ?? parent.top, .equal, sibling == nil ? 8 : 4)
        try add(child.bottom, parent.bottom, .lessThanOrEqual, -8, 500)
        try solver.add(Constraint([.init(child.height)], .greaterThanOrEqual, 20, priority: 750))
        try solver.add(Constraint([.init(child.height)], .equal, 24, priority: 250))
    }

    private func add(
        _ first: Variable, _ second: Variable, _ relation: Constraint.Relation, _ distance: Double,
        _ priority: Priority = .required
    ) throws {
        try solver.add(
            Constraint([.init(first), .init(second, times: -1)], relation, distance, priority: priority))
    }
}
