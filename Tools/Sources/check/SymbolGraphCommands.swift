import ArgumentParser
import Foundation
import SymbolGraphs

struct CommentsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "comments", abstract: "Lists public symbols without a doc comment, unless they override one.")

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
