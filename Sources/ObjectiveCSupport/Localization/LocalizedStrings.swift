import Foundation
import Synchronization
import UIFoundation

/// The texts of an app's `.strings` and `.stringsdict` files.
package struct LocalizedStrings {
    /// The folders that files are searched in, in order.
    private let folders: [String]

    private static let tables = Mutex<[String: Table]>([:])

    /// A file's values by key; texts, or dictionaries with plural rules.
    private struct Table: @unchecked Sendable {
        let values: [String: Any]
    }

    /// The texts in the folders of bundles, in `language` if they have it. Otherwise in the language without its region
    /// or script, then in English, then in the development language (`Base.lproj` and files outside of `.lproj`).
    package init(in bundles: [String], language: String) {
        let short = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? language
        // SwiftPM writes the names of these folders in lower case.
        let names = [language, short, "en", "Base"].flatMap { [$0, $0.lowercased()] }
        let languages = names.map { "/" + $0 + ".lproj" } + [""]
        folders = languages.flatMap { folder in bundles.map { $0 + folder } }
    }

    /// The text for `key` in the table's files; nil if there is none.
    ///
    /// In one folder, plural rules win over a plain text.
    package func text(for key: String, table: String) -> String? {
        for folder in folders {
            if let rules = LocalizedStrings.values(of: folder + "/" + table + ".stringsdict")[key] as? [String: Any],
                let format = PluralFormats.register(rules)
            {
                return format
            }
            if let text = LocalizedStrings.values(of: folder + "/" + table + ".strings")[key] as? String { return text }
        }
        return nil
    }

    /// The values of the file at `path`, read once; empty if there is none.
    private static func values(of path: String) -> [String: Any] {
        if let known = tables.withLock({ $0[path] }) { return known.values }
        let table = Table(values: AppBundle.values(at: path) ?? [:])
        tables.withLock { $0[path] = table }
        return table.values
    }
}
