import PortRewriter

/// A module of one or more files, rewritten for a test.
struct Rewritten {
    /// The files as they were rewritten, without the imports and the first line directive.
    let bodies: [String]
    /// The complete files.
    let texts: [String]
    /// The diagnostics without the files' names: `line:column: error: message`.
    let diagnostics: [String]

    init(_ sources: String...) {
        let names = ["A", "B", "C", "D"]
        let rewriter = Rewriter(
            sources.enumerated().map { SourceFile(path: "/iOS/\(names[$0]).swift", text: $1) })
        texts = rewriter.outputs.map(\.text)
        bodies = texts.enumerated().map { position, text in
            let first = "#sourceLocation(file: \"/iOS/\(names[position]).swift\", line: 1)\n"
            let body = text.split(separator: first, maxSplits: 1).last.map(String.init) ?? ""
            return body.split(separator: "\n#sourceLocation()\n", maxSplits: 1).first.map(String.init) ?? ""
        }
        diagnostics = rewriter.diagnostics.map { String($0.description.dropFirst("/iOS/A.swift:".count)) }
    }

    var body: String { bodies[0] }
    var text: String { texts[0] }

    /// The lines of the first body that are not blank, without indentation and repeated spaces.
    var words: [String] { words(of: 0) }

    /// The lines of a body that are not blank, without indentation and repeated spaces.
    func words(of file: Int) -> [String] {
        bodies[file].split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
            .filter { !$0.isEmpty }
    }

    /// The line of the first body with this number, counted from 1.
    func line(_ number: Int) -> String {
        String(body.split(separator: "\n", omittingEmptySubsequences: false)[number - 1])
    }
}
