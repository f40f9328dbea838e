import Foundation

/// An error of the compiler at a place of a file.
public struct CompilerError: Hashable, Sendable {
    public let path: String
    public let line: Int
    public let column: Int
    public let message: String

    /// The errors in the output of `swift build`, each once.
    public static func errors(in output: String) -> [CompilerError] {
        var seen: Set<CompilerError> = []
        return output.split(separator: "\n").compactMap { line -> CompilerError? in
            guard let mark = line.range(of: ": error: ") else { return nil }
            let position = line[..<mark.lowerBound].split(separator: ":")
            guard position.count == 3, let row = Int(position[1]), let column = Int(position[2]) else { return nil }
            return CompilerError(
                path: String(position[0]), line: row, column: column, message: String(line[mark.upperBound...]))
        }.filter { seen.insert($0).inserted }
    }
}
