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

    /// A file with these bytes. Throws the place of the first byte that is not UTF-8, which the compiler would not accept
    /// either.
    public init(path: String, bytes: [UInt8]) throws(InvalidEncoding) {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw InvalidEncoding(path: path, bytes: bytes)
        }
        self.init(path: path, text: text)
    }

    /// A file is not UTF-8.
    public struct InvalidEncoding: Error {
        /// The error, for the author.
        public let diagnostic: Diagnostic

        fileprivate init(path: String, bytes: [UInt8]) {
            let valid = bytes.prefix(InvalidEncoding.validCount(bytes))
            let line = valid.count { $0 == 0x0A } + 1
            let column = valid.reversed().prefix { $0 != 0x0A }.count + 1
            let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
            diagnostic = Diagnostic(
                path: path, line: line, column: column, severity: .error,
                message: (isUTF16 ? "the file is UTF-16" : "this byte is not UTF-8")
                    + ". Save the file with the encoding UTF-8.")
        }

        /// The number of bytes before the first that is not UTF-8.
        private static func validCount(_ bytes: [UInt8]) -> Int {
            var parser = Unicode.UTF8.ForwardParser()
            var iterator = bytes.makeIterator()
            var count = 0
            while case .valid(let scalar) = parser.parseScalar(from: &iterator) { count += scalar.count }
            return count
        }
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

    /// The modules that the file imports, without submodules; also in the conditions that are compiled.
    var importedModules: [String] { ParsedFile.modules(importedBy: tree.statements) }

    /// The modules that the file sees on iOS and Linux lacks. UIKit brings Core Image, and Foundation the keychain.
    var absentModules: Set<String> {
        let imports = importedModules
        var absent = Set(imports.filter(AbsentModules.contains))
        if imports.contains("UIKit") { absent.insert("CoreImage") }
        if imports.contains("UIKit") || imports.contains("Foundation") { absent.insert("Security") }
        return absent
    }

    private static func modules(importedBy statements: CodeBlockItemListSyntax) -> [String] {
        statements.flatMap { statement -> [String] in
            if let name = statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text { return [name] }
            guard let condition = statement.item.as(IfConfigDeclSyntax.self) else { return [] }
            return condition.clauses.flatMap { clause -> [String] in
                guard case .statements(let inner)? = clause.elements,
                    !BuildConditions.excludes(clause) || hasOnlyItsImport(clause, inner)
                else { return [] }
                return modules(importedBy: inner)
            }
        }
    }

    /// Whether the clause is `#if canImport(A)` around `import A` alone: what follows relies on the import.
    private static func hasOnlyItsImport(_ clause: IfConfigClauseSyntax, _ statements: CodeBlockItemListSyntax) -> Bool
    {
        guard let call = clause.condition?.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "canImport",
            let module = call.arguments.first?.trimmedDescription, statements.count == 1
        else { return false }
        return statements.first?.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == module
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
