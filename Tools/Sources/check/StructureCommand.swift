import ArgumentParser
import Foundation
import Structure

struct StructureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "structure",
        abstract: "Counts import circles, references against the order of folders, large types and casts in base code.",
        discussion: """
            Per module: the files in the largest circle of references; pairs of files of which the first mentions the
            second, against the order of folders in Tools/folder-order.txt; types over 500 lines or 12 stored properties;
            casts to a concrete host, style or subclass in base code. Fails if a figure is above
            Tools/structure-budget.tsv.
            """)

    @OptionGroup var repository: Repository

    @Option(help: "The folder of an earlier state of the repository, which the table compares with.")
    var before: String?

    @Option(help: "A module whose references, types and casts are listed.") var list: String?

    @Flag(help: "Writes the figures as the new budget.") var writeBudget = false

    func run() throws {
        let rules = try readRules()
        let now = try SourceTree.modules(in: repository.url)
        try checkOrders(rules, now)
        if let list { return try printLists(of: list, in: now, rules) }
        let earlier = try before.map { try SourceTree.modules(in: URL(fileURLWithPath: $0)) } ?? now
        print(Comparison(rules, before: earlier, now: now).table())

        let figures = Dictionary(uniqueKeysWithValues: now.map { ($0.name, rules.figures(of: $0)) })
        let file = repository.url.appending(path: "Tools/structure-budget.tsv")
        if writeBudget { return try Budget(limits: figures).text.write(to: file, atomically: true, encoding: .utf8) }
        let budget = try Budget(try repository.text("Tools/structure-budget.tsv"))
        let below = budget.modulesBelow(figures)
        if !below.isEmpty {
            print("Below the budget: \(below.joined(separator: ", ")). `.ci/structure --write-budget` lowers it.")
        }
        try report(
            budget.violations(of: figures), success: "Structure: no figure is above its budget.",
            remedy: "Structure: `.ci/structure --list MODULE` shows what is counted.")
    }

    private func readRules() throws -> CountingRules {
        let exceptions = try ListFile.pairs(in: repository.text("Tools/large-types.txt"))
        return CountingRules(
            orders: try FolderOrder.read(repository.text("Tools/folder-order.txt")),
            exceptions: Dictionary(exceptions.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first }),
            casts: try CastPattern.read(repository.text("Tools/base-code-casts.txt")))
    }

    /// Every folder of a module with an order has to be in it.
    private func checkOrders(_ rules: CountingRules, _ modules: [ModuleGraph]) throws {
        let unlisted = modules.flatMap { module in
            rules.orders[module.name].map { order in
                Set(module.files.filter { order.folder(of: $0) == nil }.map { "\(module.name)/\($0.folder)" })
            } ?? []
        }
        guard unlisted.isEmpty else {
            throw ValidationError("Tools/folder-order.txt does not list \(unlisted.sorted().joined(separator: ", ")).")
        }
    }

    private func printLists(of name: String, in modules: [ModuleGraph], _ rules: CountingRules) throws {
        guard let module = modules.first(where: { $0.name == name }) else {
            throw ValidationError("There is no module \(name).")
        }
        print("Upward references:")
        for reference in rules.upwardReferences(in: module) {
            let reasons = module.reasons(for: reference).joined(separator: ", ")
            print("  \(reference.from.path) -> \(reference.to.path): \(reasons)")
        }
        print("Types over \(CountingRules.maximalLines) lines:")
        for type in rules.longTypes(in: module) { print("  \(type.name): \(type.lines) in \(type.fileCount) files") }
        print("Types over \(CountingRules.maximalStoredProperties) stored properties:")
        for type in rules.wideTypes(in: module) {
            print("  \(type.name): \(type.storedProperties.count): \(type.storedProperties.joined(separator: ", "))")
        }
        print("Casts:")
        for cast in rules.downcasts(in: module) { print("  \(cast.file.path):\(cast.line): \(cast.type)") }
        print("Largest circle: \(module.largestCircle.map(\.path).joined(separator: " "))")
    }
}
