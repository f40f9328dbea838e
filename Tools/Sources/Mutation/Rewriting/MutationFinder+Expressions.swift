import SwiftSyntax

extension MutationFinder {
    private static let comparisons: [String: (operation: String, near: String, opposite: String)] = [
        "<": ("less", "<=", ">="), "<=": ("atMost", "<", ">"), ">": ("more", ">=", "<="), ">=": ("atLeast", ">", "<"),
    ]

    private static let arithmetic: [String: (operation: String, mutated: String)] = [
        "+": ("plus", "-"), "-": ("minus", "+"), "*": ("times", "/"), "/": ("over", "*"),
    ]

    private static let logic: [String: (operation: String, mutated: String)] = [
        "&&": ("and", "||"), "||": ("or", "&&"),
    ]

    /// Members that stand for the two directions or ends of something.
    private static let opposites: [String: String] = {
        let pairs = [
            ("minX", "maxX"), ("minY", "maxY"), ("width", "height"), ("x", "y"), ("top", "bottom"), ("left", "right"),
            ("leading", "trailing"), ("up", "down"), ("horizontal", "vertical"), ("first", "last"),
        ]
        return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
    }()

    /// A comparison becomes the one beside it and the opposite one, `&&` becomes `||`, `+` becomes `-`.
    func addOperator(_ node: InfixOperatorExprSyntax) {
        guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return }
        func with(_ other: String) -> String {
            "\(node.leftOperand.trimmedDescription) \(other) \(node.rightOperand.trimmedDescription)"
        }
        if token.text == "==" || token.text == "!=" {
            wrap(node, in: "negated", mutated: with(token.text == "==" ? "!=" : "=="))
        } else if let comparison = Self.comparisons[token.text] {
            addOperation(
                node, token, comparison.operation, mutated: [with(comparison.near), with(comparison.opposite)])
        } else if token.text == "+", Self.isList(ExprSyntax(node)) {
            addOperation(node, token, "joined", mutated: [node.leftOperand.trimmedDescription])
        } else if let change = Self.arithmetic[token.text] ?? Self.logic[token.text] {
            addOperation(node, token, change.operation, mutated: [with(change.mutated)])
        }
        if Self.logic[token.text] != nil {
            addNegation(node.leftOperand)
            addNegation(node.rightOperand)
        }
    }

    private func addOperation(
        _ node: InfixOperatorExprSyntax, _ token: TokenSyntax, _ operation: String, mutated: [String]
    ) {
        let original = node.trimmedDescription
        add(node, mutated.map { (original, $0) }) { id in
            [
                .opening(at: node.start, "\(support).\(operation)(\(id), "),
                .replacement(token.start..<token.end, ","), .closing(at: node.end, ")"),
            ]
        }
    }

    /// Whether a sum is one of arrays or texts: one of its operands is written as such.
    private static func isList(_ expression: ExprSyntax) -> Bool {
        if let node = expression.as(InfixOperatorExprSyntax.self) {
            return isList(node.leftOperand) || isList(node.rightOperand)
        }
        if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
            return isList(only.expression)
        }
        if let choice = expression.as(TernaryExprSyntax.self) {
            return isList(choice.thenExpression) || isList(choice.elseExpression)
        }
        return expression.is(ArrayExprSyntax.self) || expression.is(StringLiteralExprSyntax.self)
    }

    /// A condition becomes its opposite, unless it is an operation that has mutants of its own.
    func addNegation(_ condition: ExprSyntax) {
        if let operation = condition.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription,
            Self.comparisons[operation] != nil || Self.logic[operation] != nil || ["==", "!="].contains(operation)
        {
            return
        }
        if condition.is(TupleExprSyntax.self) || condition.is(BooleanLiteralExprSyntax.self) { return }
        let text = condition.trimmedDescription
        wrap(condition, in: "negated", mutated: text.hasPrefix("!") ? String(text.dropFirst()) : "!\(text)")
    }

    /// `min` becomes `max`, and the other way round.
    func addMinimum(_ call: FunctionCallExprSyntax, name: String) {
        guard name == "min" || name == "max", call.arguments.count == 2, call.trailingClosure == nil,
            let parenthesis = call.leftParen, call.arguments.allSatisfy({ $0.label == nil })
        else { return }
        let other = name == "min" ? "max" : "min"
        let text = call.trimmedDescription
        add(call, [(text, other + text.dropFirst(3))]) { id in
            [
                .replacement(call.start..<parenthesis.end, "\(support).\(name)(\(id), "), .closing(at: call.end, ""),
            ]
        }
    }

    /// An array is without one of its elements: a list of effects without an effect.
    func addRemovals(_ node: ArrayExprSyntax) {
        let elements = node.elements.map(\.expression.trimmedDescription)
        guard (1...6).contains(elements.count) else { return }
        let changes = elements.indices.map { index in
            var others = elements
            others.remove(at: index)
            return (original: node.trimmedDescription, mutated: "[\(others.joined(separator: ", "))]")
        }
        add(node, changes) { id in
            [.opening(at: node.start, "\(support).removingOne(\(id), "), .closing(at: node.end, ")")]
        }
    }

    /// `minX` becomes `maxX`, `.top` becomes `.bottom`, where the value is read.
    func addOtherMember(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text
        guard let other = Self.opposites[name], node.declName.argumentNames == nil, isRead(node) else { return }
        var base = ""
        if let expression = node.base {
            guard Self.isPlain(expression) else { return }
            base = expression.trimmedDescription
        }
        wrap(node, in: "either", mutated: "\(base).\(other)", closing: ", \(base).\(other))")
    }

    /// Names and members of them: what may be read twice.
    private static func isPlain(_ expression: ExprSyntax) -> Bool {
        if expression.is(DeclReferenceExprSyntax.self) { return true }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        return isPlain(base)
    }

    /// Neither called nor changed.
    private func isRead(_ node: MemberAccessExprSyntax) -> Bool {
        if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id { return false }
        var child = Syntax(node)
        while let parent = child.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(ClosureExprSyntax.self) {
            if parent.is(InOutExprSyntax.self) { return false }
            if let operation = parent.as(InfixOperatorExprSyntax.self), operation.leftOperand.id == child.id {
                let text = operation.operator.trimmedDescription
                if text.hasSuffix("="), !["==", "!=", "<=", ">="].contains(text) { return false }
            }
            child = parent
        }
        return true
    }
}
