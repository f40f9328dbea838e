/// `Docs/Fidelity.md`: for each area how many of the facts agree with our values, and why the others do not.
public struct FidelityPage {
    private let facts: [Fact]
    private let results: Results
    private let reasons: [String: String]

    /// - Parameter reasons: Rows of a fact's id, or of an area, and the reason for the difference.
    public init(facts: FactTable, results: Results, reasons: Table) throws(FileProblem) {
        self.facts = facts.facts
        self.results = results
        var read: [String: String] = [:]
        for row in reasons.rows.dropFirst() {
            guard row.count == 2 else { throw FileProblem("a reason has \(row.count) columns instead of 2: \(row)") }
            read[row[0]] = row[1]
        }
        self.reasons = read
    }

    /// The facts that a value shows.
    private var shown: [Fact] { facts.filter { !$0.valueName.isEmpty } }
    private var agreeing: [Fact] { shown.filter(agrees) }

    /// Names of values that no probe records.
    public var unknownNames: [String] {
        shown.map(\.valueName).filter { results.values[$0] == nil }
    }

    /// The rows of `reasons` whose facts or areas differ.
    public func needed(_ reasons: Table) -> Table {
        let differing = Set(shown.filter { !agrees($0) }.flatMap { [$0.id, $0.area] })
        return Table(rows: reasons.rows.enumerated().filter { $0 == 0 || differing.contains($1[0]) }.map(\.element))
    }

    private func agrees(_ fact: Fact) -> Bool {
        results.values[fact.valueName].map { fact.tolerance.accepts($0, expecting: fact.value) } ?? false
    }

    /// The number of agreeing facts that the last line of a page tells; nil without such a line.
    public static func agreeingCount(of page: String) -> Int? {
        page.split(separator: "\n").last.flatMap { $0.split(separator: " ").first }.flatMap { Int($0) }
    }

    public var agreeingCount: Int { agreeing.count }

    public var text: String {
        let areas = facts.map(\.area).uniqued
        return """
            # Fidelity

            What is known of Apple's UIKit, and how much of it is true here. [Facts.tsv](Facts.tsv) lists the facts with their
            sources: numbers read from pictures and texts that Apple's simulators made. The programs in
            [Conformance](../Conformance/README.md) measure our values. A value agrees within 0.5 points, texts within 1 % of
            their width, colors within 3 of 255, and words when they are equal. Facts without a value need something that no
            program can read, or a system that is not emulated.

            `Conformance/run --record` writes this page, and `Conformance/run --check` refuses one that is stale.

            | area | facts | with a value | agree | differ |
            |---|---|---|---|---|
            \(areas.map(row).joined(separator: "\n"))

            \(differences(in: areas))

            \(agreeing.count) of \(shown.count) agree

            """
    }

    private func row(_ area: String) -> String {
        let known = facts.filter { $0.area == area }, shown = shown.filter { $0.area == area }
        let agree = shown.filter(agrees).count
        return "| \(area) | \(known.count) | \(shown.count) | \(agree) | \(shown.count - agree) |"
    }

    private func differences(in areas: [String]) -> String {
        let differing = areas.map { area in (area, shown.filter { $0.area == area && !agrees($0) }) }
        let tables = differing.filter { !$0.1.isEmpty }.map { area, facts in
            """
            ## \(area.prefix(1).uppercased() + area.dropFirst())

            | fact | what | system | Apple | here | reason |
            |---|---|---|---|---|---|
            \(facts.map(difference).joined(separator: "\n"))
            """
        }
        return tables.joined(separator: "\n\n")
    }

    private func difference(_ fact: Fact) -> String {
        let cells = [
            fact.id, fact.what, fact.system, fact.value, results.values[fact.valueName] ?? "no value",
            reasons[fact.id] ?? reasons[fact.area] ?? "not known",
        ]
        return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in the order in which they first occur.
    var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
