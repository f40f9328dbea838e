import Foundation

/// Files that were dropped on the app in the other program, kept until the app ends.
struct DroppedFiles {
    /// Bytes of all files; what would be more is not taken. Chosen.
    static let mostBytes = 64_000_000
    /// Bytes of a name; most file systems have no longer ones.
    private static let longestName = 255

    private var folder: URL?
    private var bytes = 0

    /// Whether `name` is that of a file, and of no other folder.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && name != "." && name != ".." && name.utf8.count <= longestName
            && !name.contains { $0 == "/" || $0 == "\0" }
    }

    /// Writes a file to a folder that only this user can read. Nil if there is no room.
    mutating func add(_ name: String, _ content: Data) -> URL? {
        guard bytes + content.count <= Self.mostBytes else { return nil }
        let files = FileManager.default
        do {
            let folder = folder ?? files.temporaryDirectory.appendingPathComponent("velarium-\(UUID().uuidString)")
            self.folder = folder
            // Two files may have the same name.
            let subfolder = folder.appendingPathComponent(UUID().uuidString)
            try files.createDirectory(
                at: subfolder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let file = subfolder.appendingPathComponent(name)
            try content.write(to: file)
            bytes += content.count
            return file
        } catch {
            return nil
        }
    }

    mutating func removeAll() {
        if let folder { try? FileManager.default.removeItem(at: folder) }
        folder = nil
        bytes = 0
    }
}
