import Foundation

/// A file of lines whose columns are separated by tabs.
public struct Table {
    public var rows: [[String]]

    public init(rows: [[String]]) {
        self.rows = rows
    }

    /// Reads the text of a file without its empty lines and those that begin with `#`.
    public init(text: String) {
        rows = text.split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    public init(contentsOf file: String) throws(FileProblem) {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw FileProblem("cannot read \(file)")
        }
        self.init(text: text)
    }

    public var text: String {
        rows.map { $0.joined(separator: "\t") + "\n" }.joined()
    }
}

/// Why a file cannot be used.
public struct FileProblem: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}
