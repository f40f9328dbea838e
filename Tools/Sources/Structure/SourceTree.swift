import Dispatch
package import Foundation
import Synchronization

/// The Swift files below a folder.
package enum SourceTree {
    /// The modules of a repository: the folders of `Sources` that contain Swift, by name.
    package static func modules(in root: URL) throws -> ScannedModules {
        let sources = root.appending(path: "Sources")
        let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        let files = try folders.filter { $0 != "CSystem" }.map { ($0, try scan(sources.appending(path: $0))) }
        return ScannedModules(files: Dictionary(uniqueKeysWithValues: files.filter { !$0.1.isEmpty }))
    }

    /// The paths of all Swift files below `folder`, relative to it. Symbolic links to files are left out.
    /// - Parameter catalogs: whether the code in documentation catalogs is included.
    package static func swiftFiles(below folder: URL, catalogs: Bool = false) -> [String] {
        guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        return paths.compactMap { $0 as? String }
            .filter { path in
                guard path.hasSuffix(".swift"), catalogs || !path.contains(".docc/") else { return false }
                if path.contains(".build/") { return false }
                let link = try? FileManager.default.destinationOfSymbolicLink(
                    atPath: folder.appending(path: path).path)
                return link == nil
            }
            .sorted()
    }

    private static func scan(_ folder: URL) throws -> [ScannedFile] {
        let paths = swiftFiles(below: folder)
        let texts = try paths.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        let scanned = Mutex([Int: ScannedFile]())
        DispatchQueue.concurrentPerform(iterations: paths.count) { index in
            let file = ScannedFile(texts[index], path: paths[index])
            scanned.withLock { $0[index] = file }
        }
        return scanned.withLock { files in paths.indices.compactMap { files[$0] } }
    }
}
