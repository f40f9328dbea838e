public import Foundation

/// The folder of an app's package.
public struct PackageFolder: Equatable, Sendable {
    public let path: String

    /// The nearest folder with a `Package.swift`, from `start` upward.
    public init(containing start: String) throws(CommandFailure) {
        var folder = URL(fileURLWithPath: start).standardizedFileURL
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            guard folder.path != "/" else {
                throw CommandFailure(
                    "There is no Package.swift in \(start) or above it: go to the folder of a package, or make one "
                        + "with velarium new NAME.",
                    cause: .usage)
            }
            folder.deleteLastPathComponent()
        }
        path = folder.path
    }

    /// The modification times of the files that a build depends on: all but those of the tests, and of hidden folders.
    public func sourceTimes() -> [String: Date] {
        var times: [String: Date] = [:]
        collectTimes(of: URL(fileURLWithPath: path), isTop: true, into: &times)
        return times
    }

    private func collectTimes(of folder: URL, isTop: Bool, into times: inout [String: Date]) {
        let keys: [URLResourceKey] = [.isDirectoryKey, .contentModificationDateKey]
        let content =
            (try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)) ?? []
        for file in content {
            let values = try? file.resourceValues(forKeys: Set(keys))
            if values?.isDirectory == true {
                if !(isTop && file.lastPathComponent == "Tests") {
                    collectTimes(of: file, isTop: false, into: &times)
                }
            } else if Self.affectsBuild(file, isTop: isTop) {
                times[file.path] = values?.contentModificationDate
            }
        }
    }

    /// At the top only the manifest does: scripts, and the pictures they write, are there or in folders of their own.
    private static func affectsBuild(_ file: URL, isTop: Bool) -> Bool {
        let isWritten = file.lastPathComponent.contains(".failed.") || file.pathExtension == "vel"
        return isTop ? file.lastPathComponent == "Package.swift" : !isWritten
    }
}
