import ArgumentParser
import Foundation
import PortRewriter

/// Examines an iOS project before it is brought to Linux.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Lists the UIKit names of an iOS project that are there, different or missing, and what needs a hand."
    )

    @Flag(help: "Print JSON.")
    var json = false

    @Option(help: "The folder of the library. Default: the one that this command was built in.")
    var library: String?

    @Argument(help: "The folder or file of the project.")
    var path: String

    func run() throws {
        let root = library ?? DoctorCommand.repository
        guard let names = LibraryNames(root: root) else {
            throw ValidationError("There are no sources of the library in \(root). Name its folder with --library.")
        }
        let (swift, others) = try files(at: path)
        guard !swift.isEmpty else { throw ValidationError("There are no Swift files in \(path).") }
        let sources = try SourceReader.read(swift)
        let report = Doctor(library: names).examine(
            sources, otherFiles: others, read: { FileManager.default.contents(atPath: $0).map { Array($0) } })
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(report), as: UTF8.self))
        } else {
            print(report.text, terminator: "")
        }
    }

    /// The repository that this file was compiled in.
    private static var repository: String {
        var url = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { url.deleteLastPathComponent() }
        return url.path
    }

    private func files(at path: String) throws -> (swift: [String], others: [String]) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ValidationError("There is no file or folder \(path).")
        }
        guard isFolder.boolValue else { return ([path], []) }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let ignored: Set = [".build", ".git", "Pods", "Carthage", "DerivedData"]
        let files = names.filter { !$0.split(separator: "/").contains { ignored.contains(String($0)) } }.sorted()
            .map { path + "/" + $0 }
        return (files.filter { $0.hasSuffix(".swift") }, files.filter { !$0.hasSuffix(".swift") })
    }
}
