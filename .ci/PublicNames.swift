// Finds our public names that Apple does not have. Run by .ci/public-names:
//
//     swift PublicNames.swift ALLOWED TABLE... -- GRAPH...
//
// ALLOWED lists exceptions, one `Type` or `Type.member` per line. TABLE is Apple's API as tab-separated columns with
// the headings owner and name. GRAPH is a symbol graph of the compiler. Prints one line per name, and exits with 1 if
// there are any.
import Foundation

struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Identifier: Decodable { let precise: String }
        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
    }
    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }
    let symbols: [Symbol]
    let relationships: [Relationship]
}

/// Apple's names by owning type. The empty owner has the types and functions of the module.
struct AppleNames {
    private(set) var members: [String: Set<String>] = [:]

    mutating func read(table path: String) throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        let heading = columns(lines[0])
        guard let owner = heading.firstIndex(of: "owner"), let name = heading.firstIndex(of: "name") else {
            throw Unusable(reason: "\(path) has no columns called owner and name")
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

struct Unusable: Error { let reason: String }

/// Names that every Swift type may have because of the language's protocols.
let languageNames: Set = [
    "hash(into:)", "hashValue", "hash", "isEqual(_:)", "description", "debugDescription", "encode(to:)", "init(from:)",
    "init(coder:)", "encode(with:)", "supportsSecureCoding", "copy(with:)", "rawValue", "init(rawValue:)", "RawValue",
    "init(arrayLiteral:)", "ArrayLiteralElement", "init(stringLiteral:)", "init(_:)", "allCases", "AllCases", "deinit",
]

func unknownNames(in graphs: [Graph], apple: AppleNames, allowed: Set<String>) -> [String] {
    let symbols = graphs.flatMap(\.symbols)
    let relationships = graphs.flatMap(\.relationships)
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
        if isOperator || symbol.kind.identifier == "swift.extension" || implied.contains(symbol.identifier.precise) {
            return nil
        }
        if languageNames.contains(name) || has(owner, name) { return nil }
        let prefixes = components.indices.map { components[...$0].joined(separator: ".") }
        return prefixes.contains { allowed.contains($0) } ? nil : components.joined(separator: ".")
    }
    return Set(unknown).sorted()
}

do {
    let arguments = CommandLine.arguments.dropFirst()
    guard let allowedPath = arguments.first, let border = arguments.firstIndex(of: "--") else {
        throw Unusable(reason: "usage: swift PublicNames.swift ALLOWED TABLE... -- GRAPH...")
    }
    let lines = try String(contentsOfFile: allowedPath, encoding: .utf8).split(separator: "\n")
    let allowed = Set(
        lines.compactMap { $0.split(separator: "#", omittingEmptySubsequences: false).first }
            .map { $0.trimmingCharacters(in: .whitespaces) })
    var apple = AppleNames()
    for table in arguments[..<border].dropFirst() { try apple.read(table: table) }
    let graphs = try arguments[(border + 1)...].map {
        try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: $0)))
    }
    let names = unknownNames(in: graphs, apple: apple, allowed: allowed)
    for name in names { FileHandle.standardOutput.write(Data("\(name)\n".utf8)) }
    exit(names.isEmpty ? 0 : 1)
} catch {
    let reason = (error as? Unusable)?.reason ?? error.localizedDescription
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(2)
}
