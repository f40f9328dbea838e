import SwiftParser
import SwiftSyntax

/// A Swift source file to rewrite.
public struct SourceFile: Sendable {
    /// The path that diagnostics name.
    public let path: String
    /// The content, in UTF-8.
    public let text: String

    /// A file with this content.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A parsed source file. It may contain syntax errors, which the compiler reports.
struct ParsedFile {
    let path: String
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    private let converter: SourceLocationConverter

    init(_ file: SourceFile) {
        path = file.path
        bytes = Array(file.text.utf8)
        tree = Parser.parse(source: file.text)
        converter = SourceLocationConverter(fileName: file.path, tree: tree)
    }

    /// The line and column of the first token of `node`, counted from 1.
    func location(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        return (location.line, location.column)
    }

    /// The text between two UTF-8 offsets.
    func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
    /// The UTF-8 offsets of the node without the trivia around it.
    var codeRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
