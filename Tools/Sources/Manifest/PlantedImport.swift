package import Foundation

/// Shows that the check of imports refuses what it should: it copies one small target of the repository into a package of
/// its own, and plants an import there that only a dependency of its dependency declares.
package enum PlantedImport {
    /// Nil if the check refused the planted import, and nothing before it was planted; otherwise what went wrong.
    package static func failure(copying target: PackageDescription.Target, of root: URL, systemModules: Set<String>)
        throws -> String?
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: "planted-import-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try writePackage(to: folder, copying: target, of: root)
        let description = try PackageDescription(packageAt: folder)
        func violations() throws -> [String] {
            try ImportCheck(description, root: folder, systemModules: systemModules).violations()
        }

        let before = try violations()
        guard before.isEmpty else { return "The check of imports refuses a correct package: \(before[0])" }
        let file = folder.appending(path: "Sources/\(target.name)/\(target.sources[0])")
        let text = try String(contentsOf: file, encoding: .utf8)
        try "import Lowest\n\(text)".write(to: file, atomically: true, encoding: .utf8)
        let after = try violations()
        return after.count == 1 && after[0].contains("imports Lowest")
            ? nil : "The check of imports does not refuse an import of what only a dependency declares."
    }

    /// Writes a package with the copied target, which depends on Middle, which depends on Lowest.
    private static func writePackage(to folder: URL, copying target: PackageDescription.Target, of root: URL) throws {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Planted",
                targets: [
                    .target(name: "Lowest"),
                    .target(name: "Middle", dependencies: ["Lowest"]),
                    .target(name: "\(target.name)", dependencies: ["Middle"]),
                ]
            )
            """
        var files = [
            "Package.swift": manifest, "Sources/Lowest/Lowest.swift": "",
            "Sources/Middle/Middle.swift": "import Lowest\n",
        ]
        for source in target.sources {
            let text = try String(
                contentsOf: root.appending(path: target.path).appending(path: source), encoding: .utf8)
            files["Sources/\(target.name)/\(source)"] = source == target.sources[0] ? "import Middle\n\(text)" : text
        }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }
}
