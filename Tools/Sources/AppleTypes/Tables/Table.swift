import Foundation

/// The rows of a file with tab-separated columns and a heading, and the lines that are not rows.
///
/// There are two forms. The first (to iOS 14) has a column for every property of a row; the second (later systems, and
/// our own supplement) has markers after the signature (`Bool rw static`), defaults inside it (`(Bool=true)`), and
/// writes a type's path into the owner's column.
struct Table {
    private(set) var rows: [Row] = []
    private(set) var refused: [(path: String, reason: Refusal)] = []

    init(file: String) throws {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        guard let heading = lines.first else { throw Unusable(reason: "\(file) is empty") }
        let columns = Dictionary(heading.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for title in ["owner", "kind", "name", "signature"] where columns[title] == nil {
            throw Unusable(reason: "\(file) has no column called \(title)")
        }
        for line in lines.dropFirst() {
            read { title in columns[title].flatMap { $0 < line.count ? line[$0] : nil } ?? "" }
        }
    }

    private mutating func read(_ cell: (String) -> String) {
        let kind = Row.Kind(rawValue: cell("kind"))
        let isLaterType = cell("name").isEmpty && (kind?.isType == true || kind == .typealias)
        guard let kind, isLaterType || !cell("name").isEmpty else {
            refused.append(("\(cell("owner")).\(cell("objc"))", .noSwiftName))
            return
        }
        var row = Row(
            module: cell("module").isEmpty ? "UIKit" : cell("module"), owner: cell("owner"), kind: kind,
            name: cell("name"), signature: cell("signature"), isStatic: cell("static") == "1",
            isSettable: cell("set") == "rw", isOptional: cell("optional") == "1",
            isRequirement: cell("requirement") == "1", isFailable: cell("failable") == "1",
            isDeprecated: Table.isDeprecated(cell("deprecated")), defaults: Int(cell("defaults")) ?? 0)
        if isLaterType {
            let parts = row.owner.split(separator: ".").map(String.init)
            row.name = parts[parts.count - 1]
            row.owner = parts.dropLast().joined(separator: ".")
        }
        row.readMarks()
        // On Linux, geometry types are Swift structs, which no C function accepts.
        row.signature = row.signature.replacingOccurrences(of: "@convention(c)", with: "")
        if row.kind == .operator && row.name.contains(" ") {
            refused.append((row.path, .duplicate))
        } else if row.name.contains("(__") || row.name.hasPrefix("__") {
            refused.append((row.path, .refinedForSwift))
        } else if !row.hasWholeSignature {
            refused.append((row.path, .noSwiftType))
        } else {
            rows.append(row)
        }
    }

    /// 100000 means a future system.
    private static func isDeprecated(_ version: String) -> Bool {
        guard let number = Double(version) else { return !version.isEmpty }
        return number < 1000
    }
}

extension Row {
    /// Whether the signature contains what a declaration of this kind needs.
    fileprivate var hasWholeSignature: Bool {
        switch kind {
        case .func, .`init`, .operator, .subscript:
            Signature(signature)?.parameters.count == labels.count
        case .var, .typealias: !signature.isEmpty
        case .class, .struct, .enum, .protocol, .case: true
        }
    }

    /// Parses the words after the signature; remarks in brackets are ignored.
    fileprivate mutating func readMarks() {
        if let remark = signature.range(of: #" \([a-z ]+[A-Za-z ]*\)$"#, options: .regularExpression) {
            signature.removeSubrange(remark)
        }
        while let space = signature.lastIndex(of: " ") {
            switch signature[signature.index(after: space)...] {
            case "static": isStatic = true
            case "rw": isSettable = true
            case "optional": isOptional = true
            case "required": isRequirement = true
            case "failable": isFailable = true
            case "ro", "weak": break
            default: return
            }
            signature = String(signature[..<space])
        }
    }
}
