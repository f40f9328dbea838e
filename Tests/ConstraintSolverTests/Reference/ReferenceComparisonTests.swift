import ConstraintSolver
import TestSupport
import Testing

/// 3,000 systems; 100,000 with VELARIUM_DEEP=1 in the environment.
private let systemCount = TestRun.isDeep ? 100_000 : 3_000

@Suite struct ReferenceComparisonTests {
    @Test(arguments: 0..<20) func randomSystemsMatchTheExactReference(part: Int) throws {
        var unknown = 0

        for seed in stride(from: part, to: systemCount, by: 20) {
            let system = RandomSystem(seed: seed)
            let compared = try ComparedSystem(system)
            if compared.verifyAgreement(seed: seed) == nil { unknown += 1 }
        }

        #expect(unknown <= systemCount / 400, "\(unknown) systems were too much for the reference.")
    }

    @Test(arguments: 0..<20) func changedSystemsMatchTheExactReference(part: Int) throws {
        for seed in stride(from: part, to: systemCount / 10, by: 20) {
            var random = SeededRandom(seed: seed + 1_000_000)
            var compared = try ComparedSystem(RandomSystem(seed: seed))
            for _ in 0..<4 {
                try compared.change(&random)
                _ = compared.verifyAgreement(seed: seed)
            }
        }
    }

    @Test(arguments: 0..<20) func theOrderOfAddingDoesNotMatter(part: Int) throws {
        for seed in stride(from: part, to: systemCount / 10, by: 20) {
            var random = SeededRandom(seed: seed + 2_000_000)
            let compared = try ComparedSystem(RandomSystem(seed: seed))

            for id in compared.ids.shuffled(using: &random) { try compared.solver.remove(id) }
            for index in compared.ids.indices.shuffled(using: &random) {
                let constraint = compared.system.sentences[index].constraint(on: compared.variables)
                try compared.solver.add(constraint, as: compared.ids[index])
                if Bool.random(using: &random) { try? compared.solver.solve() }
            }

            _ = compared.verifyAgreement(seed: seed)
        }
    }
}

/// A system with its solver.
private struct ComparedSystem {
    var system: RandomSystem
    let solver = Solver()
    let variables: [Variable]
    var ids: [ConstraintID]

    init(_ system: RandomSystem) throws {
        self.system = system
        let variables = (0..<system.variableCount).map { [solver] in
            solver.makeVariable("x\($0)", isLength: system.lengths.contains($0))
        }
        self.variables = variables
        ids = try system.sentences.map { [solver] in try solver.add($0.constraint(on: variables)) }
    }

    /// Verifies that the solver matches the reference. Nil if the reference has no answer.
    func verifyAgreement(seed: Int) -> Bool? {
        let failure = Result { try solver.solve() }
        let story = "seed \(seed): \(system.sentences), lengths \(system.lengths.sorted())"
        switch ReferenceLayout.solve(system.sentences, variableCount: variables.count, lengths: system.lengths) {
        case .unknown: return nil
        case .values(let expected):
            let found = variables.map(solver.value(of:))
            let isSame = zip(expected, found).allSatisfy { abs($0 - $1) < 1e-6 }
            #expect(isSame && (try? failure.get()) != nil, "\(story)\n\(failure)\nexpected \(expected)\nfound \(found)")
        case .unsatisfiable:
            #expect(culprits(failure).map(isSmallestConflict) == true, "\(story)\n\(failure)")
        }
        return true
    }

    private func culprits(_ result: Result<Void, any Error>) -> Set<ConstraintID>? {
        guard case .failure(let error) = result else { return nil }
        guard case .unsatisfiable(let set)? = error as? SolverFailure else { return nil }
        return set
    }

    /// Whether the constraints conflict, but no longer do without any one of them.
    private func isSmallestConflict(_ culprits: Set<ConstraintID>) -> Bool {
        let members = ids.indices.filter { culprits.contains(ids[$0]) }.map { system.sentences[$0] }
        func excludes(_ sentences: [Sentence]) -> Bool {
            ReferenceLayout.solve(sentences, variableCount: variables.count) == .unsatisfiable
        }
        return members.count == culprits.count && members.allSatisfy(\.isRequired) && excludes(members)
            && members.indices.allSatisfy { left in
                !excludes(members.indices.filter { $0 != left }.map { members[$0] })
            }
    }

    /// Changes a random constant, priority or constraint.
    mutating func change(_ random: inout SeededRandom) throws {
        let index = Int.random(in: ids.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            system.sentences[index].constant = Int.random(in: -10...30, using: &random)
            try solver.setConstant(Double(system.sentences[index].constant), of: ids[index])
        case 1:
            system.sentences[index].priority = RandomSystem.priority(&random)
            try solver.setPriority(Priority(system.sentences[index].priority), of: ids[index])
        default:
            try solver.remove(ids.remove(at: index))
            system.sentences.remove(at: index)
            let added = RandomSystem.sentence(variables.count, &random)
            system.sentences.append(added)
            ids.append(try solver.add(added.constraint(on: variables)))
        }
    }
}
