/// An exact fraction. A value that does not fit 64 bits becomes `overflow`, and so does every result computed from it.
struct Ratio: Equatable, ExpressibleByIntegerLiteral {
    let numerator: Int
    /// Positive; 0 for `overflow`.
    let denominator: Int

    static let overflow = Ratio(numerator: 0, denominator: 0)

    private init(numerator: Int, denominator: Int) {
        self.numerator = numerator
        self.denominator = denominator
    }

    init(integerLiteral value: Int) { self.init(numerator: value, denominator: 1) }
    init(_ value: Int) { self.init(numerator: value, denominator: 1) }

    private init(reducing numerator: (Int, Bool), _ denominator: (Int, Bool)) {
        if numerator.1 || denominator.1 || denominator.0 == 0 || numerator.0 == .min || denominator.0 == .min {
            self = .overflow
            return
        }
        var large = abs(numerator.0)
        var small = abs(denominator.0)
        while small != 0 { (large, small) = (small, large % small) }
        let divisor = denominator.0 < 0 ? -large : large
        self.init(numerator: numerator.0 / divisor, denominator: denominator.0 / divisor)
    }

    var value: Double { Double(numerator) / Double(denominator) }
    var isOverflow: Bool { denominator == 0 }
    /// -1, 0 or 1.
    var sign: Int { numerator.signum() }

    static func + (first: Ratio, second: Ratio) -> Ratio {
        if first.denominator == 1 && second.denominator == 1 {
            let sum = first.numerator.addingReportingOverflow(second.numerator)
            return sum.overflow ? .overflow : Ratio(sum.partialValue)
        }
        let left = first.numerator.multipliedReportingOverflow(by: second.denominator)
        let right = second.numerator.multipliedReportingOverflow(by: first.denominator)
        let sum = left.partialValue.addingReportingOverflow(right.partialValue)
        let below = first.denominator.multipliedReportingOverflow(by: second.denominator)
        return Ratio(
            reducing: (sum.partialValue, sum.overflow || left.overflow || right.overflow),
            (below.partialValue, below.overflow))
    }

    static func * (first: Ratio, second: Ratio) -> Ratio {
        let above = first.numerator.multipliedReportingOverflow(by: second.numerator)
        let below = first.denominator.multipliedReportingOverflow(by: second.denominator)
        if !above.overflow && below.partialValue == 1 { return Ratio(above.partialValue) }
        return Ratio(reducing: (above.partialValue, above.overflow), (below.partialValue, below.overflow))
    }

    static func / (first: Ratio, second: Ratio) -> Ratio {
        let above = first.numerator.multipliedReportingOverflow(by: second.denominator)
        let below = first.denominator.multipliedReportingOverflow(by: second.numerator)
        return Ratio(reducing: (above.partialValue, above.overflow), (below.partialValue, below.overflow))
    }

    static prefix func - (ratio: Ratio) -> Ratio {
        Ratio(numerator: -ratio.numerator, denominator: ratio.denominator)
    }

    static func < (first: Ratio, second: Ratio) -> Bool { (first + -second).sign < 0 }
}
