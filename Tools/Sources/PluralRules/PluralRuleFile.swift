/// The rules for cardinal numbers in CLDR's file `common/supplemental/plurals.xml`.
package struct PluralRuleFile {
    /// Languages with the same rules, and these, such as "one: n = 1". "other" has none.
    private let groups: [(languages: String, rules: [String])]

    package init(_ xml: String) {
        groups = xml.matches(of: /<pluralRules locales="([^"]*)">(.*?)<\/pluralRules>/.dotMatchesNewlines()).map {
            group in
            let rules = group.2.matches(of: /<pluralRule count="(\w+)">([^@<]*)/).compactMap { rule in
                let condition = rule.2.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                return condition.isEmpty ? nil : "\(rule.1): \(condition)"
            }
            return (group.1.split(separator: " ").filter { $0 != "root" }.joined(separator: " "), rules)
        }
    }

    /// The Swift file that the library reads them from.
    package var source: String {
        let blocks = groups.map { ([$0.languages] + $0.rules).map(wrapped).joined(separator: "\n") }
        let table = (blocks.joined(separator: "\n\n") + "\n\"\"\"").split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n")
        return """
            // Written by `.ci/check plural-rules` from common/supplemental/plurals.xml of Unicode's CLDR.
            // Copyright © 1991-2015 Unicode, Inc. For terms of use, see https://www.unicode.org/copyright.html

            /// The plural rules of all languages.
            enum PluralRuleTable {
                /// A block for each group of languages: their names, then a line for each category with its condition.
                static let text = \"""
            \(table)
            }

            """
    }

    /// The line, continued on others where it is too long.
    private func wrapped(_ line: String) -> String {
        let lines = line.split(separator: " ").reduce(into: [String]()) { lines, word in
            if let last = lines.last, last.count + word.count < 109 {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: " \\\n")
    }
}
