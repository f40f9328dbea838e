import ArgumentParser
import Foundation
import PortRewriter

/// Rewrites the files of a module into a folder. The build-tool plugin runs it.
struct Rewrite: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Rewrites the Swift files of one module into a folder.")

    @Option(help: "The folder for the rewritten files.")
    var output: String

    @Option(help: "The module's name.")
    var module: String?

    @Option(name: .customLong("as"), help: "The name of the next rewritten file. Default: the original's.")
    var names: [String] = []

    @Argument(help: "The Swift files of the module.")
    var files: [String]

    func validate() throws {
        guard names.isEmpty || names.count == files.count else {
            throw ValidationError(
                "There are \(files.count) files and \(names.count) names: give each file one, or none.")
        }
        let outputs = names.isEmpty ? files.map { URL(fileURLWithPath: $0).lastPathComponent } : names
        let repeated = Dictionary(grouping: outputs, by: { $0 }).first { $0.value.count > 1 }
        if let repeated { throw ValidationError("Two files would be called \(repeated.key). Give names with --as.") }
    }

    func run() throws {
        let sources = try SourceReader.read(files)
        let rewriter = Rewriter(sources)
        let folder = URL(fileURLWithPath: output)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (position, result) in rewriter.outputs.enumerated() {
            let name = names.isEmpty ? URL(fileURLWithPath: result.path).lastPathComponent : names[position]
            try FileWriter.write(result.text, to: folder.appending(path: name))
        }
        for diagnostic in rewriter.diagnostics {
            FileHandle.standardError.write(Data((diagnostic.description + "\n").utf8))
        }
        if rewriter.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode.failure }
    }
}

/// Writes files only if their content is new, so that only what changed is compiled again.
enum FileWriter {
    static func write(_ text: String, to file: URL) throws {
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: file.path) == data { return }
        try data.write(to: file, options: .atomic)
    }
}
