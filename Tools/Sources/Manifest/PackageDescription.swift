package import Foundation

/// What `swift package describe --type json` says about a package.
package struct PackageDescription: Decodable {
    package struct Target: Decodable {
        package let name: String
        package let type: String
        package let moduleType: String
        package let path: String
        package let sources: [String]
        private let targetDependencies: [String]?

        /// The targets that the manifest names for this one. What these depend on in turn is not included.
        package var dependencies: [String] { targetDependencies ?? [] }

        package var isSwift: Bool { moduleType == "SwiftTarget" }

        private enum CodingKeys: String, CodingKey {
            case name, type, path, sources
            case moduleType = "module_type"
            case targetDependencies = "target_dependencies"
        }
    }

    package struct Product: Decodable {
        package let name: String
        package let targets: [String]
    }

    package let targets: [Target]
    package let products: [Product]

    package init(json: Data) throws { self = try JSONDecoder().decode(PackageDescription.self, from: json) }

    /// Runs SwiftPM in the package at `root`.
    package init(packageAt root: URL) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", root.path, "describe", "--type", "json"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let json = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw DescriptionFailure(root: root.path) }
        try self.init(json: json)
    }
}

/// SwiftPM cannot read a manifest.
package struct DescriptionFailure: Error, CustomStringConvertible {
    let root: String

    package var description: String { "swift package describe failed in \(root)." }
}
