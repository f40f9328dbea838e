import Fidelity
import Foundation
import XcodeProject

/// One call of the program.
struct Command {
    let repository: Repository
    private let name: String
    private let files: [String]
    private let isCheck: Bool

    init(repository: Repository, arguments: [String]) {
        self.repository = repository
        name = arguments.first ?? "--help"
        files = arguments.dropFirst().filter { $0 != "--check" }
        isCheck = arguments.contains("--check")
    }

    func run() throws {
        switch (name, files.count) {
        case ("compare", 2): try compare()
        case ("sort", 1): print(try results(0).table.text, terminator: "")
        case ("devices", 1): print(try results(0).devices.joined(separator: "\n"))
        case ("recorded", 1): try checkRecorded()
        case ("page", 1): try writePage()
        case ("texts", 0):
            let texts = MeasuredTexts(facts: try repository.readFacts())
            try repository.write(texts.source, to: repository.texts, isCheck: isCheck)
        case ("project", 0):
            for (name, text) in try ConformanceProject(root: repository.root).files {
                try repository.write(text, to: "\(repository.project)/\(name)", isCheck: isCheck)
            }
        case ("facts", 1): try change { facts, table throws(FileProblem) in try facts.add(table) }
        case ("names", 1): try change { facts, table throws(FileProblem) in try facts.nameValues(table) }
        case ("widths", 1): try change(Self.addWidths)
        case ("--help", _): print(Conformance.usage, terminator: "")
        default: throw FileProblem("unknown arguments\n\(Conformance.usage)")
        }
    }

    private func results(_ index: Int) throws(FileProblem) -> Results {
        try Results(Table(contentsOf: files[index]))
    }

    private func compare() throws {
        let differences = Difference.all(expecting: try results(0), in: try results(1))
        print(Difference.table(differences, expected: "Apple", value: "here"), terminator: "")
        print("\n\(differences.count) of \(try results(0).values.count) values differ")
    }

    private func checkRecorded() throws {
        let differences = Difference.all(
            expecting: try Results(Table(contentsOf: repository.recorded)), in: try results(0), isExact: true)
        guard differences.isEmpty else {
            print(Difference.table(differences, expected: "recorded", value: "now"), terminator: "")
            throw FileProblem("\(differences.count) values are not those of Conformance/Recorded.tsv.")
        }
    }

    private func writePage() throws {
        let facts = try repository.readFacts(), reasons = try Table(contentsOf: repository.reasons)
        let page = try FidelityPage(facts: facts, results: try results(0), reasons: reasons)
        guard page.unknownNames.isEmpty else {
            throw FileProblem("Docs/Facts.tsv names values that no probe records: \(page.unknownNames)")
        }
        // A reason whose fact agrees by now is not needed any more.
        try repository.write(page.needed(reasons).text, to: repository.reasons, isCheck: isCheck)
        let written = (try? String(contentsOfFile: repository.page, encoding: .utf8)) ?? ""
        if isCheck, let count = FidelityPage.agreeingCount(of: written), page.agreeingCount < count {
            throw FileProblem("\(page.agreeingCount) facts agree; Docs/Fidelity.md says \(count).")
        }
        try repository.write(page.text, to: repository.page, isCheck: isCheck)
    }

    private func change(_ body: (inout FactTable, Table) throws(FileProblem) -> Void) throws {
        var facts = try repository.readFacts()
        try body(&facts, Table(contentsOf: files[0]))
        try repository.write(facts.table.text, to: repository.facts, isCheck: false)
    }

    /// Adds the widths that can be measured, numbered in their order.
    private static func addWidths(_ facts: inout FactTable, _ table: Table) throws(FileProblem) {
        var rows: [[String]] = [Fact.header]
        for (index, row) in table.rows.dropFirst().enumerated() {
            let id = "width-" + String(format: "%03d", index + 1)
            if let fact = try Fact(width: row, id: id) { rows.append(fact.row) }
        }
        try facts.add(Table(rows: rows))
    }
}
