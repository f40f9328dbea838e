import ArgumentParser
import Foundation
import SymbolGraphs

struct CommentsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "comments",
        abstract: "Lists public symbols without a doc comment, unless they override or implement one.")

    @Argument(help: "Symbol graphs of the compiler.") var graphs: [String]

    func run() throws {
        let names = try graphs.map { try SymbolGraph(file: $0) }.undocumentedNames
        try report(
            names.map { "\($0) is public and has no comment." },
            success: "Comments: every public declaration has one.", remedy: "Comments: write those that are missing.")
    }
}

struct PublicNamesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "public-names", abstract: "Lists our public names that Apple's frameworks do not have.")

    @Option(help: "A list of exceptions, one Type or Type.member a line.") var allowed: String
    @Option(
        name: .customLong("table"), parsing: .singleValue,
        help: "Apple's API as tab-separated columns with the headings owner and name.") var tables: [String]
    @Argument(help: "Symbol graphs of the compiler.") var graphs: [String]

    func run() throws {
        let exceptions = allowedNames(in: try String(contentsOfFile: allowed, encoding: .utf8))
        let graphs = try graphs.map { try SymbolGraph(file: $0) }
        let names = graphs.unknownNames(apple: try AppleNames(tables: tables), allowed: exceptions)
        try report(
            names, success: "Public names: all of them are Apple's.",
            remedy: "Apple does not have the names above: make them package, or list them in .ci/allowed-names.txt "
                + "with a reason in Docs/Differences.md.")
    }
}

struct DifferencesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "api-differences",
        abstract: "Lists our public declarations whose types, optionality, setters, static or open differ from Apple's."
    )

    @Option(help: "The differences by design: lines with a path, a kind and a reason, separated by tabs.")
    var allowed: String
    @Option(
        name: .customLong("table"), parsing: .singleValue,
        help: "Apple's API as tab-separated columns, as for public-names.") var tables: [String]
    @Argument(help: "Symbol graphs of the compiler.") var graphs: [String]

    func run() throws {
        let allowed = try AllowedDifferences(text: try String(contentsOfFile: allowed, encoding: .utf8))
        let differences = try graphs.map { try SymbolGraph(file: $0) }
            .differences(from: try AppleMembers(tables: tables))
        let result = allowed.compare(with: differences)
        try report(
            result.new.map(\.description) + result.unused.map { "\($0)\tis listed, but there is no such difference" },
            success: "Declarations: \(differences.count) differ from Apple's by design.",
            remedy: "Declare the names above as Apple does, or list them in .ci/api-differences.tsv with a reason.")
    }
}

struct CoverageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "api-coverage",
        abstract: "Tells how much of Apple's API that published code uses there is, in tiers, and fails below a floor.")

    @Option(help: "The symbols that code uses: tab-separated columns with the headings tier, owner and member.")
    var used: String
    @Option(help: "The least percentages, one tier and its percentage a line, separated by a tab.") var floor: String
    @Option(help: "The folder with the tests: a symbol counts when one of them names it.") var tests: String
    @Option(help: "The number of our public names that Apple does not have.") var foreign = 0
    @Flag(help: "Lists what is missing, and what no test names.") var list = false
    @Flag(help: "Lists the coverage of each type, by tiers.") var types = false
    @Argument(help: "Symbol graphs of the compiler.") var graphs: [String]

    func run() throws {
        let used = try UsedSymbols(text: try String(contentsOfFile: used, encoding: .utf8))
        let graphs = try graphs.map { try SymbolGraph(file: $0) }
        let tests = try testSources()
        let tiers = graphs.coverage(of: used, tests: tests)
        if types {
            for type in graphs.coverageByType(of: used, tests: tests) {
                print(
                    "\(type.owner.isEmpty ? "(module)" : type.owner)\ttier \(type.tier)\t\(type.count) of \(type.total)"
                )
            }
        }
        if list {
            for tier in tiers {
                for path in tier.missing { print("tier \(tier.tier)\tmissing\t\(path)") }
                for path in tier.untested { print("tier \(tier.tier)\tuntested\t\(path)") }
            }
        }
        let floors = try leastPercentages()
        let drops = tiers.filter { $0.percent < floors[$0.tier, default: 0] - 0.05 }
        let percentages = tiers.map { "tier \($0.tier) \(String(format: "%.1f", $0.percent)) %" }
        try report(
            drops.map { "Tier \($0.tier) is below its floor of \(floors[$0.tier, default: 0]) %." },
            success: (percentages + ["not Apple's \(foreign)"]).joined(separator: ", "),
            remedy: "Something that published code uses is gone, or no test names it: --list tells what.")
    }

    private func testSources() throws -> String {
        guard let files = FileManager.default.enumerator(atPath: tests) else {
            throw ValidationError("There is no folder \(tests).")
        }
        return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOfFile: "\(tests)/\($0)", encoding: .utf8) }.joined(separator: "\n")
    }

    private func leastPercentages() throws -> [Int: Double] {
        var floors: [Int: Double] = [:]
        for line in try String(contentsOfFile: floor, encoding: .utf8).split(separator: "\n") {
            let columns = line.split(separator: "\t")
            guard columns.count == 2, let tier = Int(columns[0]), let percent = Double(columns[1]) else {
                throw ValidationError("\(floor) has a line that is not a tier, a tab and a percentage: \(line)")
            }
            floors[tier] = percent
        }
        return floors
    }
}

struct BaselineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "api-baseline",
        abstract: "Lists what is gone, or declared otherwise, since a version whose public API is kept in a file.")

    @Option(help: "The file with the kept API.") var kept: String
    @Option(help: "What is kept of each symbol: declarations or names.") var detail: Baseline.Detail
    @Option(help: "The changes by design: lines of the kept API, a tab and a reason.") var changes: String?
    @Option(help: "The lines at the beginning of the file that --write writes.") var heading = ""
    @Flag(help: "Writes the file instead: for a new version.") var write = false
    @Argument(help: "Symbol graphs of the compiler.") var graphs: [String]

    func run() throws {
        let current = Baseline(of: try graphs.map { try SymbolGraph(file: $0) }, detail)
        guard !write else {
            return try ("# \(heading)\n" + current.text).write(toFile: kept, atomically: true, encoding: .utf8)
        }
        let old = Baseline(text: try String(contentsOfFile: kept, encoding: .utf8))
        let listed = try changes.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? ""
        try report(
            old.violations(in: current, changes: listed),
            success:
                "Kept API (\(detail.rawValue)): all of \(old.lines.count) are there, \(current.lines.count) in all.",
            remedy:
                "What apps and tests use would no longer compile. Bring it back, or list the line with its reason in "
                + ".ci/api-changes.tsv, and what to write instead under \"Changed\" in CHANGELOG.md.")
    }
}

extension Baseline.Detail: ExpressibleByArgument {}
