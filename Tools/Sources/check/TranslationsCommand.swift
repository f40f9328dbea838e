import ArgumentParser
import Foundation
import Translations

struct TranslationsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "translations",
        abstract: "Compares documents with their translations (headings, code, tables, links) and texts with sources.")

    @OptionGroup var repository: Repository

    @Option(help: "The mark of the language in the names of translations.") var language = "zh-Hans"

    @Option(help: "A .strings file, below the repository's root.") var strings: String?

    @Option(help: "A folder with sources that use its keys, below the repository's root.") var sources: [String] = []

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
        if let strings {
            let texts = try sources.flatMap(texts(inFolder:))
            let file = StringsFile(try repository.text(strings))
            violations += file.violations(sources: texts).map { "\(strings): \($0)" }
        }
        try report(
            violations, success: "Translations: \(documents.count) documents follow their originals.",
            remedy: "Translations: bring the documents above in step with their originals.")
    }

    /// The Swift files in a folder.
    private func texts(inFolder folder: String) throws -> [String] {
        let url = repository.url.appending(path: folder)
        let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
        return try (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }
}
