import SwiftSyntax

/// Leaves out what uses SwiftUI in a file that imports UIKit, too, or that imports SwiftUI in a condition only. The rest of the
/// file stays.
///
/// A function with SwiftUI in its signature and a member of an extension are left out alone. Of other uses, such as a
/// property, the whole declaration depends.
struct SwiftUIDeclarations {
    private let file: ParsedFile
    private let declared: Set<String>
    private var edits = EditList()
    private var notes: [Diagnostic] = []
    /// The types that were left out.
    private var types: Set<String> = []

    /// The file without these declarations, and the types among them; nil if there is none.
    ///
    /// - Parameter declared: The types of the project.
    static func cut(
        _ file: ParsedFile, declared: Set<String>, notes: inout [Diagnostic]
    ) -> (file: ParsedFile, types: Set<String>)? {
        let imports = file.importedModules
        guard imports.contains("SwiftUI") else { return nil }
        var cutter = SwiftUIDeclarations(file: file, declared: declared)
        cutter.examine(file.tree.statements)
        guard !cutter.notes.isEmpty else { return nil }
        notes += cutter.notes
        let text = cutter.edits.apply(to: file, in: 0..<file.bytes.count)
        return (ParsedFile(SourceFile(path: file.path, text: text)), cutter.types)
    }

    private init(file: ParsedFile, declared: Set<String>) {
        self.file = file
        self.declared = declared
    }

    private mutating func examine(_ statements: CodeBlockItemListSyntax) {
        for statement in statements.compiledItems {
            if case .decl(let declaration) = statement.item { examine(declaration) }
        }
    }

    private mutating func examine(_ declaration: DeclSyntax) {
        guard let name = typeOfSwiftUI(in: declaration) else { return }
        let isExtension = declaration.is(ExtensionDeclSyntax.self)
        if let group = declaration.asProtocol((any DeclGroupSyntax).self), !isUsed(inHeaderOf: group) {
            let members = group.memberBlock.members.compiledDeclarations.compactMap { member in
                typeOfSwiftUI(in: member).map { (member, $0) }
            }
            if isExtension || members.allSatisfy({ isUsed(inSignatureOf: $0.0) }) {
                for (member, name) in members { leaveOut(member, because: name) }
                return
            }
        }
        if let type = declaration.asProtocol((any NamedDeclSyntax).self), !declaration.is(FunctionDeclSyntax.self) {
            types.insert(type.name.text)
        }
        leaveOut(declaration, because: name)
    }

    private func isUsed(inHeaderOf group: any DeclGroupSyntax) -> Bool {
        let parts: [(any SyntaxProtocol)?] = [
            group.inheritanceClause, group.genericWhereClause, group.as(ExtensionDeclSyntax.self)?.extendedType,
            group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause,
        ]
        return parts.contains { $0.map { typeOfSwiftUI(in: $0) != nil } ?? false }
    }

    private func isUsed(inSignatureOf member: DeclSyntax) -> Bool {
        let parts: [(any SyntaxProtocol)?] = [
            member.as(FunctionDeclSyntax.self)?.signature, member.as(FunctionDeclSyntax.self)?.genericParameterClause,
            member.as(FunctionDeclSyntax.self)?.genericWhereClause,
            member.as(InitializerDeclSyntax.self)?.signature,
            member.as(InitializerDeclSyntax.self)?.genericParameterClause,
        ]
        return parts.contains { $0.map { typeOfSwiftUI(in: $0) != nil } ?? false }
    }

    private func typeOfSwiftUI(in node: some SyntaxProtocol) -> String? {
        let names = TypeNames(viewMode: .sourceAccurate)
        names.walk(node)
        return names.found.first { !declared.contains($0) && AbsentModules.owner(of: $0, among: ["SwiftUI"]) != nil }
    }

    private mutating func leaveOut(_ node: DeclSyntax, because name: String) {
        let place = file.location(of: node)
        notes.append(
            Diagnostic(
                path: file.path, line: place.line, column: place.column, severity: .warning,
                message: "this declaration uses \(name) of SwiftUI, which is not on Linux. It is left out."))
        edits.blank(node.codeRange, of: file)
    }
}

/// The names of types, and of what may be types in expressions, in the order of the source.
private final class TypeNames: SyntaxVisitor {
    private(set) var found: [String] = []

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        BuildConditions.excludes(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        found.append(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(node.baseName.text)
        return .skipChildren
    }
}
