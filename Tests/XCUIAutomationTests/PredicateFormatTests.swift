import Foundation
import Testing

@testable import XCUIAutomation

@MainActor @Suite struct PredicateFormatTests {
    private static let values: [String: Any] = ["label": "Grün Button", "count": 3, "isEnabled": true, "empty": ""]

    @Test(arguments: [
        "label == 'Grün Button'", "label = \"Grün Button\"", "label != 'x'", "label BEGINSWITH 'Gr'",
        "label beginswith[c] 'gr'", "label ENDSWITH[cd] 'BUTTON'", "label CONTAINS[cd] 'grun'",
        "label LIKE 'Gr*B?tton'",
        "label MATCHES '[A-Z].* Button'", "label IN {'a', 'Grün Button'}", "NOT label IN {'a'}",
        "NOT (label CONTAINS 'x')",
        "count == 3", "count >= 3 AND count < 4", "count BETWEEN {1, 3}", "isEnabled == true", "isEnabled == 1",
        "isEnabled == YES && count > 2", "label == 'x' OR count == 3", "!(count == 4)", "empty == ''", "missing == nil",
        "TRUEPREDICATE", "label == 'a' || label == 'b' || count == 3", "label CONTAINS 'ü'", "'Gr' IN label",
    ])
    func isTrue(_ format: String) {
        #expect(NSPredicate(format: format).evaluate(with: Self.values))
    }

    @Test(arguments: [
        "label == 'grün button'", "label CONTAINS ''", "count > 3", "isEnabled == NO", "label == nil", "FALSEPREDICATE",
        "label MATCHES 'Gr'", "label LIKE 'Gr'", "count == 3 AND label == 'x'", "missing CONTAINS 'a'",
    ])
    func isFalse(_ format: String) {
        #expect(!NSPredicate(format: format).evaluate(with: Self.values))
    }

    @Test(arguments: [
        String(repeating: "(", count: 100_000), String(repeating: "NOT ", count: 100_000),
        "a IN " + String(repeating: "{", count: 100_000),
        "a == 1" + String(repeating: " AND a == 1", count: 100_000),
    ]) func aFormatWithoutEndIsNotRead(format: String) {
        #expect(!NSPredicate.canRead(format, []))
    }

    @Test func parenthesesInsideOfEachOtherAreRead() {
        let format = String(repeating: "(", count: 50) + "count == 3" + String(repeating: ")", count: 50)

        #expect(NSPredicate(format: format).evaluate(with: Self.values))
    }

    @Test func argumentsTakeTheirPlacesInOrder() {
        let predicate = NSPredicate(
            format: "%K == %@ AND count == %d AND label IN %@", "label", "Grün Button", 3, ["Grün Button"])

        #expect(predicate.evaluate(with: Self.values))
        #expect(NSPredicate(format: "SELF == %@", "a").evaluate(with: "a"))
        #expect(NSPredicate(format: "count == %d", argumentArray: [3]).evaluate(with: Self.values))
    }

    @Test(arguments: [
        "", "label", "label ==", "== 'a'", "label == 'a", "(label == 'a'", "label == %@", "label ~ 'a'",
        "label IN {'a'",
    ])
    func isRefused(_ format: String) {
        #expect(PredicateParser.parse(format, []) == nil)
    }
}
