import SwiftSyntax

/// Replaces the names of Swift 4 by today's.
final class EarlierNameRewriter: SyntaxVisitor {
    private let file: ParsedFile
    /// The names that the project itself declares: they are not UIKit's.
    private let declared: Set<String>
    /// The names of local variables and parameters of the file.
    private let local: Set<String>
    private var edits = EditList()
    private var isChanged = false

    /// The files with today's names.
    static func rewriting(_ files: [ParsedFile]) -> [ParsedFile] {
        let names = files.map(OwnNames.init)
        let declared = names.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        return zip(files, names).map { file, own in
            let rewriter = EarlierNameRewriter(file, declared: declared, local: own.local)
            rewriter.walk(file.tree)
            guard rewriter.isChanged else { return file }
            let text = rewriter.edits.apply(to: file, in: 0..<file.bytes.count)
            return ParsedFile(SourceFile(path: file.path, text: text))
        }
    }

    private init(_ file: ParsedFile, declared: Set<String>, local: Set<String>) {
        self.file = file
        self.declared = declared
        self.local = local
        super.init(viewMode: .sourceAccurate)
    }

    private func replace(_ node: some SyntaxProtocol, with text: String) {
        edits.replaceExactly(node.codeRange, with: text)
        isChanged = true
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        BuildConditions.excludes(node) ? .skipChildren : .visitChildren
    }

    // MARK: Types and constants

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if !declared.contains(node.name.text), let name = EarlierNames.current(of: node.name.text) {
            replace(node.name, with: name)
        }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        guard !declared.contains(name), !local.contains(name) else { return .visitChildren }
        // A member of the own type is written without `self`.
        if let current = EarlierNames.current(of: name) ?? EarlierNames.currentMember(of: name) {
            replace(node.baseName, with: current)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if let notification = EarlierNames.currentNotification(of: name.text), isNotificationName(node.base) {
            replace(node, with: notification)
            return .skipChildren
        }
        if let member = EarlierNames.currentMember(of: name.text), !declared.contains(name.text) {
            replace(name, with: member)
        }
        // Swift 3's text had a collection of its characters; today it is one.
        if name.text == "characters", node.base != nil, !declared.contains(name.text) {
            edits.replaceExactly(node.period.codeRange.lowerBound..<name.codeRange.upperBound, with: "")
            isChanged = true
        }
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    private func isNotificationName(_ base: ExprSyntax?) -> Bool {
        guard let base else { return true }
        return ["Notification.Name", "NSNotification.Name"].contains(base.trimmedDescription)
    }

    // MARK: Functions

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            rewriteCall(of: function, in: node)
        }
        rewriteLabel(of: node)
        return .visitChildren
    }

    private func rewriteCall(of function: DeclReferenceExprSyntax, in node: FunctionCallExprSyntax) {
        let name = function.baseName.text
        guard !declared.contains(name) else { return }
        if node.arguments.isEmpty, let property = EarlierNames.current(of: name + "()") {
            replace(node, with: property)
        } else if let labels = EarlierNames.labels(of: name), node.arguments.count == labels.count - 1 {
            replace(function, with: labels[0])
            for (argument, label) in zip(node.arguments, labels.dropFirst()) where argument.label == nil {
                edits.insert(label + ": ", at: argument.codeRange.lowerBound)
            }
        } else if let member = EarlierNames.memberOfArgument(of: name) {
            replace(function, with: "")
            if let comma = node.arguments.first?.trailingComma {
                replace(comma, with: ")." + member)
            } else {
                edits.insert("." + member + ")", at: node.codeRange.upperBound)
            }
        }
    }

    private func rewriteLabel(of node: FunctionCallExprSyntax) {
        let callee = node.calledExpression
        let token =
            callee.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? callee.as(DeclReferenceExprSyntax.self)?.baseName
        guard let token, let first = node.arguments.first, let label = first.label,
            let method = EarlierNames.currentMethod(of: token.text, label: label.text),
            !declared.contains("\(token.text)(\(label.text))")
        else { return }
        replaceName(token, label, with: method)
    }

    private func replaceName(_ name: TokenSyntax, _ label: TokenSyntax, with method: (name: String, label: String?)) {
        if method.name != name.text { replace(name, with: method.name) }
        if let new = method.label {
            replace(label, with: new)
        } else if let colon = label.nextToken(viewMode: .sourceAccurate) {
            edits.replaceExactly(label.codeRange.lowerBound..<colon.codeRange.upperBound, with: "")
        }
    }

    // MARK: Overrides

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(named: "override"),
            let parameter = node.signature.parameterClause.parameters.first
        else { return .visitChildren }
        if let member = EarlierNames.currentMember(of: node.name.text) { replace(node.name, with: member) }
        let label = parameter.firstName
        guard let method = EarlierNames.currentMethod(of: node.name.text, label: label.text) else {
            return .visitChildren
        }
        if method.name != node.name.text { replace(node.name, with: method.name) }
        // The name inside of the function stays.
        let inner = parameter.secondName == nil ? " " + label.text : ""
        replace(label, with: (method.label ?? "_") + inner)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(named: "override") else { return .visitChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let member = EarlierNames.currentMember(of: name.text)
            else { continue }
            replace(name, with: member)
        }
        return .visitChildren
    }
}

/// The names that a file declares and does not override: types, functions, properties, and methods with the label of
/// their first parameter.
private final class OwnNames: SyntaxVisitor {
    private(set) var names: Set<String> = []
    /// The names of local variables and parameters.
    private(set) var local: Set<String> = []

    init(_ file: ParsedFile) {
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        BuildConditions.excludes(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node) }

    private func add(_ type: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(type.name.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !node.modifiers.contains(named: "override") else { return .visitChildren }
        names.insert(node.name.text)
        let label = node.signature.parameterClause.parameters.first?.firstName.text
        names.insert("\(node.name.text)(\(label ?? "_"))")
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !node.modifiers.contains(named: "override") else { return .visitChildren }
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
        for binding in node.bindings where isMember || node.isGlobal {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text { names.insert(name) }
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self)
        let isMember = variable?.parent?.is(MemberBlockItemSyntax.self) == true
        if !isMember { local.insert(node.identifier.text) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        local.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        local.insert(node.name.text)
        return .visitChildren
    }
}

extension VariableDeclSyntax {
    /// Whether the variable is outside of types and functions.
    fileprivate var isGlobal: Bool { parent?.parent?.parent?.is(SourceFileSyntax.self) == true }
}
