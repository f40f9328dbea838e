import ConstraintSolver
import TestSupport

/// Constraints as in layouts: differences, lengths, sums, and sometimes a ratio.
struct RandomSystem {
    var variableCount: Int
    var sentences: [Sentence]
    /// The variables that are minimized before the others.
    let lengths: Set<Int>

    init(seed: Int) {
        var random = SeededRandom(seed: seed)
        let variables = Int.random(in: 1...6, using: &random)
        variableCount = variables
        lengths = Set((0..<variables).filter { _ in Bool.random(using: &random) })
        sentences = (0..<Int.random(in: 1...12, using: &random)).map { _ in Self.sentence(variables, &random) }
    }

    static func sentence(_ variableCount: Int, _ random: inout SeededRandom) -> Sentence {
        var coefficients = Array(repeating: 0, count: variableCount)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let variable = Int.random(in: 0..<variableCount, using: &random)
            coefficients[variable] = [1, -1, 1, -1, 2, -3].randomElement(using: &random)!
        }
        return Sentence(
            coefficients: coefficients,
            relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
            constant: Int.random(in: -10...30, using: &random), priority: priority(&random),
            prefersEquality: Bool.random(using: &random))
    }

    static func priority(_ random: inout SeededRandom) -> Double {
        [1000, 1000, 999, 750.25, 750, 250, 250, 0.5].randomElement(using: &random)!
    }
}
