import Foundation

/// Apple's names by owning type. The empty owner has the types and functions of the module.
package struct AppleNames {
    private(set) var members: [String: Set<String>] = [:]

    /// Reads tables with tab-separated columns, which have the headings owner and name.
    package init(tables: [String]) throws {
        for table in tables { try read(try String(contentsOfFile: table, encoding: .utf8)) }
    }

    package init(text: String) throws { try read(text) }

    private mutating func read(_ table: String) throws {
        let lines = table.split(separator: "\n")
        let heading = lines.first.map(columns) ?? []
        guard let owner = heading.firstIndex(of: "owner"), let name = heading.firstIndex(of: "name") else {
            throw Unusable(reason: "A table of Apple's API has no columns called owner and name.")
        }
        for line in lines.dropFirst() {
            let row = columns(line)
            guard row.count > max(owner, name) else { continue }
            members[row[owner], default: []].insert(row[name])
            if !row[owner].isEmpty { addType(row[owner]) }
        }
    }

    /// A type such as `UIButton.Configuration` can be an owner in the tables without a line of its own.
    private mutating func addType(_ path: String) {
        let parts = path.split(separator: ".").map(String.init)
        for index in parts.indices {
            members[parts[..<index].joined(separator: "."), default: []].insert(parts[index])
        }
    }

    private func columns(_ line: Substring) -> [String] {
        line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
}

/// A file cannot be used for a check.
package struct Unusable: Error, CustomStringConvertible {
    package let reason: String

    package var description: String { reason }
}

/// Names that every Swift type may have because of the language's protocols.
private let languageNames: Set = [
    "hash(into:)", "hashValue", "hash", "isEqual(_:)", "description", "debugDescription", "encode(to:)", "init(from:)",
    "init(coder:)", "encode(with:)", "supportsSecureCoding", "copy(with:)", "rawValue", "init(rawValue:)", "RawValue",
    "init(arrayLiteral:)", "ArrayLiteralElement", "init(stringLiteral:)", "init(_:)", "allCases", "AllCases", "deinit",
]

/// Names that are allowed although Apple does not have them, from a list with one `Type` or `Type.member` a line and
/// comments after `#`.
package func allowedNames(in text: String) -> Set<String> {
    let lines = text.split(separator: "\n").compactMap {
        $0.split(separator: "#", omittingEmptySubsequences: false).first
    }
    return Set(lines.map { $0.trimmingCharacters(in: .whitespaces) })
}

extension [SymbolGraph] {
    /// The full names of public symbols that neither Apple nor the list has, sorted.
    package func unknownNames(apple: AppleNames, allowed: Set<String>) -> [String] {
        let symbols = flatMap(\.symbols)
        let relationships = flatMap(\.relationships)
        let path = Dictionary(
            symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) }, uniquingKeysWith: { $1 })
        let implied = Set(
            relationships.filter { ["overrides", "defaultImplementationOf"].contains($0.kind) }.map(\.source))
        var parents: [String: [String]] = [:]
        for relationship in relationships where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
            guard let child = path[relationship.source] else { continue }
            let parent =
                path[relationship.target] ?? relationship.targetFallback?.split(separator: ".").last.map(String.init)
            if let parent { parents[child, default: []].append(parent) }
        }
        func has(_ owner: String, _ name: String, depth: Int = 0) -> Bool {
            if apple.members[owner]?.contains(name) == true { return true }
            return depth < 12 && parents[owner, default: []].contains { has($0, name, depth: depth + 1) }
        }

        let unknown = symbols.compactMap { symbol -> String? in
            let components = symbol.pathComponents
            let (owner, name) = (components.dropLast().joined(separator: "."), components[components.count - 1])
            let isOperator = name.first.map { !$0.isLetter && $0 != "_" } ?? true
            if isOperator || symbol.kind.identifier == "swift.extension" || implied.contains(symbol.identifier.precise)
            {
                return nil
            }
            if languageNames.contains(name) || has(owner, name) { return nil }
            let prefixes = components.indices.map { components[...$0].joined(separator: ".") }
            return prefixes.contains { allowed.contains($0) } ? nil : components.joined(separator: ".")
        }
        return Set(unknown).sorted()
    }
}
