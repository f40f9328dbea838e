import Foundation
import SwiftParser
import SwiftSyntax

/// An `import` of a Swift file.
package struct ModuleImport: Equatable {
    package let module: String
    package let isExported: Bool
    package let path: String
    package let line: Int

    /// The imports of a file, those in conditional blocks included.
    package static func all(in text: String, path: String) -> [ModuleImport] {
        // Nothing after the last "import" can be one, and parsing takes time.
        guard let last = text.range(of: "import ", options: .backwards) else { return [] }
        let tree = Parser.parse(source: String(text[..<text.lineRange(for: last).upperBound]))
        let visitor = ImportVisitor(SourceLocationConverter(fileName: path, tree: tree), path: path)
        visitor.walk(tree)
        return visitor.imports
    }
}

private final class ImportVisitor: SyntaxVisitor {
    private let converter: SourceLocationConverter
    private let path: String
    private(set) var imports: [ModuleImport] = []

    init(_ converter: SourceLocationConverter, path: String) {
        self.converter = converter
        self.path = path
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        let isExported = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_exported"
        }
        let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
        imports.append(ModuleImport(module: module, isExported: isExported, path: path, line: line))
        return .skipChildren
    }

    // Imports are outside of these.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
