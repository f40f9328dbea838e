/// The plural forms of a language, by the rules of Unicode's CLDR.
package struct PluralRule {
    package enum Category: String, CaseIterable {
        case zero, one, two, few, many, other
    }

    /// In the order in which they are tested; what meets none of them is `.other`.
    private let conditions: [(Category, PluralCondition)]

    /// The rule of a language such as "pl" or "pt-PT". An unknown language has the rule of English.
    package init(language: String) {
        let parts = language.split { $0 == "-" || $0 == "_" }
        let base = parts.first?.lowercased() ?? "en"
        let names = parts.dropFirst().reversed().map { "\(base)_\($0.uppercased())" } + [base, "en"]
        conditions = names.lazy.compactMap { PluralRule.rules[$0] }.first ?? []
    }

    private static let rules: [String: [(Category, PluralCondition)]] = {
        var rules: [String: [(Category, PluralCondition)]] = [:]
        for block in PluralRuleTable.text.split(separator: "\n\n") {
            let lines = block.split(separator: "\n")
            let conditions = lines.dropFirst().compactMap { line -> (Category, PluralCondition)? in
                let sides = line.split(separator: ": ", maxSplits: 1)
                return Category(rawValue: String(sides[0])).map { ($0, PluralCondition(sides[1])) }
            }
            for language in lines[0].split(separator: " ") { rules[String(language)] = conditions }
        }
        return rules
    }()

    package func category(of number: Int) -> Category { category(of: PluralOperands(number)) }

    /// A number is taken as it is written with the fewest digits: 1.5, and 1 for 1.0.
    package func category(of number: Double) -> Category { category(of: PluralOperands(number)) }

    private func category(of operands: PluralOperands) -> Category {
        conditions.first { $0.1.isMet(by: operands) }?.0 ?? .other
    }
}

/// What plural rules ask about a number.
package struct PluralOperands {
    /// The absolute value.
    private let value: Double
    private let wholePart: Double
    /// The digits after the point as a number, with and without zeros at the end, and how many there are.
    private let fraction: Double
    private let shortFraction: Double
    private let fractionLength: Double
    private let shortFractionLength: Double

    init(_ number: Int) { self.init(digits: number.magnitude.description) }

    /// Numbers that are written with an exponent, and non-finite ones, count as whole.
    init(_ number: Double) {
        let digits = number.magnitude.description
        self.init(digits: digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
    }

    /// - Parameter digits: a number without a sign, such as "1.50".
    package init(digits: String) {
        let parts = digits.split(separator: ".", maxSplits: 1)
        let isDecimal = parts.count == 2 && parts[1].allSatisfy(\.isNumber)
        let decimals = isDecimal ? parts[1] : ""
        let short = decimals.reversed().drop { $0 == "0" }
        value = Double(digits) ?? 0
        wholePart = value.rounded(.towardZero)
        fraction = Double(decimals) ?? 0
        shortFraction = Double(String(short.reversed())) ?? 0
        fractionLength = Double(decimals.count)
        shortFractionLength = Double(short.count)
    }

    /// The operand of CLDR's name. `c` and `e` are exponents of compact numbers ("1.2M"), which formats do not have.
    package subscript(name: Character) -> Double {
        switch name {
        case "n": value
        case "i": wholePart
        case "f": fraction
        case "t": shortFraction
        case "v": fractionLength
        case "w": shortFractionLength
        default: 0
        }
    }
}

/// A condition in CLDR's syntax: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or n = 0".
struct PluralCondition {
    private struct Relation {
        let operand: Character
        /// The remainder of the division by it is compared; 0 for the operand itself.
        let divisor: Double
        let isEqual: Bool
        let ranges: [ClosedRange<Double>]

        init(_ text: Substring) {
            let sides = text.split(separator: "=", maxSplits: 1)
            let left = sides[0].filter { $0 != " " && $0 != "!" }.split(separator: "%")
            operand = left[0].first ?? "n"
            divisor = left.count > 1 ? Double(left[1]) ?? 0 : 0
            isEqual = !sides[0].contains("!")
            ranges = sides[1].filter { $0 != " " }.split(separator: ",").compactMap { range in
                let bounds = range.split(separator: ".").compactMap { Double($0) }
                return bounds.first.map { $0...bounds[bounds.count - 1] }
            }
        }

        func isMet(by operands: PluralOperands) -> Bool {
            let whole = operands[operand]
            let value = divisor == 0 ? whole : whole.truncatingRemainder(dividingBy: divisor)
            // Ranges contain whole numbers only.
            let isInside = value.rounded() == value && ranges.contains { $0.contains(value) }
            return isInside == isEqual
        }
    }

    /// One of the lists has to be met as a whole.
    private let alternatives: [[Relation]]

    init(_ text: Substring) {
        alternatives = text.split(separator: " or ").map { $0.split(separator: " and ").map(Relation.init) }
    }

    func isMet(by operands: PluralOperands) -> Bool {
        alternatives.contains { $0.allSatisfy { $0.isMet(by: operands) } }
    }
}
