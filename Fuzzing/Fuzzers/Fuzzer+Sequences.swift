import ConstraintSolver

extension Fuzzer {
    /// What stands for calls in an order that no one thought of.
    static let sequences = [texts, constraints, touches, collectionUpdates, textEditing, presentations]

    /// Additions, changes and removals in a solver: required constraints are met, and values are finite.
    private static let constraints = Fuzzer("constraints", longestInput: 1024) { bytes in
        var input = InputReader(bytes)
        let solver = Solver()
        let variables = (0..<1 + input.number(below: 8)).map { solver.makeVariable(isLength: $0 % 2 == 1) }
        var kept: [ConstraintID: Constraint] = [:]
        for _ in 0..<80 where !input.isAtEnd {
            switch input.number(below: 6) {
            case 0, 1, 2:
                let added = constraint(on: variables, &input)
                if let id = try? solver.add(added) { kept[id] = added }
            case 3:
                guard let id = pick(kept, &input) else { break }
                kept[id] = nil
                guard (try? solver.remove(id)) != nil else { preconditionFailure("A constraint is not removed.") }
            case 4:
                guard let id = pick(kept, &input) else { break }
                let constant = input.double()
                if (try? solver.setConstant(constant, of: id)) != nil { kept[id]?.constant = constant }
            default: solve(solver, &kept)
            }
        }
        solve(solver, &kept)
        check(solver, variables, kept)
    }

    private static func pick(_ kept: [ConstraintID: Constraint], _ input: inout InputReader) -> ConstraintID? {
        kept.isEmpty ? nil : input.element(of: kept.keys.sorted())
    }

    private static func constraint(on variables: [Variable], _ input: inout InputReader) -> Constraint {
        let multipliers: [Double] = [1, 1, -1, 2, -0.5, 0.001, 1_000, 0, 3]
        let terms = (0..<1 + input.number(below: 3)).map { _ in
            Constraint.Term(input.element(of: variables), times: input.element(of: multipliers))
        }
        let priorities: [Double] = [1_000, 1_000, 750, 250, 1, 999.5]
        return Constraint(
            terms, input.element(of: [.equal, .lessThanOrEqual, .greaterThanOrEqual]), input.double(),
            priority: Priority(input.element(of: priorities)), prefersEquality: input.flag())
    }

    /// Solves, without the constraints that exclude others.
    private static func solve(_ solver: Solver, _ kept: inout [ConstraintID: Constraint]) {
        while true {
            do {
                return try solver.solve()
            } catch .unsatisfiable(let culprits) {
                guard let youngest = culprits.max(), (try? solver.remove(youngest)) != nil else {
                    preconditionFailure("A conflict names a constraint that is not there.")
                }
                kept[youngest] = nil
            } catch {
                return
            }
        }
    }

    private static func check(
        _ solver: Solver, _ variables: [Variable], _ kept: [ConstraintID: Constraint]
    ) {
        guard (try? solver.solve()) != nil else { return }
        precondition(variables.allSatisfy { solver.value(of: $0).isFinite }, "A value is not finite.")
        let largest = kept.values.map { abs($0.constant) }.max() ?? 0
        let tolerance = max(1, largest) * 1e-3
        for constraint in kept.values where constraint.priority == .required {
            let sum = constraint.terms.reduce(0) { $0 + $1.multiplier * solver.value(of: $1.variable) }
            let excess = sum - constraint.constant
            let isMet =
                switch constraint.relation {
                case .equal: abs(excess) <= tolerance
                case .lessThanOrEqual: excess <= tolerance
                case .greaterThanOrEqual: excess >= -tolerance
                }
            precondition(isMet, "A required constraint is not met: \(constraint) gives \(sum).")
        }
    }
}
