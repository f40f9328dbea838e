import SwiftSyntax

extension MutationFinder {
    /// Closures whose only call may be left out, because their result is not used.
    private static let callersOfActions: Set<String> = [
        "forEach", "performWithoutAnimation", "addAnimations", "addCompletion", "animate", "perform", "async",
        "asyncAfter",
    ]

    /// A call whose result is not used, or an assignment, is left out; `+=` becomes `-=`.
    func addStatement(_ item: CodeBlockItemSyntax) {
        guard case .expr(let expression) = item.item, !isValue(item) else { return }
        if let operation = expression.as(InfixOperatorExprSyntax.self) {
            addAssignment(operation)
        } else if let call = Self.call(in: expression), !Self.isExcluded(call.calledExpression) {
            addOmission(expression)
        }
    }

    private static func call(in expression: ExprSyntax) -> FunctionCallExprSyntax? {
        if let attempt = expression.as(TryExprSyntax.self) { return call(in: attempt.expression) }
        if let waiting = expression.as(AwaitExprSyntax.self) { return call(in: waiting.expression) }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return call(in: chain.expression) }
        return expression.as(FunctionCallExprSyntax.self)
    }

    /// Calls of the superclass are often empty there, those of initializers are required, and checks of the caller end the
    /// program.
    private static func isExcluded(_ callee: ExprSyntax) -> Bool {
        let name = callee.trimmedDescription
        return name.hasPrefix("super.") || name.hasSuffix(".init")
            || ["precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "misuse"].contains(
                name)
    }

    private func addOmission(_ node: some SyntaxProtocol) {
        add(node, [(node.trimmedDescription, "")]) { id in
            [.opening(at: node.start, "if !\(support).isOn(\(id)) { "), .closing(at: node.end, " }")]
        }
    }

    private func addAssignment(_ node: InfixOperatorExprSyntax) {
        let target = node.leftOperand.trimmedDescription
        if node.operator.is(AssignmentExprSyntax.self) {
            if target == "_", Self.call(in: node.rightOperand) == nil { return }
            if target != "_", isInitialized(by: node) { return }
            addOmission(node)
        } else if ["+=", "-=", "*=", "/="].contains(node.operator.trimmedDescription) {
            addOmission(node)
            addOppositeAssignment(node)
        }
    }

    private func addOppositeAssignment(_ node: InfixOperatorExprSyntax) {
        let original = node.operator.trimmedDescription
        let text = node.trimmedDescription
        guard let other = ["+=": "-=", "-=": "+="][original], !text.contains("\n") else { return }
        let mutated =
            "\(node.leftOperand.trimmedDescription) \(other) \(node.rightOperand.trimmedDescription)"
        add(node, [(text, mutated)]) { id in
            [
                .opening(at: node.start, "if \(support).isOn(\(id)) { \(mutated) } else { "),
                .closing(at: node.end, " }"),
            ]
        }
    }

    /// Whether the assignment gives something its first value, which the compiler requires.
    private func isInitialized(by node: InfixOperatorExprSyntax) -> Bool {
        let name = node.leftOperand.trimmedDescription
        var current = node.parent
        while let next = current {
            if next.is(InitializerDeclSyntax.self) { return true }
            if next.is(FunctionDeclSyntax.self) || next.is(ClosureExprSyntax.self) { return false }
            if let items = next.as(CodeBlockItemListSyntax.self), items.contains(where: { Self.declares(name, $0) }) {
                return true
            }
            current = next.parent
        }
        return false
    }

    private static func declares(_ name: String, _ item: CodeBlockItemSyntax) -> Bool {
        guard case .decl(let declaration) = item.item, let variable = declaration.as(VariableDeclSyntax.self) else {
            return false
        }
        return variable.bindings.contains {
            $0.initializer == nil && $0.accessorBlock == nil && $0.pattern.trimmedDescription == name
        }
    }

    /// Whether the item is the value of what surrounds it: of a closure, a getter, a function, or a branch of an `if` or
    /// `switch` that is a value.
    private func isValue(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
            return false
        }
        if let closure = owner.as(ClosureExprSyntax.self) { return !isAction(closure) }
        if owner.is(AccessorBlockSyntax.self) { return true }
        if let branch = owner.as(SwitchCaseSyntax.self) { return isValue(branch.parent?.parent) }
        guard let block = owner.as(CodeBlockSyntax.self), let parent = block.parent else { return false }
        if let function = parent.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        if let accessor = parent.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
        if parent.is(IfExprSyntax.self) { return isValue(parent) }
        return false
    }

    /// Whether an `if` or `switch` is a value.
    private func isValue(_ node: Syntax?) -> Bool {
        var current = node
        while let outer = current?.parent, outer.is(IfExprSyntax.self) { current = outer }
        guard let statement = current?.parent?.as(ExpressionStmtSyntax.self) else { return true }
        guard let item = statement.parent?.as(CodeBlockItemSyntax.self) else { return false }
        return isValue(item)
    }

    private func isAction(_ closure: ClosureExprSyntax) -> Bool {
        var current = closure.parent
        while let next = current, !next.is(CodeBlockItemSyntax.self) {
            if let call = next.as(FunctionCallExprSyntax.self) {
                let callee = call.calledExpression
                let name =
                    callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee.trimmedDescription
                return Self.callersOfActions.contains(name)
            }
            current = next.parent
        }
        return false
    }

    /// Whether the only item of a body is what it returns.
    private static func isResult(_ item: CodeBlockItemSyntax) -> Bool {
        switch item.item {
        case .expr: true
        case .stmt(let statement):
            statement.is(ExpressionStmtSyntax.self)
                && !statement.tokens(viewMode: .sourceAccurate).contains {
                    $0.tokenKind == .keyword(.return)
                }
        case .decl: false
        }
    }

    /// A function with an optional result returns nil at once, one with a list of results none.
    func addEarlyReturn(type: TypeSyntax, brace: TokenSyntax, items: CodeBlockItemListSyntax) {
        let value: String
        if type.is(OptionalTypeSyntax.self) {
            value = "nil"
        } else if type.is(ArrayTypeSyntax.self) {
            value = "[]"
        } else {
            return
        }
        guard let first = items.first, !["nil", "return nil", "[]"].contains(first.trimmedDescription) else { return }
        var edits: (Int) -> [MutationSite.Edit] = { _ in [] }
        let support = support
        if items.count == 1, Self.isResult(first) {
            edits = { _ in [.opening(at: first.start, "return ")] }
        }
        add(items, [("{ \(first.trimmedDescription.prefix(40))", "{ return \(value)")]) { id in
            let statement = " if \(support).isOn(\(id)) { return \(value) };"
            return [.closing(at: brace.end, statement)] + edits(id) + [.closing(at: items.end, "")]
        }
    }
}
