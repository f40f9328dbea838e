public import Foundation

/// The files of a new package, with `__APP__` for its name and `__CHECKOUT__` for the path of the library.
public struct PackageTemplate: Equatable, Sendable {
    /// The text of each file by its path in the package.
    public let files: [String: String]

    public init(files: [String: String]) {
        self.files = files
    }

    /// Reads all files below `folder`. Its `gitignore` becomes `.gitignore`, which would have an effect there.
    public init(folder: URL) throws(CommandFailure) {
        var files: [String: String] = [:]
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for path in paths {
            guard let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            else { continue }
            files[path == "gitignore" ? ".gitignore" : path] = text
        }
        guard files["Package.swift"] != nil else {
            throw CommandFailure(
                "The template of new packages is not in \(folder.path): check out Velarium again.", cause: .environment)
        }
        self.files = files
    }

    /// The files of the package `name`, whose library has the path `checkout`.
    public func filled(name: AppName, checkout: String) -> PackageTemplate {
        func fill(_ text: String) -> String {
            text.replacingOccurrences(of: "__APP__", with: name.text)
                .replacingOccurrences(of: "__CHECKOUT__", with: checkout)
        }
        return PackageTemplate(files: Dictionary(uniqueKeysWithValues: files.map { (fill($0), fill($1)) }))
    }

    /// Writes all files into `folder`, which must not exist or be empty; nothing is written otherwise.
    public func write(to folder: URL) throws(CommandFailure) {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        if manager.fileExists(atPath: folder.path, isDirectory: &isFolder) {
            let content = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
            guard isFolder.boolValue, content.isEmpty else {
                throw CommandFailure(
                    "\(folder.lastPathComponent) exists already: choose another name, or remove it.", cause: .usage)
            }
        }
        do {
            for (path, text) in files {
                let file = folder.appendingPathComponent(path)
                try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        } catch {
            throw CommandFailure(
                "The package cannot be written to \(folder.path): choose a folder that you may write to, on a disk "
                    + "with room.",
                cause: .environment)
        }
    }
}
