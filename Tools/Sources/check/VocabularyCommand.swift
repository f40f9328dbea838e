import ArgumentParser
import Foundation
import Structure
import Vocabulary

struct VocabularyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vocabulary",
        abstract: "Finds identifiers and comments with words of .ci/banned-words.tsv, and unused terms of the glossary."
    )

    @OptionGroup var repository: Repository

    func run() throws {
        var check = VocabularyCheck(banned: try BannedWords(try repository.text(".ci/banned-words.tsv")))
        var violations: [String] = []
        var count = 0
        for folder in ["Sources", "Tests", "Benchmarks", "Tools"] {
            for file in SourceTree.swiftFiles(below: repository.url.appending(path: folder), catalogs: true) {
                violations += check.violations(in: try repository.text("\(folder)/\(file)"), path: "\(folder)/\(file)")
                count += 1
            }
        }
        violations += check.violations(inGlossary: try repository.text("Docs/Glossary.md"), path: "Docs/Glossary.md")
        try report(
            violations, success: "Vocabulary: \(count) files use no banned word.",
            remedy: "Vocabulary: rename or reword the lines above (.ci/banned-words.tsv says how).")
    }
}
