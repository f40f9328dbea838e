import ArgumentParser
import Foundation
import Translations

struct TranslationsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "translations",
        abstract: "Compares documents with their translations: headings, code, tables and links.")

    @OptionGroup var repository: Repository

    @Option(help: "The mark of the language in the names of translations.") var language = "zh-Hans"

    @Argument(help: "The originals, below the repository's root: README.md has the translation README.zh-Hans.md.")
    var documents: [String]

    func run() throws {
        var violations: [String] = []
        for document in documents {
            let path = document.replacingOccurrences(of: ".md", with: ".\(language).md")
            let original = TranslatedDocument(try repository.text(document), language: language)
            let translation = TranslatedDocument(try repository.text(path), language: language)
            violations += original.differences(of: translation).map { "\(path): \($0)" }
        }
        try report(
            violations, success: "Translations: \(documents.count) documents follow their originals.",
            remedy: "Translations: bring the documents above in step with their originals.")
    }
}
