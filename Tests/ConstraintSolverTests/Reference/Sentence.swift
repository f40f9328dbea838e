import ConstraintSolver

/// A constraint with integer coefficients, for both solvers.
struct Sentence: CustomStringConvertible {
    var coefficients: [Int]
    var relation: Constraint.Relation
    var constant: Int
    var priority: Double
    var prefersEquality = false

    var isRequired: Bool { priority == 1000 }
    var youngest: Int { coefficients.lastIndex { $0 != 0 } ?? -1 }

    var description: String {
        "\(coefficients) \(relation) \(constant) @\(priority)\(prefersEquality ? " prefers equality" : "")"
    }

    func constraint(on variables: [Variable]) -> Constraint {
        let terms = zip(variables, coefficients).filter { $1 != 0 }.map { Constraint.Term($0, times: Double($1)) }
        return Constraint(
            terms, relation, Double(constant), priority: Priority(priority), prefersEquality: prefersEquality)
    }

    /// The amount by which the constraint is violated.
    func violation(at values: [Double]) -> Double {
        let difference = zip(coefficients, values).reduce(-Double(constant)) { $0 + Double($1.0) * $1.1 }
        switch relation {
        case .equal: return abs(difference)
        case .lessThanOrEqual: return max(0, difference)
        case .greaterThanOrEqual: return max(0, -difference)
        }
    }
}

/// The layout that the documentation of `Solver` promises: priority by priority, then the ties one by one.
struct ReferenceLayout {
    enum Answer: Equatable {
        case values([Double])
        case unsatisfiable
        /// The fractions overflowed.
        case unknown
    }

    /// - Parameter lengths: the variables that are minimized before the others.
    static func solve(_ sentences: [Sentence], variableCount: Int, lengths: Set<Int> = []) -> Answer {
        var width = 2 * variableCount
        var errors: [[Int]] = []
        var gaps: [Int] = []
        var extras: [[(column: Int, coefficient: Int)]] = []
        for sentence in sentences {
            let over = width
            let under = width + 1
            width += 2
            extras.append([(over, -1), (under, 1)])
            let resisted =
                (sentence.relation == .greaterThanOrEqual ? [] : [over])
                + (sentence.relation == .lessThanOrEqual ? [] : [under])
            errors.append(resisted)
            if sentence.prefersEquality { gaps += [over, under].filter { !resisted.contains($0) } }
        }
        let equations = zip(sentences, zip(extras, errors)).map { sentence, rest in
            var row = Array(repeating: Ratio(0), count: width + 1)
            for (variable, coefficient) in sentence.coefficients.enumerated() {
                row[2 * variable] = Ratio(coefficient)
                row[2 * variable + 1] = Ratio(-coefficient)
            }
            for extra in rest.0 where !(sentence.isRequired && rest.1.contains(extra.column)) {
                row[extra.column] = Ratio(extra.coefficient)
            }
            row[width] = Ratio(sentence.constant)
            return row
        }
        var program = LinearProgram(equations, width: width)
        guard program.findSolution() else { return program.hasOverflowed ? .unknown : .unsatisfiable }
        let (first, last) = variableObjectives(variableCount, lengths)
        for objective in preferenceObjectives(sentences, errors) + first + [gaps] + last { program.minimize(objective) }
        if program.hasOverflowed { return .unknown }
        return .values(
            (0..<variableCount).map { program.value(of: 2 * $0).value - program.value(of: 2 * $0 + 1).value })
    }

    /// The objectives of lengths, and those of the other variables.
    private static func variableObjectives(_ variableCount: Int, _ lengths: Set<Int>) -> ([[Int]], [[Int]]) {
        let objectives = (0..<variableCount).map { [2 * $0, 2 * $0 + 1] }
        return (
            objectives.indices.filter(lengths.contains).map { objectives[$0] },
            objectives.indices.filter { !lengths.contains($0) }.map { objectives[$0] }
        )
    }

    private static func preferenceObjectives(_ sentences: [Sentence], _ errors: [[Int]]) -> [[Int]] {
        let preferences = sentences.indices.filter { !sentences[$0].isRequired }
        let levels = Set(preferences.map { sentences[$0].priority }).sorted(by: >)
        let byLevel = levels.map { level in
            preferences.filter { sentences[$0].priority == level }.flatMap { errors[$0] }
        }
        let ranked = preferences.sorted {
            let one = sentences[$0]
            let other = sentences[$1]
            if one.priority != other.priority { return one.priority > other.priority }
            return one.youngest == other.youngest ? $0 < $1 : one.youngest < other.youngest
        }
        return byLevel + ranked.map { errors[$0] }
    }
}
