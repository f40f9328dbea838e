import ArgumentParser
import Foundation
import Structure

struct StructureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "structure",
        abstract: "Counts import circles, references against the order of folders, large types and casts in base code.",
        discussion: """
            Per module: the files in the largest circle of references, and how many of them declare types of our own; pairs
            of files of which the first mentions the second, against the order of folders in Tools/folder-order.txt; types
            over 500 lines; casts to a concrete host, style or subclass in base code. Fails if a figure is not the one in
            Tools/structure-budget.tsv, or if a row has been raised without a reason.
            """)

    @OptionGroup var repository: Repository

    @Option(help: "The folder of an earlier state of the repository, which the table compares with.")
    var before: String?

    @Option(help: "An earlier state of the budget file: what has been raised since needs a reason.")
    var earlierBudget: String?

    @Option(help: "A module whose references, types and casts are listed.") var list: String?

    @Flag(help: "Prints the folders of each module in the order with the fewest upward references, no more.")
    var orders = false

    @Flag(help: "Counts types, global names and static members only, not other members. Prints the table, no more.")
    var typesOnly = false

    @Flag(help: "Lowers the rows of the budget to the figures, adds rows for new modules. Raises nothing.")
    var write = false

    @Option(help: "Writes the figures into the budget, higher ones, too, with this reason above their rows.")
    var raise: String?

    func run() throws {
        let scanned = try SourceTree.modules(in: repository.url)
        let rules = try readRules(modulesOfApple: scanned.modulesOfApple)
        let commonMembers = typesOnly ? nil : Set(ListFile.words(in: try repository.text("Tools/common-members.txt")))
        let now = scanned.graphs(commonMembers: commonMembers)
        if orders { return now.forEach(printOrder) }
        try checkOrders(rules, now)
        if let list { return try printLists(of: try module(list, in: now), rules) }
        let earlier = try before.map {
            try SourceTree.modules(in: URL(fileURLWithPath: $0)).graphs(commonMembers: commonMembers)
        }
        print(Comparison(rules, before: earlier ?? now, now: now).table())
        if !typesOnly { try check(Dictionary(uniqueKeysWithValues: now.map { ($0.name, rules.figures(of: $0)) })) }
    }

    private func check(_ figures: [String: Figures]) throws {
        let file = repository.url.appending(path: "Tools/structure-budget.tsv")
        var budget = try Budget(try repository.text("Tools/structure-budget.tsv"))
        if let raise {
            budget = budget.raised(to: figures, reason: raise)
        } else if write {
            budget = budget.lowered(to: figures)
        }
        if write || raise != nil { try budget.text.write(to: file, atomically: true, encoding: .utf8) }
        try report(
            budget.violations(of: figures) + (try unexplainedRaises(of: budget)),
            success: "Structure: the figures are those of the budget.",
            remedy: "Structure: `.ci/structure --list MODULE` shows what is counted.")
    }

    private func unexplainedRaises(of budget: Budget) throws -> [String] {
        guard let earlierBudget else {
            print("Structure: there is no earlier budget to compare with, so raises are not checked.")
            return []
        }
        let text = try String(contentsOfFile: earlierBudget, encoding: .utf8)
        guard let earlier = try? Budget(text) else {
            print("Structure: the earlier budget has other columns, so raises are not checked.")
            return []
        }
        return budget.raisesWithoutReason(since: earlier)
    }

    private func readRules(modulesOfApple: Set<String>) throws -> CountingRules {
        let exceptions = try ListFile.pairs(in: repository.text("Tools/large-types.txt"))
        return CountingRules(
            modulesOfApple: modulesOfApple,
            orders: try FolderOrder.read(repository.text("Tools/folder-order.txt")),
            exceptions: Dictionary(exceptions.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first }),
            casts: try CastPattern.read(repository.text("Tools/base-code-casts.txt")))
    }

    /// Every folder of every module that has folders has to be in its order.
    private func checkOrders(_ rules: CountingRules, _ modules: [ModuleGraph]) throws {
        let unlisted = modules.flatMap { module -> Set<String> in
            let order = rules.orders[module.name]
            guard order != nil || module.files.contains(where: { !$0.folder.isEmpty }) else { return [] }
            return Set(module.files.filter { order?.folder(of: $0) == nil }.map { "\(module.name)/\($0.folder)" })
        }
        guard unlisted.isEmpty else {
            throw ValidationError(
                "Tools/folder-order.txt does not list \(unlisted.sorted().joined(separator: ", ")). "
                    + "`.ci/structure --orders` proposes orders.")
        }
    }

    private func module(_ name: String, in modules: [ModuleGraph]) throws -> ModuleGraph {
        guard let module = modules.first(where: { $0.name == name }) else {
            throw ValidationError("There is no module \(name).")
        }
        return module
    }

    private func printOrder(of module: ModuleGraph) {
        guard let order = FolderOrder(fewestUpwardReferencesIn: module) else {
            return print("\(module.name):  # more than \(FolderOrder.maximalSearch) folders")
        }
        print("\(module.name):  # \(module.upwardReferences(in: order).count) upward references")
        for folder in order.folders { print("    \(folder.isEmpty ? "." : folder)") }
    }

    private func printLists(of module: ModuleGraph, _ rules: CountingRules) throws {
        print("Upward references:")
        for reference in rules.upwardReferences(in: module) {
            let reasons = module.reasons(for: reference).joined(separator: ", ")
            print("  \(reference.from.path) -> \(reference.to.path): \(reasons)")
        }
        print("Types over \(CountingRules.maximalLines) lines:")
        for type in rules.longTypes(in: module) { print("  \(type.name): \(type.lines) in \(type.fileCount) files") }
        print("Casts:")
        for cast in rules.downcasts(in: module) { print("  \(cast.file.path):\(cast.line): \(cast.type)") }
        let circle = module.largestCircle
        print("Largest circle: \(circle.map(\.path).joined(separator: " "))")
        print("Own files in it: \(rules.ownFiles(of: circle, in: module).map(\.path).joined(separator: " "))")
    }
}
