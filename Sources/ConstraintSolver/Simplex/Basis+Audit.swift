/// What keeps the values accurate, because they are sums of many small steps.
extension Basis {
    /// Recomputes the values from the constants.
    mutating func recomputeValues() {
        for index in 0..<tableau.count where symbols[index].kind == .constraint || symbols[index].kind == .derived {
            var constant = symbols[index].kind == .constraint ? symbols[index].given.rightHandSide : 0
            let definitions = symbols[index].expression.definitions
            for position in 0..<definitions.count {
                constant -= definitions[position].amount * symbols[definitions[position].symbol].given.rightHandSide
            }
            symbols[index].expression.constant = constant
            if symbols[index].kind == .derived { markChanged(index) }
        }
        for index in 0..<tableau.count where symbols[index].kind == .variable && symbols[index].isBasic {
            let row = symbols[index].row
            var value = 0.0
            for position in 0..<row.count where symbols[row[position].column].kind != .variable {
                value += row[position].coefficient * symbols[row[position].column].expression.constant
            }
            if value == symbols[index].variable.value { continue }
            symbols[index].variable.value = value
            valueDidChange(index)
        }
    }

    /// The largest deviation of nonbasic constraints and definitions, which should be met exactly.
    func largestResidual() -> Double {
        var largest = 0.0
        for index in 0..<tableau.count where symbols[index].isConstraint && !symbols[index].isBasic {
            var sum = -symbols[index].given.rightHandSide
            let terms = symbols[index].given.terms
            for position in 0..<terms.count { sum += terms[position].amount * deviation(of: terms[position].symbol) }
            largest = max(largest, abs(sum))
        }
        return largest
    }
}
