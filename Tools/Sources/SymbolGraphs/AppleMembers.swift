import Foundation

/// Apple's functions, properties and initializers by owner and name, with what a comparison needs.
package struct AppleMembers {
    struct Member {
        let ownerKind: String
        /// Nil when the table does not say it.
        let type: TypeSpelling?
        let isStatic: Bool
        /// Nil for what is no property.
        let isSettable: Bool?
        let isFailable: Bool
        let module: String
    }

    private(set) var members: [String: [Member]] = [:]

    /// Reads tables with tab-separated columns; those without a column called signature have only names and are passed
    /// over.
    package init(tables: [String]) throws {
        for table in tables { read(try String(contentsOfFile: table, encoding: .utf8)) }
    }

    package init(text: String) { read(text) }

    private mutating func read(_ table: String) {
        let lines = table.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        guard let heading = lines.first, heading.contains("signature"), heading.contains("set") else { return }
        func value(_ name: String, _ row: [String]) -> String {
            guard let column = heading.firstIndex(of: name), column < row.count else { return "" }
            return row[column]
        }
        for row in lines.dropFirst() where ["func", "var", "init"].contains(value("kind", row)) {
            let signature = value("signature", row)
            let settable = value("set", row)
            members["\(value("owner", row)).\(value("name", row))", default: []].append(
                Member(
                    ownerKind: value("owner_kind", row), type: signature.isEmpty ? nil : TypeSpelling(signature),
                    isStatic: !value("static", row).isEmpty, isSettable: settable.isEmpty ? nil : settable == "rw",
                    isFailable: !value("failable", row).isEmpty, module: value("module", row)))
        }
    }
}
