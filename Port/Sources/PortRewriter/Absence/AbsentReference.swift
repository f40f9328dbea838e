import SwiftSyntax

/// Finds the first name in an expression, type or pattern that is not there.
final class AbsentReference: SyntaxVisitor {
    /// Why something is left out.
    enum Reason: Equatable {
        case absent(String, module: String)
        case leftOut(String)

        /// The name, why it is not there, and what `result` of that is.
        func sentence(_ result: String = "It is left out") -> String {
            switch self {
            case .absent(let name, "UIKit"): "\(name), which is not there. \(result)."
            case .absent(let name, let module): "\(name) of \(module), which is not on Linux. \(result)."
            case .leftOut(let name): "\(name), which is left out. \(result), too."
            }
        }
    }

    private let names: AbsentNames
    private let modules: Set<String>
    private let type: String?
    private var scope: LocalNames
    private let leavesClosures: Bool
    private var found: Reason?

    /// - Parameter leavingClosures: Whether closures that are arguments of the call itself are not examined.
    static func first(
        in node: some SyntaxProtocol, _ context: AbsentContext, leavingClosures: Bool = false
    ) -> Reason? {
        let visitor = AbsentReference(context, leavingClosures: leavingClosures)
        visitor.walk(node)
        return visitor.found
    }

    private init(_ context: AbsentContext, leavingClosures: Bool) {
        names = context.names
        modules = context.modules
        type = context.type
        scope = context.scope
        leavesClosures = leavingClosures
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        BuildConditions.excludes(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if leavesClosures { return .skipChildren }
        scope.add(present: node.parameterNames)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        scope.add(present: node.pattern.boundNames)
        return .visitChildren
    }

    /// `view is WKWebView` becomes false; see `rewriteAbsentTest`.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count > 2, parts[1].is(UnresolvedIsExprSyntax.self) else { return .visitChildren }
        walk(parts[0])
        for part in parts.dropFirst(3) { walk(part) }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(type: node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if let isAbsent = scope.isAbsent(name) {
            if isAbsent { note(.leftOut(name)) }
        } else if names.lacks(name, in: type) || names.globals.contains(name) {
            note(.leftOut(name))
        } else {
            note(type: name)
        }
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        if let base = node.base {
            walk(base)
            let isOwn = base.trimmedDescription == "self" || base.trimmedDescription == "self?"
            if isOwn ? names.lacks(name, in: type) : names.lacksEverywhere(name) { note(.leftOut(name)) }
        }
        return .skipChildren
    }

    private func note(type name: String) {
        if modules.contains("Combine"), name.hasPrefix("$"), name.dropFirst().first?.isLetter == true {
            return note(.absent(name, module: "Combine"))
        }
        if names.globals.contains(name) { return note(.leftOut(name)) }
        guard !names.declared.contains(name) else { return }
        if AbsentModules.absentFromUIKit.contains(name) {
            note(.absent(name, module: "UIKit"))
        } else if !["ObservableObject", "Published"].contains(name),
            let owner = AbsentModules.owner(of: name, among: modules)
        {
            note(.absent(name, module: owner.module))
        }
    }

    private func note(_ reason: Reason) { if found == nil { found = reason } }
}

extension ClosureExprSyntax {
    /// The names of the parameters.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let list): list.map(\.name.text)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: []
        }
    }
}

/// The local names of the blocks around a statement.
struct LocalNames {
    private var isAbsent: [String: Bool] = [:]

    /// Whether the local name was left out; nil if there is no such name.
    func isAbsent(_ name: String) -> Bool? { isAbsent[name] }

    mutating func add(present names: [String]) { for name in names { isAbsent[name] = false } }
    mutating func add(absent names: [String]) { for name in names { isAbsent[name] = true } }
}

/// Where a name is used.
struct AbsentContext {
    var names: AbsentNames
    /// The modules that the file imports and Linux lacks.
    let modules: Set<String>
    /// The type around the declaration.
    var type: String?
    var scope = LocalNames()
}
