import SwiftSyntax

/// Leaves out declarations and statements that use what is not there, and what uses these. The rest of a project compiles
/// without them.
///
/// A property, a function with such a type in its signature, and a class with such a superclass are left out; of other
/// functions, the statements. An outlet becomes one of a plain view, which stays in its storyboard.
struct AbsentUses {
    /// What is left out of one file.
    private struct Result {
        var edits = EditList()
        var notes: [Diagnostic] = []
    }

    private var context: AbsentContext
    private let file: ParsedFile
    private var result = Result()

    /// The files without such uses, in the same order.
    ///
    /// - Parameter originals: The files before anything was left out of them.
    static func cut(_ files: [ParsedFile], from originals: [ParsedFile], notes: inout [Diagnostic]) -> [ParsedFile] {
        var names = AbsentNames(files, originals: originals)
        var results: [Result] = []
        // What is left out adds names; each round finds their uses.
        for _ in 0..<20 {
            let before = names
            results = files.map { file in
                var uses = AbsentUses(file, names)
                uses.examine(file.tree.statements)
                names = uses.context.names
                return uses.result
            }
            if names == before { break }
        }
        return zip(files, results).map { file, result in
            guard !result.notes.isEmpty else { return file }
            notes += result.notes
            let text = result.edits.apply(to: file, in: 0..<file.bytes.count)
            return ParsedFile(SourceFile(path: file.path, text: text))
        }
    }

    private init(_ file: ParsedFile, _ names: AbsentNames) {
        self.file = file
        let modules = file.absentModules.subtracting(["SwiftUI"])
        context = AbsentContext(names: names, modules: modules)
    }

    // MARK: Declarations

    private mutating func examine(_ statements: CodeBlockItemListSyntax) {
        for statement in statements.compiledItems {
            if case .decl(let declaration) = statement.item {
                examine(declaration)
            } else {
                examineBlock([statement])
            }
        }
    }

    private mutating func examine(_ members: MemberBlockItemListSyntax) {
        for declaration in members.compiledDeclarations { examine(declaration) }
    }

    private mutating func examine(_ declaration: DeclSyntax) {
        if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
            examine(group, declaration)
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            examine(variable)
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            examine(function)
        } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
            if let reason = reason(in: initializer.signature) {
                leaveOut(declaration, because: reason)
            } else if let body = initializer.body {
                examineBody(body, parameters: initializer.signature.parameterClause)
            }
        } else if let deinitializer = declaration.as(DeinitializerDeclSyntax.self), let body = deinitializer.body {
            examineBody(body, parameters: nil)
        } else if let alias = declaration.as(TypeAliasDeclSyntax.self), let reason = reason(in: alias.initializer) {
            context.names.globals.insert(alias.name.text)
            leaveOut(declaration, because: reason)
        } else if declaration.is(SubscriptDeclSyntax.self), let reason = reason(in: declaration) {
            leaveOut(declaration, because: reason)
        }
    }

    private mutating func examine(_ group: any DeclGroupSyntax, _ declaration: DeclSyntax) {
        let name =
            declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
            ?? declaration.as(ExtensionDeclSyntax.self).map {
                TargetIndex.withoutArguments($0.extendedType.trimmedDescription)
            }
        let superclass =
            declaration.is(ClassDeclSyntax.self) ? group.inheritanceClause?.inheritedTypes.first?.type : nil
        let parts: [(any SyntaxProtocol)?] = [
            superclass.flatMap { AbsentUses.isNameOfProtocol($0.trimmedDescription) ? nil : $0 },
            group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause,
            declaration.as(ExtensionDeclSyntax.self)?.extendedType,
            declaration.as(ExtensionDeclSyntax.self)?.inheritanceClause,
        ]
        if let reason = parts.compactMap({ $0.flatMap { reason(in: $0) } }).first {
            if let name, !declaration.is(ExtensionDeclSyntax.self) { context.names.globals.insert(name) }
            return leaveOut(declaration, because: reason)
        }
        let outer = context.type
        let before = result
        context.type = outer.flatMap { around in name.map { around + "." + $0 } } ?? name
        let missing = declaration.is(ClassDeclSyntax.self) ? reasonForNoInitializer(of: group) : nil
        examine(group.memberBlock.members)
        context.type = outer
        guard let missing, let name else { return }
        result = before
        context.names.globals.insert(name)
        leaveOut(declaration, because: missing)
    }

    /// Why a class has none of its initializers: without one, nothing creates its objects.
    private func reasonForNoInitializer(of group: any DeclGroupSyntax) -> AbsentReference.Reason? {
        let initializers = group.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let reasons = initializers.compactMap { reason(in: $0.signature) }
        return reasons.count == initializers.count ? reasons.first : nil
    }

    /// A class without a superclass may name a protocol first.
    private static func isNameOfProtocol(_ name: String) -> Bool {
        ["Delegate", "DataSource", "able", "ing", "Annotation", "Overlay", "Protocol", "Convertible", "Observer"]
            .contains { name.hasSuffix($0) }
    }

    private mutating func examine(_ node: VariableDeclSyntax) {
        let types = node.bindings.compactMap(\.typeAnnotation)
        let values = node.bindings.compactMap { $0.initializer?.value }
        let found =
            types.compactMap { self.reason(in: $0) }.first
            ?? values.compactMap { self.reason(in: $0, leavingClosures: true) }.first
        if let found { return leaveOut(node, because: found) }
        for value in values where !examineClosures(of: value) {
            return leaveOut(node, because: reason(in: value) ?? .leftOut(node.boundNames.first ?? ""))
        }
        for case let block? in node.bindings.map(\.accessorBlock) {
            switch block.accessors {
            case .getter:
                if let reason = reason(in: block) { return leaveOut(node, because: reason) }
            case .accessors(let accessors):
                for accessor in accessors {
                    guard let body = accessor.body else { continue }
                    if accessor.accessorSpecifier.text == "get", let reason = reason(in: body) {
                        return leaveOut(node, because: reason)
                    }
                    examineBody(body, parameters: nil)
                }
            }
        }
    }

    /// An outlet stays as one of a plain view: its storyboard connects it.
    private mutating func leaveOut(_ node: VariableDeclSyntax, because reason: AbsentReference.Reason) {
        add(absent: node.boundNames)
        let type = node.bindings.first?.typeAnnotation?.type
        let named =
            type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
            ?? type?.as(OptionalTypeSyntax.self)?.wrappedType
        if node.attributes.contains(named: "IBOutlet"), let named, named.is(IdentifierTypeSyntax.self) {
            note(node, "this outlet uses " + reason.sentence("It is one of a plain view here"))
            return result.edits.replaceExactly(named.codeRange, with: "UIView")
        }
        leaveOut(DeclSyntax(node), because: reason)
    }

    private mutating func examine(_ node: FunctionDeclSyntax) {
        let parts: [(any SyntaxProtocol)?] = [node.signature, node.genericParameterClause, node.genericWhereClause]
        if let reason = parts.compactMap({ $0.flatMap { reason(in: $0) } }).first {
            add(absent: [node.name.text])
            return leaveOut(DeclSyntax(node), because: reason)
        }
        guard let body = node.body else { return }
        let before = result
        let type = node.signature.returnClause?.type
        guard !examineBody(body, parameters: node.signature.parameterClause, returning: type) else { return }
        result = before
        add(absent: [node.name.text])
        leaveOut(DeclSyntax(node), because: reason(in: body) ?? .leftOut(node.name.text))
    }

    /// Members are known by their type; the scope of a block knows its own names.
    private mutating func add(absent names: [String]) {
        if let type = context.type {
            context.names.members[type, default: []].formUnion(names)
        } else {
            context.names.globals.formUnion(names)
        }
    }

    // MARK: Statements

    @discardableResult
    private mutating func examineBody(
        _ body: CodeBlockSyntax, parameters: FunctionParameterClauseSyntax?, returning type: TypeSyntax? = nil
    ) -> Bool {
        var inner = context
        inner.scope.add(present: parameters?.parameters.map { ($0.secondName ?? $0.firstName).text } ?? [])
        return examineStatements(Array(body.statements), inner, returning: type)
    }

    private mutating func examineBlock(_ statements: [CodeBlockItemSyntax]) {
        _ = examineStatements(statements, context, returning: nil)
    }

    /// Whether what remains of the statements is complete.
    private mutating func examineStatements(
        _ statements: [CodeBlockItemSyntax], _ context: AbsentContext, returning type: TypeSyntax?
    ) -> Bool {
        var block = AbsentStatements(file, context, returning: type)
        block.examine(statements)
        guard block.isComplete else { return false }
        result.edits.add(block.edits)
        result.notes += block.notes
        return true
    }

    /// Whether what remains of closures that are the value itself, also called at once, is complete.
    private mutating func examineClosures(of value: ExprSyntax) -> Bool {
        var block = AbsentStatements(file, context, returning: nil)
        block.examineClosures(in: value, isValue: true)
        guard block.isComplete else { return false }
        result.edits.add(block.edits)
        result.notes += block.notes
        return true
    }

    // MARK: Results

    private func reason(
        in node: (some SyntaxProtocol)?, leavingClosures: Bool = false
    ) -> AbsentReference.Reason? {
        node.flatMap { AbsentReference.first(in: $0, context, leavingClosures: leavingClosures) }
    }

    private mutating func leaveOut(_ node: DeclSyntax, because reason: AbsentReference.Reason) {
        note(node, "this declaration uses " + reason.sentence())
        result.edits.blank(node.codeRange, of: file)
    }

    private mutating func note(_ node: some SyntaxProtocol, _ message: String) {
        let place = file.location(of: node)
        result.notes.append(
            Diagnostic(path: file.path, line: place.line, column: place.column, severity: .warning, message: message))
    }
}
