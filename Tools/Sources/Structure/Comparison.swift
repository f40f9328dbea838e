/// The figures of modules before a change beside those after it.
package struct Comparison {
    private let rules: CountingRules
    private let before: [ModuleGraph]
    private let now: [ModuleGraph]

    package init(_ rules: CountingRules, before: [ModuleGraph], now: [ModuleGraph]) {
        self.rules = rules
        self.before = before
        self.now = now
    }

    /// The upward references of a module before, without those from or to files that have moved to another module since:
    /// a move is no gain.
    package func upwardBefore(in module: String) -> [Reference] {
        guard let graph = before.first(where: { $0.name == module }) else { return [] }
        return rules.upwardReferences(in: graph).filter {
            !hasMoved($0.from, of: module) && !hasMoved($0.to, of: module)
        }
    }

    /// Whether the file's name, or a type that it declares, is now in another module and not in this one any more.
    private func hasMoved(_ file: ScannedFile, of module: String) -> Bool {
        guard let current = now.first(where: { $0.name == module }) else { return true }
        if current.files.contains(where: { $0.name == file.name }) { return false }
        let others = now.filter { $0.name != module }
        if others.contains(where: { $0.files.contains { $0.name == file.name } }) { return true }
        let types = Set(file.types.filter { $0.kind != .extension }.map(\.name))
        func declares(_ graph: ModuleGraph) -> Bool {
            graph.files.contains { $0.types.contains { $0.kind != .extension && types.contains($0.name) } }
        }
        return !types.isEmpty && !declares(current) && others.contains(where: declares)
    }

    /// A line for each module of now, with both figures where they differ.
    package func table() -> String {
        var rows = [["module", "files"] + Figures.titles]
        for module in now {
            let figures = rules.figures(of: module)
            let old = before.first { $0.name == module.name }
            var oldFigures = old.map(rules.figures)
            oldFigures?.upward = upwardBefore(in: module.name).count
            let cells = zip(figures.values, oldFigures?.values ?? figures.values).map { new, old in
                new == old ? "\(new)" : "\(old) → \(new)"
            }
            let files = old.map(\.files.count) ?? module.files.count
            rows.append(
                [module.name, files == module.files.count ? "\(files)" : "\(files) → \(module.files.count)"] + cells)
        }
        return Table.text(rows)
    }
}

/// Rows of text with aligned columns.
enum Table {
    static func text(_ rows: [[String]]) -> String {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + space : space + cell
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
