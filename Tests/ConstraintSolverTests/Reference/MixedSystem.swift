import ConstraintSolver
import TestSupport

/// A random system of a screen's size, with its solver. About half of it is required.
struct MixedSystem {
    let solver = Solver()
    let variables: [Variable]
    private(set) var ids: [ConstraintID] = []
    private(set) var sentences: [Sentence] = []

    init(variableCount: Int, constraintCount: Int, _ random: inout SeededRandom) {
        variables = (0..<variableCount).map { [solver] in solver.makeVariable(isLength: $0 % 3 == 0) }
        for _ in 0..<constraintCount { try? add(&random) }
    }

    private init(variableCount: Int) {
        variables = (0..<variableCount).map { [solver] in solver.makeVariable(isLength: $0 % 3 == 0) }
    }

    /// The same constraints with the same ages in another solver.
    func madeAfresh() throws -> MixedSystem {
        var fresh = MixedSystem(variableCount: variables.count)
        fresh.ids = ids
        fresh.sentences = sentences
        for (id, sentence) in zip(ids, sentences) {
            try fresh.solver.add(sentence.constraint(on: fresh.variables), as: id)
        }
        try fresh.solver.solve()
        return fresh
    }

    var values: [Double] { variables.map(solver.value(of:)) }

    /// Removes conflicting constraints until the rest has a layout; false if the solver fails otherwise.
    mutating func solves() -> Bool {
        while true {
            do {
                try solver.solve()
                return true
            } catch .unsatisfiable(let culprits) {
                guard let index = ids.firstIndex(where: { $0 == culprits.max() }) else { return false }
                try? solver.remove(ids.remove(at: index))
                sentences.remove(at: index)
            } catch {
                return false
            }
        }
    }

    mutating func setPriority(_ priority: Double, at index: Int) throws {
        sentences[index].priority = priority
        try solver.setPriority(Priority(priority), of: ids[index])
    }

    /// Changes a random constant, priority or constraint.
    mutating func change(_ random: inout SeededRandom) throws {
        let index = Int.random(in: ids.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            sentences[index].constant = Int.random(in: -10...300, using: &random)
            try solver.setConstant(Double(sentences[index].constant), of: ids[index])
        case 1:
            try setPriority(RandomSystem.priority(&random), at: index)
        default:
            try solver.remove(ids.remove(at: index))
            sentences.remove(at: index)
            try add(&random)
        }
    }

    private mutating func add(_ random: inout SeededRandom) throws {
        var sentence = RandomSystem.sentence(variables.count, &random)
        if Bool.random(using: &random) { sentence.priority = 1000 }
        ids.append(try solver.add(sentence.constraint(on: variables)))
        sentences.append(sentence)
    }
}

extension [Sentence] {
    /// The cost of the layout: for each optional priority, highest first, the sum of the violations.
    func costs(at values: [Double]) -> [Double] {
        let preferences = filter { !$0.isRequired }
        return Set(preferences.map(\.priority)).sorted(by: >).map { level in
            preferences.filter { $0.priority == level }.reduce(0) { $0 + $1.violation(at: values) }
        }
    }

    /// The largest violation of a required constraint.
    func largestFault(at values: [Double]) -> Double {
        filter(\.isRequired).map { $0.violation(at: values) }.max() ?? 0
    }
}
