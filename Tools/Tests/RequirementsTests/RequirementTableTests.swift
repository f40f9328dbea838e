import Requirements
import Testing

/// The table of requirements against marks of tests and pages.
@Suite struct RequirementTableTests {
    private let marks = TestMarks(texts: [
        "Tests/A/OneTests.swift": "    /// Checklist 1, 2: a reason with 3 words.\n    // Checklist 2.",
        "Tests/A/TwoTests.swift": "/// Checklist 2\nlet checklist = \"Checklist 9\"",
    ])

    private func table(_ rows: String...) -> RequirementTable {
        RequirementTable(
            "# Title\n\n| # | Requirement | Page | Tests | Here |\n|---|---|---|---|---|\n"
                + rows.joined(separator: "\n"))
    }

    @Test func marksAreNumbersAfterTheWordInComments() {
        #expect(marks.numbers == [1, 2])
        #expect(marks.sources(of: 2).map(\.suite) == ["OneTests", "TwoTests"])
        #expect(TestMarks.numbers(in: "/// Checklist 64, 65 and 66") == [64, 65])
        #expect(TestMarks.numbers(in: "    /// The sizes of the Checklist") == [])
    }

    @Test func aCompleteTableHasNoViolations() {
        let table = table(
            "| 1 | Words. | `lab` | [OneTests](../Tests/A/OneTests.swift) |  |",
            "| 2 | Words. | `guide` | [OneTests](../Tests/A/OneTests.swift), [TwoTests](../Tests/A/TwoTests.swift) | More |"
        )

        #expect(table.violations(numbers: 1...2, pages: ["lab", "guide"], marks: marks) == [])
    }

    @Test func missingPagesTestsAndNumbersAreViolations() {
        let table = table("| 1 | Words. | `attic` |  |  |", "| 3 | Words. | `lab` |  |  |")

        let violations = table.violations(numbers: 1...2, pages: ["lab"], marks: marks)

        #expect(
            violations == [
                "The numbers are not 1 to 2, in order.", "A test is marked 2, which no row has.",
                "1: there is no page attic.", "1: the tests are [OneTests](../Tests/A/OneTests.swift).",
                "3: no test is marked with it.",
            ])
    }

    @Test func writingFillsInTheTestsAndChangesNothingElse() {
        let table = table("| 2 | A `b` c. | `lab` |  | Here |", "Text | with | bars")

        let text = table.text(with: marks)

        #expect(
            text.contains(
                "| 2 | A `b` c. | `lab` | [OneTests](../Tests/A/OneTests.swift), [TwoTests](../Tests/A/TwoTests.swift) | Here |"
            ))
        #expect(text.hasSuffix("\nText | with | bars"))
    }
}
