import Foundation

/// A part of the library that is mutated as a whole, and the tests that have to notice.
public struct MutationPart: Equatable, Sendable {
    /// The name in reports and on the command line.
    public let name: String
    /// Below the repository's root.
    public let folder: String
    public let testTargets: [String]

    /// The module, whose folder is directly in Sources.
    public var module: String { folder.split(separator: "/").dropFirst().first.map(String.init) ?? folder }

    /// The rows of a table: NAME, FOLDER and TARGETS separated by commas. Lines that start with # are comments.
    public static func parts(inTable table: String) -> [MutationPart] {
        table.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let cells = line.split(separator: "\t").map(String.init)
            guard cells.count == 3 else { return nil }
            return MutationPart(
                name: cells[0], folder: cells[1], testTargets: cells[2].split(separator: ",").map(String.init))
        }
    }

    public init(name: String, folder: String, testTargets: [String]) {
        self.name = name
        self.folder = folder
        self.testTargets = testTargets
    }
}
