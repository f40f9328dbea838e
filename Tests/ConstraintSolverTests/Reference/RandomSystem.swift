import ConstraintSolver

/// A random number generator with a fixed seed.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

/// Constraints as in layouts: differences, lengths, sums, and sometimes a ratio.
struct RandomSystem {
    var variableCount: Int
    var sentences: [Sentence]
    /// The variables that are minimized before the others.
    let lengths: Set<Int>

    init(seed: Int) {
        var dice = Dice(seed: seed)
        let variables = Int.random(in: 1...6, using: &dice)
        variableCount = variables
        lengths = Set((0..<variables).filter { _ in Bool.random(using: &dice) })
        sentences = (0..<Int.random(in: 1...12, using: &dice)).map { _ in Self.sentence(variables, &dice) }
    }

    static func sentence(_ variableCount: Int, _ dice: inout Dice) -> Sentence {
        var coefficients = Array(repeating: 0, count: variableCount)
        for _ in 0..<Int.random(in: 1...3, using: &dice) {
            let variable = Int.random(in: 0..<variableCount, using: &dice)
            coefficients[variable] = [1, -1, 1, -1, 2, -3].randomElement(using: &dice)!
        }
        return Sentence(
            coefficients: coefficients,
            relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &dice)!,
            constant: Int.random(in: -10...30, using: &dice), priority: priority(&dice),
            prefersEquality: Bool.random(using: &dice))
    }

    static func priority(_ dice: inout Dice) -> Double {
        [1000, 1000, 999, 750.25, 750, 250, 250, 0.5].randomElement(using: &dice)!
    }
}
