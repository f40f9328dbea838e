import SwiftParser
import SwiftSyntax

extension ScannedFile {
    /// Reads the text of a Swift file.
    package init(_ text: String, path: String) { self = FileScanner.scan(text, path: path) }
}

/// Reads a file's declarations and mentions from its syntax tree.
final class FileScanner: SyntaxVisitor {
    private var file: ScannedFile
    private let converter: SourceLocationConverter
    /// The names of the types around the current position.
    private var scope: [String] = []
    /// The indices in `file.types` of the blocks around the current position.
    private var blocks: [Int] = []
    /// How many functions, closures and accessors enclose the current position.
    private var bodyDepth = 0

    static func scan(_ text: String, path: String) -> ScannedFile {
        let tree = Parser.parse(source: text)
        let scanner = FileScanner(ScannedFile(path: path), SourceLocationConverter(fileName: path, tree: tree))
        scanner.walk(tree)
        return scanner.file
    }

    private init(_ file: ScannedFile, _ converter: SourceLocationConverter) {
        self.file = file
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let isExported = node.attributes.contains { $0.trimmedDescription == "@_exported" }
        if let name = node.path.first?.name.text {
            file.imports.insert(ModuleName(name: name, isExported: isExported))
        }
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .class) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .class) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .value) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .value) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .protocol) }
    override func visitPost(_ node: ClassDeclSyntax) { leave(1) }
    override func visitPost(_ node: ActorDeclSyntax) { leave(1) }
    override func visitPost(_ node: StructDeclSyntax) { leave(1) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(1) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave(1) }

    private func enter(_ node: some NamedDeclSyntax & DeclGroupSyntax, _ kind: TypeBlock.Kind)
        -> SyntaxVisitorContinueKind
    {
        open(node, kind, path: scope + [node.name.text])
        scope.append(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.extendedType.names
        open(node, .extension, path: path)
        scope += path
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node.extendedType.names.count) }

    private func open(_ node: some DeclGroupSyntax, _ kind: TypeBlock.Kind, path: [String]) {
        let lines = lineCount(of: node)
        if let outer = blocks.last { file.types[outer].lines -= lines }
        let parents = node.inheritanceClause?.inheritedTypes.map(\.type.names) ?? []
        let isPublic = notePublicName(node.attributes, node.modifiers)
        blocks.append(file.types.count)
        file.types.append(TypeBlock(kind: kind, path: path, parents: parents, isPublic: isPublic, lines: lines))
    }

    private func leave(_ levels: Int) {
        blocks.removeLast()
        scope.removeLast(levels)
    }

    private func lineCount(of node: some SyntaxProtocol) -> Int {
        let start = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
        return converter.location(for: node.endPositionBeforeTrailingTrivia).line - start + 1
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let isPublic = notePublicName(node.attributes, node.modifiers)
        file.types.append(
            TypeBlock(kind: .alias, path: scope + [node.name.text], parents: [], isPublic: isPublic, lines: 0))
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        file.placeholders.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        file.placeholders.insert(node.name.text)
        return .visitChildren
    }

    // MARK: Functions and variables

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        notePublicName(node.attributes, node.modifiers)
        declare(node.name.text, node.modifiers)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        notePublicName(node.attributes, node.modifiers)
        for name in node.bindings.flatMap(\.pattern.names) { declare(name, node.modifiers) }
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        file.innerNames.insert(node.name.text)
        file.visibleMembers.insert(node.name.text)
        file.members.append((scope + [node.name.text]).joined(separator: "."))
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        notePublicName(node.attributes, node.modifiers)
        return .visitChildren
    }

    private func declare(_ name: String, _ modifiers: DeclModifierListSyntax) {
        if bodyDepth == 0, blocks.isEmpty {
            file.globals.append(name)
        } else {
            file.innerNames.insert(name)
        }
        guard bodyDepth == 0 else { return }
        if !blocks.isEmpty, !modifiers.contains(anyOf: "private", "fileprivate", "override") {
            file.visibleMembers.insert(name)
        }
        if modifiers.contains(anyOf: "static", "class") {
            file.members.append((scope + [name]).joined(separator: "."))
        }
    }

    /// Whether apps see the declaration. The file remembers that it has such a one.
    @discardableResult
    private func notePublicName(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        guard modifiers.contains(anyOf: "public", "open") else { return false }
        let isForCertainClients = attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.names == ["_spi"] }
        if !isForCertainClients { file.hasPublicNames = true }
        return true
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if bodyDepth > 0 { file.innerNames.insert(node.identifier.text) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        file.innerNames.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        file.innerNames.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
    override func visitPost(_ node: CodeBlockSyntax) { bodyDepth -= 1 }
    override func visitPost(_ node: ClosureExprSyntax) { bodyDepth -= 1 }
    override func visitPost(_ node: AccessorBlockSyntax) { bodyDepth -= 1 }

    private func enterBody() -> SyntaxVisitorContinueKind {
        bodyDepth += 1
        return .visitChildren
    }

    // MARK: Mentions

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        mention([node.name.text])
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        mention(TypeSyntax(node).names)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        file.usedNames.insert(node.baseName.text)
        var path = [node.baseName.text]
        var expression = Syntax(node)
        // `A.B.c`: the base is innermost, the members follow.
        while let access = expression.parent?.as(MemberAccessExprSyntax.self) {
            if access.declName.id == expression.id { return .visitChildren }
            path.append(access.declName.baseName.text)
            expression = Syntax(access)
        }
        mention(path)
        return .visitChildren
    }

    private func mention(_ path: [String]) {
        guard !path.isEmpty else { return }
        file.mentions.insert(Mention(path: path, scope: scope))
    }

    // MARK: Casts

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (element, next) in zip(elements, elements.dropFirst()) {
            guard let type = next.as(TypeExprSyntax.self)?.type else { continue }
            if let cast = element.as(UnresolvedAsExprSyntax.self),
                cast.questionOrExclamationMark != nil || isPattern(node)
            {
                addCast(to: type)
            } else if element.is(UnresolvedIsExprSyntax.self) {
                addCast(to: type)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: IsTypePatternSyntax) -> SyntaxVisitorContinueKind {
        addCast(to: node.type)
        return .visitChildren
    }

    /// Whether `as` tests a value, as in `case let label as UILabel`.
    private func isPattern(_ node: SequenceExprSyntax) -> Bool {
        var parent = node.parent
        while let syntax = parent, !syntax.is(CodeBlockItemSyntax.self) {
            if syntax.is(ValueBindingPatternSyntax.self) || syntax.is(ExpressionPatternSyntax.self) { return true }
            parent = syntax.parent
        }
        return false
    }

    private func addCast(to type: TypeSyntax) {
        let names = type.names
        guard !names.isEmpty else { return }
        let line = converter.location(for: type.positionAfterSkippingLeadingTrivia).line
        file.casts.append(Cast(type: Mention(path: names, scope: scope), line: line))
    }
}

extension TypeSyntax {
    /// `A` and `B` of `A.B<C>`; empty for what has no name, such as a function type.
    fileprivate var names: [String] {
        if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.text] }
        if let type = self.as(MemberTypeSyntax.self) {
            let base = type.baseType.names
            return base.isEmpty ? [] : base + [type.name.text]
        }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.names }
        if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.names }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.names }
        return []
    }
}

extension DeclModifierListSyntax {
    fileprivate func contains(anyOf words: String...) -> Bool { contains { words.contains($0.name.text) } }
}

extension PatternSyntax {
    /// The names of the variables that the pattern binds.
    fileprivate var names: [String] {
        if let pattern = self.as(IdentifierPatternSyntax.self) { return [pattern.identifier.text] }
        if let pattern = self.as(TuplePatternSyntax.self) { return pattern.elements.flatMap(\.pattern.names) }
        return []
    }
}
