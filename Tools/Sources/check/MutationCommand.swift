import ArgumentParser
import Foundation
import Mutation

struct MutationCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutation",
        abstract: "Changes the library's code in small ways, and counts which changes the tests notice.",
        discussion: """
            All changes are compiled in at once, in a copy; the checkout is not touched. Results are kept beside the copy, and \
            a run that was interrupted goes on. Tools/mutation is the command.
            """)

    @OptionGroup var repository: Repository

    @Option(help: "The folder of the copy and its build.") var copy = ".build/mutants/copy"
    @Option(help: "The folder of the results.") var results = ".build/mutants"
    @Option(help: "How many programs of tests run at a time.") var workers = 2
    @Option(help: "So many seconds of suites, the most promising ones first, have to miss a mutant.")
    var seconds = 30.0
    @Option(help: "At most so many mutants of each part.") var sample: Int?
    @Option(help: "Chooses the sample.") var seed: UInt64 = 1
    @Flag(help: "Runs mutants again that survived or were not reached.") var again = false
    @Flag(help: "Prints the survivors as rows for Tools/equivalent-mutants.tsv.") var rows = false
    @Flag(help: "Prints the mutants and runs nothing.") var list = false
    @Argument(help: "Parts of Tools/mutation.tsv; without one, those of its first rows that need no other build.")
    var parts: [String] = []

    func run() throws {
        let all = MutationPart.parts(inTable: try repository.text("Tools/mutation.tsv"))
        let selected =
            try parts.isEmpty
            ? Array(all.prefix(2))
            : parts.map { name in
                guard let part = all.first(where: { $0.name == name }) else {
                    throw ValidationError(
                        "There is no part \(name). The parts are: \(all.map(\.name).joined(separator: ", ")).")
                }
                return part
            }
        let copyFolder = URL(fileURLWithPath: copy).standardizedFileURL
        var tree = try MutatedTree(root: repository.url, copy: copyFolder, parts: selected)
        if list {
            for mutant in tree.mutants { print("\(mutant.file):\(mutant.line):\(mutant.column): \(mutant.change)") }
            return
        }
        try runMutants(of: selected, in: &tree, copy: copyFolder)
    }

    private func runMutants(of selected: [MutationPart], in tree: inout MutatedTree, copy: URL) throws {
        let build = MutantBuild(copy: copy, testTargets: Array(Set(selected.flatMap(\.testTargets))).sorted())
        let folder = URL(fileURLWithPath: results).standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let refused = folder.appending(path: "refused.tsv")
        let known = (try? String(contentsOf: refused, encoding: .utf8)) ?? ""
        tree.drop(refusedKeys: known)
        let chosen = MutantSample(size: sample, seed: seed).mutants(of: selected, among: tree.mutants)
        tree.keep(chosen)
        try build.run(&tree, log: log)
        try Set("\(known)\n\(tree.refusedKeys)".split(separator: "\n")).sorted().joined(separator: "\n")
            .write(to: refused, atomically: true, encoding: .utf8)
        let compiled = Set(tree.mutants.map(\.key))
        let running = chosen.filter { compiled.contains($0.key) }
        log("\(chosen.count - running.count) of \(chosen.count) mutants do not compile")
        var options = MutationRun.Options()
        options.workers = workers
        options.seconds = seconds
        options.retries = again
        let run = try MutationRun(
            build: build, mutants: tree.mutants, selected: running, parts: selected, options: options, folder: folder)
        try run.measure(log: log)
        try run.run(log: log)
        let equivalent = EquivalentMutants(table: try repository.text("Tools/equivalent-mutants.tsv"))
        let report = MutationReport(selected, mutants: run.selected, equivalent: equivalent) {
            run.results[$0]?.status
        }
        for line in rows ? report.survivorRows : report.survivorLines { print(line) }
        print("\n\(report.summary)")
    }
}

@Sendable private func log(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
}
