import Foundation

/// The files of a folder that Xcode compiles, or shows.
enum SourceFiles {
    /// Returns the paths of the files in `folder` below `root`, sorted.
    static func list(in folder: String, below root: String) throws -> [String] {
        let start = URL(fileURLWithPath: root).appendingPathComponent(folder).path
        guard let names = FileManager.default.enumerator(atPath: start) else { throw MissingFolder(name: folder) }
        return names.compactMap { $0 as? String }
            .filter { !$0.contains(".docc/") && ["swift", "m", "h"].contains(URL(fileURLWithPath: $0).pathExtension) }
            .map { "\(folder)/\($0)" }.sorted()
    }

    struct MissingFolder: Error, CustomStringConvertible {
        let name: String

        var description: String { "the folder \(name) is missing" }
    }
}
