import Foundation
import ObjectiveCSupport
import Testing
import UIKitCore
import VelariumTesting

/// Predicates of text.
@MainActor @Suite struct PredicateTests {
    private static let person: [String: Any] = [
        "name": "Zoë", "age": 41, "tags": ["red", "blue"], "home": ["city": "Bonn"], "isOn": true,
    ]

    @Test(arguments: [
        "age = 41", "age == 41.0", "age != 4", "age > 40 AND age < 42", "age >= 41 && age <= 41", "40 < age",
        "age BETWEEN {41, 50}", "age IN {1, 41}", "name BEGINSWITH 'Zo'", "name ENDSWITH \"ë\"", "name CONTAINS 'o'",
        "name ==[cd] 'zoe'", "name BEGINSWITH[c] 'zO'", "name LIKE 'Z*'", "name LIKE[c] 'z?ë'", "name MATCHES 'Z.+'",
        "home.city = 'Bonn'", "'red' IN tags", "tags CONTAINS 'blue'", "ANY tags = 'red'", "NONE tags = 'pink'",
        "tags.@count = 2", "NOT (age < 3 OR name = 'A')", "isOn = YES", "isOn == TRUE", "missing = nil",
        "missing == NULL AND (age = 41)", "TRUEPREDICATE", "!(age = 3)", "name.length = 3", "SELF.age = 41",
        "age = 3 OR age = 41 AND name = 'Zoë'",
        "name NOT IN {'a', 'b'}", "name contains[cd] 'OE'", "tags = {'red', 'blue'}",
        "age == 3 || age == 4 || age == 41", "name LIKE '*'", "NOT name MATCHES 'Z'", "name != 'Zoë\\n'",
    ])
    func aPredicateIsTrueForAnObject(_ format: String) {
        #expect(NSPredicate(format: format).evaluate(with: PredicateTests.person))
        #expect(!NSPredicate(format: "NOT (\(format))").evaluate(with: PredicateTests.person))
    }

    @Test func placeholdersStandForValuesAndKeys() {
        let name: String? = "Zoë"

        #expect(NSPredicate(format: "%K == %@ AND age > %d", "name", name, 40).evaluate(with: PredicateTests.person))
        #expect(NSPredicate(format: "age < %f", 41.5).evaluate(with: PredicateTests.person))
        #expect(NSPredicate(format: "age IN %@", [40, 41]).evaluate(with: PredicateTests.person))
        #expect(NSPredicate(format: "age = %ld", argumentArray: [41]).evaluate(with: PredicateTests.person))
        #expect(!NSPredicate(format: "name = %@", nil as String?).evaluate(with: PredicateTests.person))
    }

    @Test(arguments: [
        String(repeating: "(", count: 100_000), String(repeating: "NOT ", count: 1_900) + "age = 41",
        "age IN " + String(repeating: "{", count: 1_900), String(repeating: "age = 41 AND ", count: 2_000) + "age = 41",
    ])
    func aFormatThatNestsWithoutEndIsNotRead(_ format: String) {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true

        #expect(!NSPredicate(format: format).evaluate(with: PredicateTests.person))
        #expect(device.misuses.count == 1)
    }

    @Test(arguments: [("ann@example.org", true), ("ann@example", false), ("x ann@example.org", false), ("", false)])
    func aTextMatchesAsAWhole(_ address: String, _ isValid: Bool) {
        let predicate = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")

        #expect(predicate.evaluate(with: address) == isValid)
        #expect(predicate.evaluate(with: address as NSString) == isValid)
    }

    @Test(arguments: ["name CONTAINS ''", "missing CONTAINS 'a'", "name LIKE 'Z'", "name == nil", "FALSEPREDICATE"])
    func aPredicateIsFalseForAnObject(_ format: String) {
        #expect(!NSPredicate(format: format).evaluate(with: PredicateTests.person))
    }

    @Test func parenthesesInsideOfEachOtherAreRead() {
        let format = String(repeating: "(", count: 50) + "age = 41" + String(repeating: ")", count: 50)

        #expect(NSPredicate(format: format).evaluate(with: PredicateTests.person))
    }

    @Test func casesOfAnEnumerationCompareAsTheirNumbers() {
        let orientation = UIInterfaceOrientation.portrait

        #expect(NSPredicate(format: "SELF = %@", argumentArray: [orientation]).evaluate(with: 1))
        #expect(!NSPredicate(format: "SELF = %@", argumentArray: [orientation]).evaluate(with: 2))
    }

    @Test func arraysAreFilteredByPropertiesOfObjects() {
        let words = ["one", "two", "three"] as NSArray

        #expect(words.filtered(using: NSPredicate(format: "SELF CONTAINS 'o'")) as? [String] == ["one", "two"])
        #expect(words.filtered(using: NSPredicate(format: "length > 3")) as? [String] == ["three"])
    }

    @Test func datesAndNumbersOfAllKindsCompare() {
        let object: [String: Any] = [
            "date": Date(timeIntervalSince1970: 5), "number": NSNumber(value: 2), "float": Float(2),
        ]

        #expect(NSPredicate(format: "date < %@", Date(timeIntervalSince1970: 6)).evaluate(with: object))
        #expect(NSPredicate(format: "number = float").evaluate(with: object))
    }

    @Test(arguments: [
        "age =", "= 3", "(age = 3", "age ~ 3", "name = 'a", "age = %@", "age IN {1, 2", "name ==[x] 'a'", "",
        "age = 3)", "age", "= 'a'",
    ])
    func aTextThatIsNoPredicateIsAMistakeAndFalse(_ format: String) throws {
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true

        let predicate = NSPredicate(format: format)

        #expect(!predicate.evaluate(with: PredicateTests.person))
        #expect(device.misuses.count == 1)
    }
}
