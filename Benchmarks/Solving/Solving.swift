import ConstraintSolver

/// The constraint solver on dialogs of three sizes: building, and the edits while a dialog is on the screen.
func measureSolver(_ report: inout Report) {
    for boxCount in [8, 83, 833] {
        do {
            try measureSolver(&report, boxCount: boxCount)
        } catch {
            preconditionFailure("A dialog of \(boxCount) boxes has a layout, but the solver reports \(error).")
        }
    }
    for viewCount in [250, 1_000] { measureChain(&report, viewCount: viewCount) }
    let builds = Dictionary(report.figures.map { ($0.name, $0.value) }) { _, last in last }
    if let small = builds["solver/498/build"], let large = builds["solver/4998/build"] {
        report.add("solver/4998-to-498/build", large / small, unit: "x")
    }
    guard let peer = Peer(named: "VELARIUM_SOLVER_PEER") else { return }
    report.title("solver: the peer, and how many times faster ours is")
    peer.compare(in: &report, "solver", unit: "us")
}

private func measureSolver(_ report: inout Report, boxCount: Int) throws {
    let system = DialogSystem(boxCount: boxCount)
    let name = "solver/\(system.variableCount)"
    report.title("solver: a dialog of \(system.variableCount) variables; a phase is the mean of its edits")
    var samples = Samples()
    for _ in 0..<max(9, 2_000 / boxCount) {
        let other = DialogSystem(boxCount: boxCount)
        samples.append(try cost { try other.build() })
    }
    report.add("\(name)/build", samples.median * 1_000, unit: "us")
    try system.build()
    _ = system.readChanges()
    report.add("\(name)/build/exchanges", Double(system.solver.exchangeCount))
    report.add("\(name)/build/entries", Double(system.solver.entryCount))
    try measureEdits(&report, of: system, name)
}

private func measureEdits(_ report: inout Report, of system: DialogSystem, _ name: String) throws {
    let count = max(40, 40_000 / system.variableCount)
    func phase(_ title: String, _ edit: (Int) throws -> Void) throws {
        for index in 0..<2 { try edit(index) }
        _ = system.readChanges()
        let exchanges = system.solver.exchangeCount
        var changes = 0
        let milliseconds = try cost {
            for index in 0..<count {
                try edit(index)
                changes += system.readChanges()
            }
        }
        report.add("\(name)/\(title)", milliseconds * 1_000 / Double(count), unit: "us")
        report.add("\(name)/\(title)/exchanges", Double(system.solver.exchangeCount - exchanges) / Double(count))
        report.add("\(name)/\(title)/changes", Double(changes) / Double(count))
    }
    func resize(_ length: Variable, _ value: Double) throws {
        try system.solver.suggest(value, for: length)
        try system.solver.solve()
    }
    let preference = Constraint([.init(system.leaf.height)], .equal, 40, priority: 500)
    try phase("width-by-1") { try resize(system.width, 400 + Double($0 % 20)) }
    try phase("width-large") { try resize(system.width, $0 % 2 == 0 ? 320 : 1280) }
    try phase("height-by-1") { try resize(system.height, 600 + Double($0 % 20)) }
    try phase("height-large") { try resize(system.height, $0 % 2 == 0 ? 200 : 2000) }
    try phase("add-and-remove") { _ in
        let id = try system.solver.add(preference)
        try system.solver.solve()
        _ = system.readChanges()
        try system.solver.remove(id)
        try system.solver.solve()
    }
}

/// Views of fixed heights, each below the previous one, so that all depend on the first.
private func measureChain(_ report: inout Report, viewCount: Int) {
    report.title("solver: a chain of \(viewCount) views; what is first moves all of them")
    let solver = Solver()
    do {
        var above: (top: Variable, height: Variable)?
        var first: ConstraintID?
        let build = try cost {
            for _ in 0..<viewCount {
                let top = solver.makeVariable()
                let height = solver.makeVariable()
                var terms = [Constraint.Term(top)]
                if let above { terms += [.init(above.top, times: -1), .init(above.height, times: -1)] }
                let id = try solver.add(Constraint(terms, .equal, 8))
                first = first ?? id
                try solver.add(Constraint([.init(height)], .equal, 40))
                above = (top, height)
            }
            try solver.solve()
        }
        report.add("solver/chain-\(viewCount)/build", build * 1_000, unit: "us")
        report.add("solver/chain-\(viewCount)/derivations", Double(solver.derivationCount))
        guard let first else { return }
        let edit = try cost {
            for step in 0..<40 {
                try solver.setConstant(Double(step), of: first)
                try solver.solve()
                solver.takeChanges { _, _ in }
            }
        }
        report.add("solver/chain-\(viewCount)/move-all", edit * 1_000 / 40, unit: "us")
    } catch {
        preconditionFailure("A chain of \(viewCount) views has a layout, but the solver reports \(error).")
    }
}

/// Processor time in milliseconds of work that may throw.
private func cost(_ work: () throws -> Void) throws -> Double {
    var outcome = Result<Void, any Error>.success(())
    let cost = Cost.of { outcome = Result(catching: work) }
    try outcome.get()
    return cost.milliseconds
}
