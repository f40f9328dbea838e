import ArgumentParser
import Foundation
import Requirements

struct RequirementsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "requirements",
        abstract: "Compares Docs/Requirements.md with the marks of tests and with the gallery's pages.")

    @OptionGroup var repository: Repository

    @Option(help: "How many requirements there are.") var count = 99

    @Option(help: "A file with the gallery's list of pages (./run --list).") var pages: String

    @Flag(help: "Writes the tests of every requirement.") var write = false

    @Argument(help: "The documents, below the repository's root.") var documents: [String]

    func run() throws {
        let list = try String(contentsOfFile: pages, encoding: .utf8)
        let ids = Set(list.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) })
        let marks = try TestMarks(repository: repository.url)
        var violations: [String] = []
        for document in documents {
            var table = RequirementTable(try repository.text(document))
            if write {
                let text = table.text(with: marks)
                try text.write(to: repository.url.appending(path: document), atomically: true, encoding: .utf8)
                table = RequirementTable(text)
            }
            violations += table.violations(numbers: 1...count, pages: ids, marks: marks).map { "\(document): \($0)" }
        }
        try report(
            violations, success: "Requirements: \(count), each with a page and tests that exist.",
            remedy: "Requirements: `.ci/requirements --write` writes the tests; the rest is written by hand.")
    }
}
