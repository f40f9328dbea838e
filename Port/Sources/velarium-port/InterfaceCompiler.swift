import ArgumentParser
import Foundation
import PortDocuments

/// Compiles storyboards and nibs into the form that an app reads.
enum InterfaceCompiler {
    /// The ending of the compiled file; nil for another file than a storyboard or nib.
    static func compiledEnding(of path: String) -> String? {
        switch URL(fileURLWithPath: path).pathExtension {
        case "storyboard": "storyboardc"
        case "xib": "nib"
        default: nil
        }
    }

    /// Compiles a file. What is wrong with it is written on standard error, as a compiler does.
    static func compile(_ source: String, to destination: String) throws {
        guard let data = FileManager.default.contents(atPath: source) else {
            throw ValidationError("\(source) cannot be read.")
        }
        let document: InterfaceDocument
        do {
            document = try InterfaceDocument(Array(data))
        } catch {
            report("error", source, error.line, error.message)
            throw ExitCode.failure
        }
        let check = InterfaceCheck(document)
        for finding in check.findings {
            report(finding.isError ? "error" : "warning", source, finding.line, finding.message)
        }
        guard check.errors.isEmpty else { throw ExitCode.failure }
        try Data(document.compiled).write(to: URL(fileURLWithPath: destination), options: .atomic)
    }

    /// Replaces the storyboards and nibs in a copied folder by their compiled forms.
    static func compileFiles(in folder: String, copiedFrom source: String) throws {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for name in names.sorted() {
            guard let ending = compiledEnding(of: name) else { continue }
            let path = URL(fileURLWithPath: folder).appending(path: name)
            let compiled = path.deletingPathExtension().appendingPathExtension(ending)
            try compile(source + "/" + name, to: compiled.path)
            try FileManager.default.removeItem(at: path)
        }
    }

    private static func report(_ severity: String, _ path: String, _ line: Int, _ message: String) {
        FileHandle.standardError.write(Data("\(path):\(max(line, 1)):1: \(severity): \(message)\n".utf8))
    }
}
