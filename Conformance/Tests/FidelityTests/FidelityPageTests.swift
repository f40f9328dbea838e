import Testing

@testable import Fidelity

@Suite struct FidelityPageTests {
    private let results: Results

    init() throws {
        results = try Results(Table(rows: [["phone", "bar.height", "44.00"], ["phone", "bar.top", "59.00"]]))
    }

    private func fact(_ id: String, _ value: String, name: String) -> [String] {
        [id, "bars", "what \(id) says", "phone", "17", value, "a test", "MIT", "high", name]
    }

    private func page(_ rows: [[String]], reasons: [[String]] = []) throws -> FidelityPage {
        try FidelityPage(
            facts: FactTable(Table(rows: [Fact.header] + rows)), results: results,
            reasons: Table(rows: [["fact", "reason"]] + reasons))
    }

    @Test func theLastLineTellsHowManyFactsAgree() throws {
        let page = try page([
            fact("one", "44.00", name: "phone/bar.height"), fact("two", "53.67", name: "phone/bar.top"),
            fact("three", "1.00", name: ""),
        ])

        #expect(page.text.hasSuffix("\n1 of 2 agree\n"))
        #expect(FidelityPage.agreeingCount(of: page.text) == 1)
    }

    @Test func aDifferenceIsListedWithItsReason() throws {
        let page = try page([fact("two", "53.67", name: "phone/bar.top")], reasons: [["two", "the island"]])

        #expect(page.text.contains("| two | what two says | 17 | 53.67 | 59.00 | the island |"))
    }

    @Test func onlyReasonsOfDifferingFactsAreNeeded() throws {
        let page = try page([
            fact("one", "44.00", name: "phone/bar.height"), fact("two", "53.67", name: "phone/bar.top"),
        ])

        let needed = page.needed(Table(rows: [["fact", "reason"], ["one", "why"], ["two", "the island"]]))

        #expect(needed.rows == [["fact", "reason"], ["two", "the island"]])
    }

    @Test func aNameThatNoProbeRecordsIsFound() throws {
        let page = try page([fact("one", "44.00", name: "phone/bar.width")])

        #expect(page.unknownNames == ["phone/bar.width"])
    }

    @Test func twoFactsCannotHaveTheSameID() {
        #expect(throws: FileProblem.self) {
            try page([fact("one", "1", name: ""), fact("one", "2", name: "")])
        }
    }

    @Test func anAddedFactKeepsTheNameOfItsValue() throws {
        var facts = try FactTable(Table(rows: [Fact.header, fact("one", "43.00", name: "phone/bar.height")]))

        try facts.add(Table(rows: [Fact.header, Array(fact("one", "44.00", name: "").dropLast())]))

        #expect(facts.facts.map(\.value) == ["44.00"])
        #expect(facts.facts.map(\.valueName) == ["phone/bar.height"])
    }

    @Test func textsAreMeasuredOnce() throws {
        let name = "phone/text.ink.17.semibold.Say \"1.5\""
        let facts = try FactTable(
            Table(rows: [Fact.header, fact("one", "1", name: name), fact("two", "1", name: name)]))

        let lines = MeasuredTexts(facts: facts).source.split(separator: "\n").filter { $0.contains("MeasuredText(") }

        #expect(lines == ["        MeasuredText(17, .semibold, \"Say \\\"1.5\\\"\"),"])
    }
}
