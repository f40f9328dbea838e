import SwiftSyntax

/// Finds extensions and functions for types of modules that Linux lacks: the rest of a project does without them.
final class AbsentDeclarations: SyntaxVisitor {
    private let file: ParsedFile
    private let declared: Set<String>
    private let modules: Set<String>
    private var edits = EditList()
    private var notes: [Diagnostic] = []

    /// The file without these declarations; nil if there is none.
    ///
    /// - Parameter declared: The types of the project.
    static func cut(_ file: ParsedFile, declared: Set<String>, notes: inout [Diagnostic]) -> ParsedFile? {
        let visitor = AbsentDeclarations(file, declared: declared)
        guard !visitor.modules.isEmpty else { return nil }
        visitor.walk(file.tree)
        guard !visitor.notes.isEmpty else { return nil }
        notes += visitor.notes
        let text = visitor.edits.apply(to: file, in: 0..<file.bytes.count)
        return ParsedFile(SourceFile(path: file.path, text: text))
    }

    private init(_ file: ParsedFile, declared: Set<String>) {
        self.file = file
        self.declared = declared
        // `SwiftUIDeclarations` looks for uses in other places, too.
        modules = file.absentModules.subtracting(["SwiftUI"])
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        BuildConditions.excludes(node) ? .skipChildren : .visitChildren
    }

    /// An extension of such a type, one that conforms to such a protocol, or one for such a type.
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let conformances = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let requirements = node.genericWhereClause.map { names(in: Syntax($0)) } ?? []
        return leaveOut(node, using: [node.extendedType.trimmedDescription] + conformances + requirements)
            ? .skipChildren : .visitChildren
    }

    /// A function with such a type in its signature.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        _ = leaveOut(node, using: names(in: Syntax(node.signature)))
        return .skipChildren
    }

    private func leaveOut(_ node: some SyntaxProtocol, using names: [String]) -> Bool {
        for name in names where !declared.contains(name) {
            guard let owner = AbsentModules.owner(of: name, among: modules) else { continue }
            let place = file.location(of: node)
            notes.append(
                Diagnostic(
                    path: file.path, line: place.line, column: place.column, severity: .warning,
                    message: "this declaration uses \(name) of \(owner.module), which is not on Linux. It is left out.")
            )
            edits.blank(node.codeRange, of: file)
            return true
        }
        return false
    }

    private func names(in node: Syntax) -> [String] {
        node.tokens(viewMode: .sourceAccurate).compactMap { token in
            token.parent?.is(IdentifierTypeSyntax.self) == true ? token.text : nil
        }
    }
}
