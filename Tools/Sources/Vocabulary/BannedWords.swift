/// The banned words, by where they are banned.
package struct BannedWords {
    /// Parts of an identifier ("Numbers" in `SheetNumbers`), lowercase, with the replacement.
    private(set) var nameParts: [String: String] = [:]
    /// Last parts of the names of types, lowercase, with the replacement.
    private(set) var typeSuffixes: [String: String] = [:]
    /// Whole base names of functions, with the replacement.
    private(set) var functions: [String: String] = [:]
    /// Whole names of variables that a `let` or `var` declares, with the replacement.
    private(set) var variables: [String: String] = [:]
    /// Paths below which variables are not checked yet.
    private(set) var uncheckedFolders: [String] = []
    /// Phrases in comments, lowercase, with the replacement, by their first word.
    private(set) var phrases: [String: [(words: [String], instead: String)]] = [:]
    /// Identifiers that are exempt: Apple's names, and what fulfils them.
    private(set) var allowed: Set<String> = []

    /// Reads a table with three columns, separated by tabs: kind, word, replacement. `#` starts a comment line.
    package init(_ table: String) throws {
        for (number, line) in table.split(separator: "\n").enumerated() {
            if line.hasPrefix("#") { continue }
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 3, !columns[2].isEmpty else {
                throw Malformed(reason: "row \(number + 1) needs three columns: kind, word, replacement.")
            }
            switch columns[0] {
            case "name": nameParts[columns[1].lowercased()] = columns[2]
            case "suffix": typeSuffixes[columns[1].lowercased()] = columns[2]
            case "function": functions[columns[1]] = columns[2]
            case "variable": variables[columns[1]] = columns[2]
            case "unchecked": uncheckedFolders.append(columns[1])
            case "comment":
                let words = columns[1].lowercased().split(separator: " ").map(String.init)
                phrases[words[0], default: []].append((words, columns[2]))
            case "allowed": allowed.insert(columns[1])
            default: throw Malformed(reason: "row \(number + 1) has the unknown kind \"\(columns[0])\".")
            }
        }
    }
}

/// A table that cannot be read.
package struct Malformed: Error, CustomStringConvertible {
    let reason: String

    package var description: String { reason }
}
