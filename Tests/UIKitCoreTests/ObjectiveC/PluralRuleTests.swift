import Testing

@testable import UIKitCore

/// Plural forms, by the samples of Unicode's CLDR.
@Suite struct PluralRuleTests {
    private func categories(_ language: String, of numbers: [Double]) -> String {
        let rule = PluralRule(language: language)
        return numbers.map { number in
            (Int(exactly: number).map { rule.category(of: $0) } ?? rule.category(of: number)).rawValue
        }.joined(separator: " ")
    }

    @Test(arguments: [
        ("en", "other one other other other"), ("fr", "one one other other other"),
        ("ja", "other other other other other"), ("ru", "many one few many many"), ("cs", "other one few other other"),
        ("he", "other one two other other"), ("ar", "zero one two few many"), ("pl", "many one few many many"),
        ("cy", "zero one two other other"), ("ga", "other one two few other"), ("lv", "zero one other other zero"),
        ("mt", "few one few few many"), ("is", "other one other other other"), ("mk", "other one other other other"),
        ("xx", "other one other other other"),
    ])
    func wholeNumbersHaveTheirForm(_ language: String, _ expected: String) {
        #expect(categories(language, of: [0, 1, 2, 5, 11]) == expected)
    }

    @Test(arguments: [
        ("is", "one one other"), ("mk", "one one other"), ("lv", "one one zero"), ("ar", "many other many"),
        ("ru", "one one many"), ("pl", "many many many"), ("ga", "other other other"), ("cy", "other other other"),
        ("mt", "other other many"),
    ])
    func largerNumbersHaveTheirForm(_ language: String, _ expected: String) {
        #expect(categories(language, of: [21, 101, 111]) == expected)
    }

    @Test(arguments: [
        ("en", "other other other"), ("fr", "one one other"), ("da", "one one other"), ("is", "one one one"),
        ("mk", "one other other"), ("lv", "one other other"), ("pl", "other other other"), ("ru", "other other other"),
        ("cs", "many many many"), ("lt", "many many many"), ("ar", "other other other"), ("pt", "one one other"),
        ("pt-PT", "other other other"),
    ])
    func fractionsHaveTheirForm(_ language: String, _ expected: String) {
        #expect(categories(language, of: [0.1, 1.5, 2.5]) == expected)
    }

    @Test func portugueseOfPortugalHasRulesOfItsOwn() {
        #expect(categories("pt-PT", of: [0, 1, 2]) == "other one other")
        #expect(categories("pt_BR", of: [0, 1, 2]) == "one one other")
        #expect(categories("pt", of: [0, 1, 2]) == "one one other")
        #expect(categories("zh-Hant-TW", of: [0, 1, 2]) == "other other other")
    }

    @Test func aWholeFloatingPointNumberHasTheFormOfTheInteger() {
        #expect(PluralRule(language: "en").category(of: 1.0) == .one)
        #expect(PluralRule(language: "pl").category(of: -3.0) == .few)
        #expect(PluralRule(language: "en").category(of: Double.infinity) == .other)
    }

    @Test(arguments: [
        ("1.50", "v", 2), ("1.50", "w", 1), ("1.50", "f", 50), ("1.50", "t", 5), ("1.50", "i", 1), ("7", "v", 0),
    ])
    func operandsAreThoseOfTheDigits(_ digits: String, _ operand: Character, _ expected: Double) {
        #expect(PluralOperands(digits: digits)[operand] == expected)
    }
}
