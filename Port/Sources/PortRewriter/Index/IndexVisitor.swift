import SwiftSyntax

/// Collects the types of one file.
final class IndexVisitor: SyntaxVisitor {
    private let file: Int
    private(set) var types: [TypeDeclaration] = []
    /// The names of aliases, associated types and global variables.
    private(set) var aliases: Set<String> = []
    /// What each alias means, as written.
    private(set) var aliasedTypes: [String: String] = [:]
    /// The names of generic parameters and associated types: what they stand for may be a class.
    private(set) var placeholders: Set<String> = []
    /// Whether a class is a test case of XCTest.
    private(set) var hasTestCase = false
    /// The enclosing declarations; nil for one that is not a type.
    private var open: [Scope] = []

    private struct Scope {
        /// The position in `types`; nil for a function.
        let type: Int?
        let name: String?
        let isExtension: Bool
        let isObjectiveC: Bool
        /// The access level that an extension gives its members.
        var access = ""
    }

    init(file: Int) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// What is not compiled declares nothing.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        BuildConditions.excludes(node) ? .skipChildren : .visitChildren
    }

    // MARK: Types

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        aliases.insert(node.name.text)
        aliasedTypes[node.name.text] = node.initializer.value.trimmedDescription
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        aliases.insert(node.name.text)
        placeholders.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        placeholders.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.testSuperclass != nil { hasTestCase = true }
        return enter(node.name.text, .classType, node, generic: node.genericParameterClause != nil)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .other, node, generic: node.genericParameterClause != nil)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .other, node, generic: node.genericParameterClause != nil)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .other, node, generic: node.genericParameterClause != nil)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, .protocolType, node, generic: false)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(TargetIndex.withoutArguments(node.extendedType.trimmedDescription), .external, node, generic: false)
    }

    override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

    private func enter(
        _ name: String, _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax, generic: Bool
    ) -> SyntaxVisitorContinueKind {
        let outer = open.last
        let fullName = outer?.name.map { $0 + "." + name } ?? name
        var type = TypeDeclaration(name: kind == .external ? name : fullName, kind: kind)
        let attributes = node.attributes
        type.inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        type.isGeneric = generic || outer.flatMap { $0.type.map { types[$0].isGeneric } } ?? false
        type.isReachable =
            !open.contains { $0.type == nil } && (open.isEmpty || !node.modifiers.contains { $0.isPrivate })
            && (outer?.type.map { types[$0].isReachable } ?? true)
        type.hasObjectiveCMembers = attributes.contains(named: "objcMembers")
        type.isObjectiveCProtocol = kind == .protocolType && attributes.contains(named: "objc")
        if kind != .external {
            type.file = file
            type.closingBrace = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        }
        types.append(type)
        open.append(
            Scope(
                type: types.count - 1, name: type.name, isExtension: kind == .external,
                isObjectiveC: kind == .external ? attributes.contains(named: "objc") : type.hasObjectiveCMembers,
                access: kind == .external ? node.modifiers.accessOfMembers : ""))
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        defer { open.append(Scope(type: nil, name: open.last?.name, isExtension: false, isObjectiveC: false)) }
        guard let scope = open.last, let type = scope.type, isMember(Syntax(node)) else { return .visitChildren }
        types[type].methods.append(method(node, in: scope))
        note(
            node.declName, node.modifiers, Syntax(node), in: scope, of: type,
            MemberForwarding(node, access: scope.access))
        if node.modifiers.contains(named: "optional") {
            types[type].optionalRequirements.insert(node.declName)
        }
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { open.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = open.last?.type, types[type].kind == .protocolType,
            node.signature.parameterClause.parameters.isEmpty
        {
            types[type].requiresPlainInitializer = true
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if open.isEmpty {
            for binding in node.bindings { aliases.insert(binding.pattern.trimmedDescription) }
        }
        guard let scope = open.last, let type = scope.type, isMember(Syntax(node)) else { return .visitChildren }
        if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
            note(
                name, node.modifiers, Syntax(node), in: scope, of: type, MemberForwarding(node, access: scope.access))
        }
        if let property = keyedProperty(node, in: scope) { types[type].keyedProperties.append(property) }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            types[type].properties.insert(name)
            if let annotation = binding.typeAnnotation?.type, annotation.isClosure {
                types[type].closureProperties.insert(name)
            }
            if ["AnyObject?", "AnyObject!", "AnyObject"].contains(binding.typeAnnotation?.type.trimmedDescription) {
                types[type].untypedProperties.insert(name)
            }
            if node.modifiers.contains(named: "optional") { types[type].optionalRequirements.insert(name) }
        }
        return .visitChildren
    }

    private func keyedProperty(_ node: VariableDeclSyntax, in scope: Scope) -> KeyedProperty? {
        guard node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            !node.modifiers.contains(where: { ["static", "class", "override"].contains($0.name.text) })
        else { return nil }
        let isPrivate = node.modifiers.contains { $0.isPrivate }
        let isMarked = ["objc", "IBOutlet", "IBInspectable"].contains { node.attributes.contains(named: $0) }
        let isImplied = scope.isObjectiveC && !isPrivate && !node.attributes.contains(named: "nonobjc")
        guard isMarked || isImplied, !node.attributes.isUnavailable else { return nil }
        return KeyedProperty(
            name: name, key: node.attributes.argument(of: "objc") ?? name,
            isSettable: node.bindingSpecifier.text == "var" && binding.isSettable, file: file)
    }

    private func note(
        _ name: String, _ modifiers: DeclModifierListSyntax, _ node: Syntax, in scope: Scope, of type: Int,
        _ forwarding: MemberForwarding?
    ) {
        let isOverride = modifiers.contains(named: "override")
        if isOverride { types[type].overrides.insert(name) }
        guard scope.isExtension else { return }
        types[type].extensionMembers.append(
            ExtensionMember(
                name: name, isOverride: isOverride, file: file, range: node.codeRange,
                access: modifiers.hasAccess ? "" : scope.access, forwarding: forwarding))
    }

    /// Whether the declaration is directly inside a type, and not local.
    private func isMember(_ node: Syntax) -> Bool {
        node.parent?.is(MemberBlockItemSyntax.self) == true
            || node.parent?.parent?.is(IfConfigClauseSyntax.self) == true
    }

    private func method(_ node: FunctionDeclSyntax, in scope: Scope) -> MethodDeclaration {
        let labels = node.labels
        let name = node.name.text
        let isPrivate = node.modifiers.contains { $0.isPrivate }
        let isMarked =
            ["objc", "IBAction", "IBSegueAction"].contains { node.attributes.contains(named: $0) }
            || FileRewriter.nibMethods.contains(node.declName) && node.modifiers.contains(named: "override")
        let isImplied = scope.isObjectiveC && !isPrivate && !node.attributes.contains(named: "nonobjc")
        return MethodDeclaration(
            name: name, labels: labels,
            parameterTypes: node.signature.parameterClause.parameters.map(\.type.trimmedDescription),
            selector: node.attributes.argument(of: "objc") ?? ObjectiveCName.selector(ofMethod: name, labels: labels),
            isObjectiveC: isMarked || isImplied,
            isStatic: node.modifiers.contains { ["static", "class"].contains($0.name.text) },
            isOverride: node.modifiers.contains(named: "override"),
            returnsSelf: node.signature.returnClause?.type.trimmedDescription.hasPrefix("Self") ?? false,
            isLongSegueAction: node.attributes.contains(named: "IBSegueAction") && labels.count == 3,
            canBeSelected: node.canBeSelected,
            file: file)
    }
}

extension FunctionDeclSyntax {
    /// The labels of the parameters; `_` for none.
    var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }

    /// `name(_:label:)`.
    var declName: String { ObjectiveCName.declName(name.text, labels) }

    fileprivate var canBeSelected: Bool {
        let parameters = signature.parameterClause.parameters
        let isPlain = parameters.allSatisfy { parameter in
            parameter.ellipsis == nil && !parameter.type.trimmedDescription.hasPrefix("inout ")
        }
        return isPlain && parameters.count <= 2 && genericParameterClause == nil && signature.effectSpecifiers == nil
            && !attributes.isUnavailable
    }
}

extension PatternBindingSyntax {
    /// Whether the variable is stored, or has a setter.
    fileprivate var isSettable: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let accessors):
            accessors.contains { ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension TypeSyntax {
    /// Whether it is a function type, also an optional one.
    fileprivate var isClosure: Bool {
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.isClosure }
        if let forced = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return forced.wrappedType.isClosure }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.isClosure
        }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isClosure }
        return self.is(FunctionTypeSyntax.self)
    }
}

extension AttributeListSyntax {
    /// The attribute of this name.
    func attribute(named name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }

    func contains(named name: String) -> Bool { attribute(named: name) != nil }

    /// Whether code cannot use the declaration: `@available(*, unavailable)`.
    var isUnavailable: Bool {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.contains { attribute in
            guard attribute.attributeName.trimmedDescription == "available" else { return false }
            let arguments = attribute.arguments?.trimmedDescription.split(separator: ",") ?? []
            return arguments.prefix(2).map { $0.filter { !$0.isWhitespace } } == ["*", "unavailable"]
        }
    }

    /// The argument of the attribute, such as `tap:` of `@objc(tap:)`.
    func argument(of name: String) -> String? {
        attribute(named: name)?.arguments.map { $0.trimmedDescription.filter { !$0.isWhitespace } }
    }
}

extension DeclModifierListSyntax {
    func contains(named name: String) -> Bool { contains { $0.name.text == name } }

    /// Whether an access level is written.
    fileprivate var hasAccess: Bool {
        contains { ["public", "open", "package", "internal", "fileprivate", "private"].contains($0.name.text) }
    }
}

extension DeclModifierSyntax {
    var isPrivate: Bool { name.text == "private" && detail == nil }
}
