import Foundation

/// A `.strings` file: texts by key, where the keys are texts of the source code.
public struct StringsFile {
    /// Keys and texts, in order.
    let entries: [(key: String, text: String)]

    /// Reads entries of the form `"key" = "text";`, each on a line of its own.
    public init(_ text: String) {
        entries = text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\" = \"", maxSplits: 1)
            guard parts.count == 2, parts[0].hasPrefix("\""), parts[1].hasSuffix("\";") else { return nil }
            return (String(parts[0].dropFirst()), String(parts[1].dropLast(2)))
        }
    }

    /// What is wrong, in sentences; empty if nothing is: keys that no source has, keys that come twice, and texts without
    /// a letter beyond Latin ones.
    ///
    /// - Parameter sources: The texts of the source files.
    public func violations(sources: [String]) -> [String] {
        let literals = sources.map(Self.joined)
        let stale = entries.map(\.key).filter { key in !literals.contains { $0.contains("\"\(key)\"") } }
        let counts = Dictionary(entries.map { ($0.key, 1) }, uniquingKeysWith: +)
        let empty = entries.filter { entry in !entry.text.unicodeScalars.contains { $0.value > 0x2E80 } }
        return stale.map { "No source has the key \"\($0)\"." }
            + counts.filter { $0.value > 1 }.keys.sorted().map { "The key \"\($0)\" comes twice." }
            + empty.map { "The text of \"\($0.key)\" is not translated." }
    }

    /// A source whose literals over several lines (`"a " + "b"`) are one.
    static func joined(_ source: String) -> String {
        source.split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: " ")
            .replacing("\" + \"", with: "")
    }
}
