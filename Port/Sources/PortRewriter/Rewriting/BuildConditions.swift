import SwiftSyntax

/// What the conditions of `#if` are here, where the sources are compiled as for iOS.
enum BuildConditions {
    /// Whether the clause is certainly not compiled: its condition is false, or one before it is true.
    static func excludes(_ clause: IfConfigClauseSyntax) -> Bool {
        if let condition = clause.condition, value(of: condition) == false { return true }
        guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return false }
        for other in clauses {
            if other.id == clause.id { return false }
            if let condition = other.condition, value(of: condition) == true { return true }
        }
        return false
    }

    /// True or false, or nil if it depends on the build's own definitions.
    static func value(of condition: ExprSyntax) -> Bool? {
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
            return value(of: not.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return value(of: only.expression)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        guard let call = condition.as(FunctionCallExprSyntax.self),
            let argument = call.arguments.first?.trimmedDescription
        else { return nil }
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "canImport": return ImportRule.canImport(String(argument.prefix { $0 != "." && $0 != "," }))
        default: return nil
        }
    }

    /// The value of `a && b || c`; `&&` binds tighter.
    private static func value(of elements: [ExprSyntax]) -> Bool? {
        let operators = stride(from: 1, to: elements.count, by: 2).map { elements[$0].trimmedDescription }
        var alternatives: [[Bool?]] = [[value(of: elements[0])]]
        for (position, name) in operators.enumerated() where elements.indices.contains(position * 2 + 2) {
            let operand = value(of: elements[position * 2 + 2])
            if name == "||" {
                alternatives.append([operand])
            } else {
                alternatives[alternatives.count - 1].append(operand)
            }
        }
        let values = alternatives.map { operands in
            operands.contains(false) ? false : operands.contains(nil) ? nil : true
        }
        return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
}

extension CodeBlockItemListSyntax {
    /// The items, with those in the clauses of an `#if` in its place that may be compiled.
    var compiledItems: [CodeBlockItemSyntax] {
        flatMap { item -> [CodeBlockItemSyntax] in
            guard let condition = item.item.as(IfConfigDeclSyntax.self) else { return [item] }
            return condition.clauses.filter { !BuildConditions.excludes($0) }.flatMap {
                clause -> [CodeBlockItemSyntax] in
                guard case .statements(let inner)? = clause.elements else { return [] }
                return inner.compiledItems
            }
        }
    }
}

extension MemberBlockItemListSyntax {
    /// The declarations, with those in the clauses of an `#if` in its place that may be compiled.
    var compiledDeclarations: [DeclSyntax] {
        flatMap { member -> [DeclSyntax] in
            guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
            return condition.clauses.filter { !BuildConditions.excludes($0) }.flatMap { clause -> [DeclSyntax] in
                guard case .decls(let inner)? = clause.elements else { return [] }
                return inner.compiledDeclarations
            }
        }
    }
}
