import Foundation
import Testing

@testable import Mutation

@Suite struct MutationReportTests {
    private let part = MutationPart(name: "A", folder: "Sources/A", testTargets: ["ATests"])

    private func mutant(_ id: Int, line: Int = 1) -> Mutant {
        Mutant(
            id: id, file: "Sources/A/B.swift", line: line, column: 5, original: "a < \(id)", mutated: "a <= \(id)",
            sourceLine: "if a < \(id) {")
    }

    @Test func whatSurvivesAndWhatIsNotReachedCountsAgainstTheScore() {
        let statuses: [Int: MutationResults.Status] = [1: .killed, 2: .killed, 3: .survived, 4: .uncovered]

        let report = MutationReport(
            [part], mutants: (1...5).map { mutant($0) }, equivalent: EquivalentMutants(table: ""),
            result: { statuses[$0.id] })

        #expect(report.sum == .init(killed: 2, survived: 1, uncovered: 1, equivalent: 0))
        #expect(report.summary.contains("| A | 4 | 2 | 1 | 1 | 0 | 50 |"))
        #expect(report.summary.hasSuffix("Mutation score: 50"))
        #expect(
            report.survivorLines == [
                "Sources/A/B.swift:1:5: a < 3 → a <= 3", "Sources/A/B.swift:1:5: a < 4 → a <= 4 (not reached)",
            ])
    }

    @Test func aMutantWithAReasonDoesNotCountOnWhateverLineItIs() {
        let table = EquivalentMutants.row(of: mutant(1, line: 10)) + "\tA is never 1."

        let report = MutationReport(
            [part], mutants: [mutant(1, line: 20), mutant(2)], equivalent: EquivalentMutants(table: table),
            result: { $0.id == 1 ? .survived : .killed })

        #expect(report.sum == .init(killed: 1, survived: 0, uncovered: 0, equivalent: 1))
        #expect(report.sum.score == 100)
    }

    @Test func resultsAreReadAgainAndTheLastOneHolds() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        var results = try MutationResults(file: file)
        try results.record(.init(status: .survived, detail: "3 of 3 tests"), of: mutant(1))
        try results.record(.init(status: .killed, detail: "closes()"), of: mutant(1))

        let read = try MutationResults(file: file)

        #expect(read[mutant(1)]?.status == .killed)
        #expect(read[mutant(1)]?.detail == "closes()")
        #expect(read[mutant(2)] == nil)
    }

    @Test func suitesThatAreAboutTheFileAndQuickRunFirst() {
        var coverage = TestCoverage(signature: "")
        coverage.suites = [
            .init(name: "wide", tests: "", seconds: 1, passes: true, seen: [1, 2, 3, 4]),
            .init(name: "near and slow", tests: "", seconds: 3, passes: true, seen: [1, 2]),
            .init(name: "near", tests: "", seconds: 1, passes: true, seen: [1, 2]),
            .init(name: "broken", tests: "", seconds: 1, passes: false, seen: [2]),
            .init(name: "other", tests: "", seconds: 1, passes: true, seen: [1]),
        ]

        #expect(coverage.suites(reaching: 2, neighbors: 1...2).map(\.name) == ["near", "wide", "near and slow"])
    }

    @Test func partsAreReadFromTheirTable() {
        let parts = MutationPart.parts(inTable: "# NAME\nA\tSources/A/C\tATests,BTests\n")

        #expect(parts == [MutationPart(name: "A", folder: "Sources/A/C", testTargets: ["ATests", "BTests"])])
        #expect(parts[0].module == "A")
    }
}
