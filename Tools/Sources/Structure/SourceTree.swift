package import Foundation

/// The Swift files below a folder.
package enum SourceTree {
    /// The modules of a repository: the folders of `Sources` that contain Swift, by name.
    package static func modules(in root: URL) throws -> [ModuleGraph] {
        let sources = root.appending(path: "Sources")
        let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
        return try folders.compactMap { name in
            let files = try scan(sources.appending(path: name))
            return files.isEmpty || name == "CSystem" ? nil : ModuleGraph(name: name, files: files)
        }
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
        try swiftFiles(below: folder).map { path in
            ScannedFile(try String(contentsOf: folder.appending(path: path), encoding: .utf8), path: path)
        }
    }
}
