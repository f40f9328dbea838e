import SwiftSyntax

/// Collects the changes of one file.
final class FileRewriter: SyntaxVisitor {
    let file: ParsedFile
    let index: TargetIndex
    var edits = EditList()
    var diagnostics: [Diagnostic] = []
    /// The defaults of optional requirements, as extensions.
    var defaults: [(text: String, line: Int)] = []
    /// Code for the end of the file that no line of the original stands for.
    var support: [String] = []
    /// Whether the result names declarations of the library that only rewritten code uses.
    var usesSupport = false
    /// Whether the result creates objects of classes that only a metatype names.
    var usesInstantiation = false
    /// The modules that the file imports, for the types that Linux lacks.
    private(set) lazy var absentModules = file.absentModules

    init(_ file: ParsedFile, index: TargetIndex) {
        self.file = file
        self.index = index
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    func report(_ severity: Diagnostic.Severity, at node: some SyntaxProtocol, _ message: String) {
        let place = file.location(of: node)
        diagnostics.append(
            Diagnostic(
                path: file.path, line: place.line, column: place.column, severity: severity, message: message))
    }

    // MARK: Attributes and modifiers

    /// Attributes that mean nothing without Objective-C and Interface Builder.
    private static let removedAttributes: Set = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable", "NSCopying",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        switch name {
        case "UIApplicationMain", "NSApplicationMain":
            edits.replace(node.codeRange, with: "@main")
            rewriteMain(node)
        case "main":
            rewriteMain(node)
        case "NSManaged":
            rewriteManaged(node)
        case "MainActor": relaxIsolation(node)
        case "Published" where lacksCombine:
            // Nothing observes the property: the conformance to `ObservableObject` is left out.
            edits.blank(node.codeRange, of: file)
        default:
            if FileRewriter.removedAttributes.contains(name) { edits.blank(node.codeRange, of: file) }
        }
        return .skipChildren
    }

    /// XCTest on Linux collects tests as functions without an actor, to which the compiler converts only what is
    /// `@preconcurrency`. The tests run on the main thread.
    private func relaxIsolation(_ node: AttributeSyntax) {
        guard file.importedModules.contains("XCTest") || node.isOfTestClass,
            let attributes = node.parent?.as(AttributeListSyntax.self),
            let declaration = attributes.parent,
            declaration.is(ClassDeclSyntax.self) || declaration.is(FunctionDeclSyntax.self),
            !attributes.contains(named: "preconcurrency")
        else { return }
        edits.insert("@preconcurrency ", at: node.codeRange.lowerBound)
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if ["optional", "dynamic"].contains(node.name.text) { edits.blank(node.codeRange, of: file) }
        return .skipChildren
    }

    // MARK: Imports and conditions

    /// What is not compiled stays as it is.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard BuildConditions.excludes(node) else { return .visitChildren }
        if let condition = node.condition { walk(condition) }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.path.map(\.name.text)
        guard let replacement = ImportRule.replacement(for: path, isScoped: node.importKindSpecifier != nil) else {
            return .visitChildren
        }
        let start = node.importKeyword.codeRange.lowerBound
        switch replacement {
        case .module(let name):
            edits.replace(start..<node.codeRange.upperBound, with: "import " + name)
        case .names(let group, let module):
            edits.replace(start..<node.codeRange.upperBound, with: "@_spi(\(group)) import \(module)")
        case .nothing(let reason):
            edits.blank(start..<node.codeRange.upperBound, of: file)
            if let reason { report(.warning, at: node, reason) }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteCondition(node)
        rewriteOptionalCall(node)
        rewriteLocalization(node)
        rewriteClassDescription(node)
        rewriteInformalSuperCall(node)
        rewriteCoderInitialization(node)
        rewriteEncodingSuperCall(node)
        rewriteMagnitudes(node)
        rewriteProcessInfo(node)
        supportIntersection(node)
        rewriteInstantiation(node)
        rewriteRequiredInitialization(node)
        rewriteDelayedCall(node)
        rewriteWait(node)
        return .visitChildren
    }

    /// `os(iOS)` and `targetEnvironment(simulator)` are true: the library is UIKit on a simulated device. `os(Linux)` is
    /// false: code for it is written to do without UIKit.
    private func rewriteCondition(_ node: FunctionCallExprSyntax) {
        guard node.isInCondition else { return }
        let text = node.trimmedDescription.filter { !$0.isWhitespace }
        if ["os(iOS)", "targetEnvironment(simulator)"].contains(text) { edits.replace(node.codeRange, with: "true") }
        if text == "os(Linux)" { edits.replace(node.codeRange, with: "false") }
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        leaveOutAbsentCast(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        leaveOutAbsentCase(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteAbsentTest(node)
        rewriteMetatypeIdentity(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        rewriteDynamicMember(node)
        rewriteDarwin(node)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        // `delegate?.window??`: the property is optional, and so is the requirement on iOS. A scene's delegate has it
        // with one optional here.
        if let inner = node.expression.as(OptionalChainingExprSyntax.self),
            inner.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
        {
            edits.replaceExactly(node.questionMark.codeRange, with: "")
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            rewriteSelector(node)
            return .skipChildren
        case "keyPath":
            rewriteKeyPath(node)
            return .skipChildren
        case "imageLiteral", "colorLiteral", "fileLiteral":
            rewriteLiteral(node)
            return .visitChildren
        default:
            return .visitChildren
        }
    }

    // MARK: Protocols and extensions

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.contains(named: "objc") else { return .visitChildren }
        inherit(node)
        addDefaults(of: node)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteTestClass(node)
        leaveOutAbsentProtocols(node.inheritanceClause)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        lint(node)
        rewriteInformalOverride(node)
        rewriteForwardingOverride(node)
        rewriteEncodingOverride(node)
        rewriteDispatchedOverride(node)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        rewriteInitializerRequirement(node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(named: "dynamic") { reportChanges(of: node) }
        rewriteDispatchedOverride(node)
        delayInitialValue(of: node)
        return .visitChildren
    }

    /// Lets a `dynamic` property tell its observers and its appearance proxy, as Objective-C does for every property.
    private func reportChanges(of node: VariableDeclSyntax) {
        guard node.bindingSpecifier.text == "var", let binding = node.bindings.first, node.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        let report = "didChangeValue(forKey: \"\(name)\")"
        guard let block = binding.accessorBlock else {
            edits.insert(" { didSet { \(report) } }", at: binding.codeRange.upperBound)
            return
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        func body(_ kind: String) -> CodeBlockSyntax? {
            accessors.first { $0.accessorSpecifier.text == kind }?.body
        }
        if let didSet = body("didSet") {
            edits.insert(" \(report);", at: didSet.leftBrace.codeRange.upperBound)
        } else if let set = body("set") {
            edits.insert(" defer { \(report) };", at: set.leftBrace.codeRange.upperBound)
        } else if body("willSet") != nil {
            edits.insert(" didSet { \(report) }", at: block.leftBrace.codeRange.upperBound)
        }
    }
}

extension SyntaxProtocol {
    /// Whether the node is in the condition of an `#if`.
    fileprivate var isInCondition: Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            if let clause = parent.as(IfConfigClauseSyntax.self) {
                return clause.condition.map { Syntax($0).id == node.id } ?? false
            }
            if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) { return false }
            node = parent
        }
        return false
    }

    /// The name of the innermost type or extension around the node, with those around it.
    var enclosingTypeName: String? {
        var names: [String] = []
        var next = parent
        while let node = next {
            if let name = node.as(ClassDeclSyntax.self)?.name.text ?? node.as(StructDeclSyntax.self)?.name.text
                ?? node.as(EnumDeclSyntax.self)?.name.text ?? node.as(ActorDeclSyntax.self)?.name.text
                ?? node.as(ProtocolDeclSyntax.self)?.name.text
            {
                names.insert(name, at: 0)
            } else if let name = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
                names.insert(TargetIndex.withoutArguments(name), at: 0)
            } else if !names.isEmpty, node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self) {
                // A local type is named without what is around its function.
                return names.joined(separator: ".")
            }
            next = node.parent
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }
}
