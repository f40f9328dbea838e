import Foundation

/// A document with a table of requirements: a row a requirement, with its number, its words, the page of the gallery,
/// the tests and what differs.
public struct RequirementTable {
    /// A row of the table.
    struct Row: Equatable {
        let line: Int
        let number: Int
        let page: String
        let tests: String
    }

    /// At most so many suites are named in a row.
    static let namedSuites = 3

    private var lines: [String]
    let rows: [Row]

    /// Reads the rows of a text in Markdown.
    public init(_ text: String) {
        lines = text.components(separatedBy: "\n")
        rows = lines.enumerated().compactMap { line, text in
            let cells = text.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 7, let number = Int(cells[1]) else { return nil }
            let page = cells[3].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
            return Row(line: line, number: number, page: page, tests: cells[4])
        }
    }

    /// What is wrong, in sentences; empty if nothing is.
    ///
    /// - Parameters:
    ///   - numbers: The numbers that the table has to have.
    ///   - pages: The identifiers of the gallery's pages.
    public func violations(numbers: ClosedRange<Int>, pages: Set<String>, marks: TestMarks) -> [String] {
        let found = rows.map(\.number)
        let wrongNumbers =
            found == Array(numbers)
            ? [] : ["The numbers are not \(numbers.lowerBound) to \(numbers.upperBound), in order."]
        let unlisted = marks.numbers.subtracting(found).sorted().map { "A test is marked \($0), which no row has." }
        return wrongNumbers + unlisted
            + rows.flatMap { row in
                var violations: [String] = []
                if !pages.contains(row.page) { violations.append("\(row.number): there is no page \(row.page).") }
                let tests = Self.cell(of: marks.sources(of: row.number))
                if tests.isEmpty { violations.append("\(row.number): no test is marked with it.") }
                if tests != row.tests { violations.append("\(row.number): the tests are \(tests).") }
                return violations
            }
    }

    /// The text with the tests of every row.
    public func text(with marks: TestMarks) -> String {
        var lines = lines
        for row in rows {
            var cells = lines[row.line].components(separatedBy: "|")
            cells[4] = " \(Self.cell(of: marks.sources(of: row.number))) "
            lines[row.line] = cells.joined(separator: "|")
        }
        return lines.joined(separator: "\n")
    }

    /// The suites as links from the folder `Docs`, and how many more there are.
    static func cell(of sources: [TestMarks.Source]) -> String {
        let links = sources.prefix(namedSuites).map { "[\($0.suite)](../\($0.path))" }.joined(separator: ", ")
        let more = sources.count - namedSuites
        return more > 0 ? "\(links) +\(more)" : links
    }
}
