/// Casts that base code should not need: to certain types, in the files of a folder.
package struct CastPattern: Equatable {
    /// The module's name and the path below it: `Velarium/Modal`.
    package let folder: String
    /// A type's name; `*Host` stands for every name that ends with "Host".
    package let type: String

    func matches(_ name: String, in file: ScannedFile, of module: String) -> Bool {
        guard "\(module)/\(file.path)".hasPrefix(folder + "/") else { return false }
        return type.hasPrefix("*") ? name.hasSuffix(type.dropFirst()) : name == type
    }

    /// Reads a line for each folder: the folder, a colon, and the types, separated by spaces. `#` starts a comment.
    package static func read(_ text: String) throws(MalformedFile) -> [CastPattern] {
        try ListFile.pairs(in: text).flatMap { folder, types in
            types.split(separator: " ").map { CastPattern(folder: folder, type: String($0)) }
        }
    }
}

/// The committed lists. Empty lines and what follows `#` are ignored.
package enum ListFile {
    /// The words of all lines.
    package static func words(in text: String) -> [String] {
        text.split(separator: "\n").flatMap { $0.prefix { $0 != "#" }.split(separator: " ").map(String.init) }
    }

    /// Lines with a key, a colon and a value.
    package static func pairs(in text: String) throws(MalformedFile) -> [(key: String, value: String)] {
        var pairs: [(String, String)] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let content = line.prefix { $0 != "#" }.trimmed
            if content.isEmpty { continue }
            guard let colon = content.firstIndex(of: ":") else {
                throw MalformedFile(line: number + 1, reason: "there is no colon in \"\(content)\"")
            }
            pairs.append((content[..<colon].trimmed, content[content.index(after: colon)...].trimmed))
        }
        return pairs
    }
}
