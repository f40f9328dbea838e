import Fidelity
import Foundation
import XcodeProject

/// Compares values of probes with each other and with the facts, and writes the files that follow from them.
@main struct Conformance {
    static let usage = """
        usage: conformance compare APPLE OURS             the differences of two files of values
               conformance sort VALUES                    the same lines, sorted
               conformance devices VALUES                 the devices of a file of values
               conformance recorded VALUES                fails unless the values are those of Recorded.tsv and the facts
               conformance page VALUES [--check]          writes Docs/Fidelity.md, or refuses a stale one
               conformance texts [--check]                writes the list of measured texts of the probes
               conformance project [--check]              writes the Xcode project
               conformance facts ROWS                     adds facts to Docs/Facts.tsv, or changes them
               conformance widths ROWS                    adds widths of texts to Docs/Facts.tsv
               conformance names ROWS                     names the values that show facts: id, DEVICE/NAME

        """

    static func main() {
        do {
            try Command(repository: Repository(), arguments: Array(CommandLine.arguments.dropFirst())).run()
        } catch {
            FileHandle.standardError.write(Data("conformance: \(error)\n".utf8))
            exit(1)
        }
    }
}

/// The files of the repository.
struct Repository {
    /// The folder above this package.
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    var facts: String { "\(root)/Docs/Facts.tsv" }
    var page: String { "\(root)/Docs/Fidelity.md" }
    var reasons: String { "\(root)/Conformance/reasons.tsv" }
    var recorded: String { "\(root)/Conformance/Recorded.tsv" }
    var texts: String { "\(root)/Conformance/Sources/Probes/Text/MeasuredTexts.swift" }
    var project: String { "\(root)/Conformance/Conformance.xcodeproj" }

    func readFacts() throws(FileProblem) -> FactTable { try FactTable(Table(contentsOf: facts)) }

    /// Writes a file, or with `isCheck` refuses one with another text.
    func write(_ text: String, to file: String, isCheck: Bool) throws {
        let name = file.dropFirst(root.count + 1)
        guard !isCheck else {
            guard (try? String(contentsOfFile: file, encoding: .utf8)) == text else {
                throw FileProblem("\(name) is stale: Conformance/run --record writes it.")
            }
            return
        }
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
}
