/// The table of modules in ARCHITECTURE.md. Its first two columns follow Package.swift, the third is written by hand.
package struct ModuleTable {
    package static let heading = "| module | may import | must not depend on |"

    private let lines: [String]
    private let rows: Range<Int>

    /// Nil if the text has no such table.
    package init?(in text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let heading = lines.firstIndex(of: ModuleTable.heading), heading + 1 < lines.count else { return nil }
        let start = heading + 2
        rows = start..<(lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.count)
    }

    /// The text with the rows that the package asks for. Rows keep their order; missing ones follow at the end, with an
    /// empty third column.
    package func text(for description: PackageDescription) -> String {
        let modules = description.targets.filter(ModuleTable.isListed)
        let notes = Dictionary(
            lines[rows].map(ModuleTable.columns).filter { $0.count == 3 }.map { ($0[0], $0[2]) },
            uniquingKeysWith: { first, _ in first })
        let listed = lines[rows].compactMap { ModuleTable.columns($0).first }
        let names = listed.filter { name in modules.contains { $0.name == name } }
        let missing = modules.map(\.name).filter { !names.contains($0) }.sorted()
        let table = (names + missing).map { name in
            let dependencies = modules.first { $0.name == name }?.dependencies.filter { !$0.hasPrefix("_") } ?? []
            let imports = dependencies.isEmpty ? "nothing" : dependencies.joined(separator: ", ")
            return "| \(name) | \(imports) | \(notes[name] ?? "") |"
        }
        return (lines[..<rows.lowerBound] + table + lines[rows.upperBound...]).joined(separator: "\n")
    }

    /// Tests, C modules and the empty modules that Swift Testing looks for have no row.
    private static func isListed(_ target: PackageDescription.Target) -> Bool {
        target.isSwift && target.type != "test" && !target.name.hasPrefix("_")
    }

    private static func columns(_ row: String) -> [String] {
        row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
            let start = $0.drop { $0 == " " }
            return String(start.reversed().drop { $0 == " " }.reversed())
        }
    }
}
