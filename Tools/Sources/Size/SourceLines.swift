public import Foundation

/// The lines of a module's sources.
public struct SourceLines: Equatable, Sendable {
    /// All lines of the files.
    public var all = 0
    /// Those that are neither empty nor only a comment.
    public var code = 0

    public init(all: Int = 0, code: Int = 0) {
        self.all = all
        self.code = code
    }

    /// Counts a file. A line that starts with `//`, and what is between `/*` and `*/` on lines of their own, is a comment.
    package init(of text: String) {
        var isInComment = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
        {
            all += 1
            let line = line.drop { $0 == " " || $0 == "\t" }
            if isInComment {
                isInComment = !line.contains("*/")
            } else if line.hasPrefix("/*") {
                isInComment = !line.contains("*/")
            } else if !line.isEmpty, !line.hasPrefix("//") {
                code += 1
            }
        }
    }

    /// Counts the sources in a folder, in Swift and C; those of documentation catalogs are not compiled with a module.
    public init(inFolder folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            if file.pathExtension == "docc" {
                files?.skipDescendants()
            } else if ["swift", "c", "h"].contains(file.pathExtension) {
                self += SourceLines(of: try String(contentsOf: file, encoding: .utf8))
            }
        }
    }

    public static func + (one: SourceLines, other: SourceLines) -> SourceLines {
        SourceLines(all: one.all + other.all, code: one.code + other.code)
    }

    public static func += (sum: inout SourceLines, other: SourceLines) { sum = sum + other }
}
