public import Foundation

/// What became of each mutant, in a file, so that a run that was interrupted goes on.
public struct MutationResults: Sendable {
    public enum Status: String, Sendable {
        case killed
        case survived
        /// No test reaches it.
        case uncovered
    }

    public struct Result: Sendable {
        public let status: Status
        /// The test that noticed it, or what happened.
        public let detail: String
    }

    private let file: URL
    private var results: [String: Result] = [:]

    public init(file: URL) throws {
        self.file = file
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 7, let status = Status(rawValue: cells[5]) else { continue }
            results[cells[..<5].joined(separator: "\t")] = Result(status: status, detail: cells[6])
        }
    }

    public subscript(mutant: Mutant) -> Result? { results[mutant.key] }

    /// Adds a row to the file; the last one of a mutant holds.
    public mutating func record(_ result: Result, of mutant: Mutant) throws {
        results[mutant.key] = result
        let row = "\(mutant.key)\t\(result.status.rawValue)\t\(result.detail)\n"
        if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(row.utf8))
        try handle.close()
    }
}
