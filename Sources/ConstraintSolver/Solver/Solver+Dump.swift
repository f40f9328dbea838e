extension Solver: CustomStringConvertible {
    /// The number of variables and constraints.
    package var description: String {
        let variables = Set(0..<serials.count).filter { serials[$0] != 0 && simplex.symbols[$0].isVariable }
        return "Solver with \(variables.count) variables and \(indices.count) constraints"
    }

    /// The tableau as text, the older first: each variable with its value and its expression, then each constraint that
    /// is not exactly at its limit, with its deviation. A symbol not listed on the left is 0.
    ///     width = 100 : 1 [c1]
    ///     c2 off by -20 @250
    package func dump() -> String {
        let symbols = (0..<serials.count).filter { serials[$0] != 0 && simplex.symbols[$0].isBasic }
        let variables = symbols.filter { simplex.symbols[$0].isVariable }
            .sorted { simplex.symbols[$0].penalty.order < simplex.symbols[$1].penalty.order }
        let constraints = symbols.filter { simplex.symbols[$0].isConstraint }
            .sorted { serials[$0] < serials[$1] }
        let rows = variables.map { "\(label($0)) = \(rounded(simplex.deviation(of: $0))) : \(row(of: $0))" }
        let rest = constraints.map {
            let symbol = simplex.symbols[$0]
            return "\(label($0)) off by \(rounded(simplex.deviation(of: $0))) @\(rounded(symbol.penalty.priority))"
        }
        return (rows + rest).joined(separator: "\n")
    }

    private func row(of variable: Int) -> String {
        simplex.row(of: variable)
            .sorted { isListed($0.symbol, before: $1.symbol) }
            .map { "\(rounded($0.amount)) [\(label($0.symbol))]" }
            .joined(separator: " + ")
    }

    /// Variables before constraints, the older first.
    private func isListed(_ first: Int, before second: Int) -> Bool {
        let one = simplex.symbols[first].isVariable
        let other = simplex.symbols[second].isVariable
        return one == other ? serials[first] < serials[second] : one
    }

    private func label(_ index: Int) -> String {
        let isVariable = simplex.symbols[index].isVariable
        return names[index] ?? "\(isVariable ? "v" : "c")\(serials[index])"
    }

    /// Rounds to a millionth, without a fraction for whole numbers. By hand, because `rounded()` needs the C math
    /// library.
    private func rounded(_ value: Double) -> String {
        guard abs(value) < 1e12 else { return "\(value)" }
        let millionths = Int(value * 1_000_000 + (value < 0 ? -0.5 : 0.5))
        return millionths % 1_000_000 == 0 ? "\(millionths / 1_000_000)" : "\(Double(millionths) / 1_000_000)"
    }
}
