/// What the rewriter could not do, or what the author should know.
public struct Diagnostic: Hashable, Sendable {
    /// Whether the build stops.
    public enum Severity: String, Sendable, Codable {
        case error, warning
    }

    /// The file that it is about.
    public let path: String
    /// The line of the original file, counted from 1.
    public let line: Int
    /// The column of the original file, counted in UTF-8 from 1.
    public let column: Int
    /// Whether the build stops.
    public let severity: Severity
    /// What is wrong, and what to write instead.
    public let message: String

    /// The line in the compiler's format, which editors understand.
    public var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
