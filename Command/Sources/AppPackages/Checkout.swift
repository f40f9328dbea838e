import Foundation

/// The folder of Velarium's repository.
public struct Checkout: Sendable {
    public let path: String

    public init(path: String) {
        self.path = path
    }

    /// The path with which a package in `folder` names the repository: relative if both are in one folder, so that they
    /// can be moved together, otherwise absolute.
    public func reference(from folder: String) -> String {
        let own = URL(fileURLWithPath: path).standardizedFileURL
        let parent = URL(fileURLWithPath: folder).standardizedFileURL.deletingLastPathComponent()
        return own.deletingLastPathComponent().path == parent.path ? "../" + own.lastPathComponent : own.path
    }

    /// The names of the repository's modules: no other module of a program may have one of them.
    public var modules: Set<String> {
        let folders = ["Sources", "Sources/CSystem", "Tests", "Examples", "Benchmarks"]
        let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + $0)) ?? [] }
        return Set(names).union(["Samples", "Benchmarks", "TutorialApp"])
    }

    /// Whether the library is compiled in `scratch`, a build folder of SwiftPM.
    public static func hasLibrary(in scratch: String, _ configuration: BuildConfiguration) -> Bool {
        FileManager.default.fileExists(atPath: "\(scratch)/\(configuration.rawValue)/Modules/UIKit.swiftmodule")
    }
}

/// How a program is compiled.
public enum BuildConfiguration: String, Sendable, CaseIterable {
    case debug, release

    /// The configuration in which the library is compiled already: debug if it is both or neither.
    public static func preferred(hasDebug: Bool, hasRelease: Bool) -> BuildConfiguration {
        hasRelease && !hasDebug ? .release : .debug
    }

    /// About how many processor seconds the library takes; measured on two virtual cores of November 2026.
    public var librarySeconds: Int {
        switch self {
        case .debug: 600
        case .release: 900
        }
    }
}
