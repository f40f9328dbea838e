/// A slow and simple reference: a dense tableau of fractions, one objective after the other, with Bland's rule.
struct LinearProgram {
    /// Rows over non-negative columns; the last entry is the right-hand side, which is not negative either.
    private var rows: [[Ratio]]
    private var basis: [Int]
    private var isOpen: [Bool]
    private let width: Int
    private(set) var hasOverflowed = false

    /// - Parameter equations: coefficients of columns 0 ..< `width`, and the right-hand side last.
    init(_ equations: [[Ratio]], width: Int) {
        let total = width + equations.count
        self.width = total
        rows = equations.enumerated().map { index, equation in
            let signed = equation.last!.sign < 0 ? equation.map { -$0 } : equation
            let artificial = equations.indices.map { Ratio($0 == index ? 1 : 0) }
            return signed.dropLast() + artificial + [signed.last!]
        }
        basis = equations.indices.map { width + $0 }
        isOpen = Array(repeating: true, count: total)
    }

    /// Whether the equations have a solution. Must be called first.
    mutating func findSolution() -> Bool {
        let artificial = width - rows.count
        minimize(Array(artificial..<width))
        return !basis.indices.contains { basis[$0] >= artificial && rows[$0].last!.sign > 0 }
    }

    /// Minimizes the sum of the columns as far as earlier calls allow, and keeps it for later calls.
    mutating func minimize(_ columns: [Int]) {
        var price = Array(repeating: Ratio(0), count: width)
        for column in columns { price[column] = 1 }
        while !hasOverflowed {
            let reduced = reducedPrices(price)
            guard let entering = reduced.indices.first(where: { isOpen[$0] && reduced[$0].sign < 0 }) else {
                for column in reduced.indices where reduced[column].sign > 0 { isOpen[column] = false }
                return
            }
            pivot(entering)
        }
    }

    func value(of column: Int) -> Ratio { basis.firstIndex(of: column).map { rows[$0].last! } ?? 0 }

    private mutating func reducedPrices(_ price: [Ratio]) -> [Ratio] {
        var reduced = price
        for (row, basic) in zip(rows, basis) where price[basic].sign != 0 {
            for column in 0..<width where row[column].sign != 0 {
                reduced[column] = reduced[column] + -(price[basic] * row[column])
            }
        }
        return reduced
    }

    private mutating func pivot(_ entering: Int) {
        var best: (row: Int, ratio: Ratio)?
        for row in rows.indices where rows[row][entering].sign > 0 {
            let ratio = rows[row].last! / rows[row][entering]
            let isBetter = best.map { ratio < $0.ratio || (ratio == $0.ratio && basis[row] < basis[$0.row]) }
            if isBetter ?? true { best = (row, ratio) }
        }
        guard let leaving = best?.row else {
            hasOverflowed = true
            return
        }
        let divisor = rows[leaving][entering]
        rows[leaving] = rows[leaving].map { $0.sign == 0 ? $0 : $0 / divisor }
        for row in rows.indices where row != leaving && rows[row][entering].sign != 0 {
            let factor = -rows[row][entering]
            for column in 0...width where rows[leaving][column].sign != 0 {
                rows[row][column] = rows[row][column] + factor * rows[leaving][column]
            }
        }
        basis[leaving] = entering
        if rows.contains(where: { $0.contains(where: \.isOverflow) }) { hasOverflowed = true }
    }
}
