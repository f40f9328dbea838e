import SwiftSyntax

/// Leaves statements of a block out that use what is not there.
///
/// What they would make is nothing: of `if let` the `else` stays, of `guard` what follows `else`, and a result is nil, 0,
/// false or empty. A function with a result of another type is not complete without them.
struct AbsentStatements {
    private(set) var edits = EditList()
    private(set) var notes: [Diagnostic] = []
    /// Whether the block still has a result on every path.
    private(set) var isComplete = true
    private let file: ParsedFile
    private var context: AbsentContext
    /// The type that the function returns; nil for none.
    private let type: TypeSyntax?
    /// Whether the block is a closure, whose type is not known.
    private let isClosure: Bool

    init(_ file: ParsedFile, _ context: AbsentContext, returning type: TypeSyntax?, isClosure: Bool = false) {
        self.file = file
        self.context = context
        self.type = type
        self.isClosure = isClosure
    }

    mutating func examine(_ statements: [CodeBlockItemSyntax]) {
        for statement in statements {
            switch statement.item {
            case .decl(let declaration): examine(declaration)
            case .stmt(let inner): examine(inner)
            case .expr(let expression):
                examine(expression, isOnly: statements.count == 1)
            }
        }
    }

    private mutating func examineInner(_ block: CodeBlockSyntax, adding names: [String] = []) {
        examineInner(Array(block.statements), adding: names)
    }

    private mutating func examineInner(_ statements: [CodeBlockItemSyntax], adding names: [String]) {
        let outer = context.scope
        context.scope.add(present: names)
        for statement in statements {
            switch statement.item {
            case .decl(let declaration): examine(declaration)
            case .stmt(let inner): examine(inner)
            case .expr(let expression): examine(expression, isOnly: false)
            }
        }
        context.scope = outer
    }

    // MARK: Declarations

    private mutating func examine(_ declaration: DeclSyntax) {
        if let condition = declaration.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses where !BuildConditions.excludes(clause) {
                if case .statements(let inner)? = clause.elements { examine(Array(inner)) }
            }
            return
        }
        let names = declaration.as(VariableDeclSyntax.self)?.boundNames ?? []
        if let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let value = variable.bindings.first?.initializer?.value,
            variable.bindings.first?.typeAnnotation.flatMap({ reason(in: $0) }) == nil,
            reason(in: value, leavingClosures: true) == nil
        {
            let before = self
            examineClosures(in: value, isValue: true)
            if isComplete { return context.scope.add(present: names) }
            self = before
        }
        guard let reason = reason(in: declaration) else { return context.scope.add(present: names) }
        let function = declaration.as(FunctionDeclSyntax.self)?.name.text
        context.scope.add(absent: names + (function.map { [$0] } ?? []))
        leaveOut(declaration, because: reason)
    }

    // MARK: Statements

    private mutating func examine(_ statement: StmtSyntax) {
        if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
            if let node = expression.as(IfExprSyntax.self) { return examine(node, followsElse: false) }
            if let node = expression.as(SwitchExprSyntax.self) { return examine(node) }
            return examine(expression, isOnly: false)
        }
        if let node = statement.as(GuardStmtSyntax.self) { return examine(node) }
        if let node = statement.as(ReturnStmtSyntax.self) { return examine(node) }
        if let node = statement.as(DoStmtSyntax.self) { return examine(node) }
        if let node = statement.as(DeferStmtSyntax.self) { return examineInner(node.body) }
        if let node = statement.as(ForStmtSyntax.self) {
            let header: [(any SyntaxProtocol)?] = [node.sequence, node.whereClause, node.typeAnnotation]
            if let reason = header.compactMap({ $0.flatMap { reason(in: $0) } }).first {
                return leaveOut(node, because: reason)
            }
            return examineInner(node.body, adding: node.pattern.boundNames)
        }
        if let node = statement.as(WhileStmtSyntax.self) {
            if let reason = reason(in: node.conditions) { return leaveOut(node, because: reason) }
            return examineInner(node.body, adding: names(of: node.conditions))
        }
        if let reason = reason(in: statement) { leaveOut(statement, because: reason) }
    }

    /// The condition is false: what follows `else` stays.
    private mutating func examine(_ node: IfExprSyntax, followsElse: Bool) {
        guard let reason = reason(inConditions: node.conditions) else {
            examineInner(node.body, adding: names(of: node.conditions))
            switch node.elseBody {
            case .ifExpr(let next): examine(next, followsElse: true)
            case .codeBlock(let block): examineInner(block)
            case nil: break
            }
            return
        }
        note(node, reason)
        guard let body = node.elseBody, let keyword = node.elseKeyword else {
            edits.blank(node.codeRange, of: file)
            if followsElse { edits.insert("{}", at: node.codeRange.lowerBound) }
            return
        }
        edits.blank(node.codeRange.lowerBound..<keyword.codeRange.upperBound, of: file)
        switch body {
        case .ifExpr(let next): examine(next, followsElse: followsElse)
        case .codeBlock(let block):
            if !followsElse { edits.insert("do ", at: block.codeRange.lowerBound) }
            examineInner(block)
        }
    }

    /// The condition is false: the function is left.
    private mutating func examine(_ node: GuardStmtSyntax) {
        let bound = names(of: node.conditions)
        if let reason = reason(in: node.conditions) {
            note(node, reason)
            edits.blank(node.codeRange.lowerBound..<node.elseKeyword.codeRange.upperBound, of: file)
            edits.insert("do ", at: node.body.codeRange.lowerBound)
            context.scope.add(absent: bound)
        } else {
            context.scope.add(present: bound)
        }
        examineInner(node.body)
    }

    private mutating func examine(_ node: SwitchExprSyntax) {
        if let reason = reason(in: node.subject) {
            if node.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.return) }),
                type != nil
            {
                isComplete = false
            }
            return leaveOut(node, because: reason)
        }
        for case .switchCase(let branch) in node.cases {
            let count = notes.count
            let items = branch.label.as(SwitchCaseLabelSyntax.self)?.caseItems
            examineInner(
                Array(branch.statements), adding: items.map { $0.flatMap { $0.pattern.boundNames } } ?? [])
            // A case has a statement.
            if notes.count > count, let first = branch.statements.first {
                edits.insert("do {}; ", at: first.codeRange.lowerBound)
            }
        }
    }

    private mutating func examine(_ node: DoStmtSyntax) {
        examineInner(node.body)
        for clause in node.catchClauses {
            examineInner(clause.body, adding: clause.catchItems.flatMap { $0.pattern?.boundNames ?? [] } + ["error"])
        }
    }

    private mutating func examine(_ node: ReturnStmtSyntax) {
        guard let value = node.expression, let reason = reason(in: value, leavingClosures: true) else {
            if let value = node.expression { examineClosures(in: value, isValue: false) }
            return
        }
        if isClosure || type == nil {
            if isClosure { isComplete = false }
            edits.blank(value.codeRange, of: file)
            return note(node, reason)
        }
        guard let nothing = type?.nothing else { return isComplete = false }
        edits.replaceExactly(value.codeRange, with: nothing)
        note(node, reason, "It is \(nothing) here")
    }

    // MARK: Expressions

    /// - Parameter isOnly: Whether the expression may be the result of the block.
    private mutating func examine(_ expression: ExprSyntax, isOnly: Bool) {
        if let node = expression.as(IfExprSyntax.self) { return examine(node, followsElse: false) }
        if let node = expression.as(SwitchExprSyntax.self) { return examine(node) }
        if let reason = reason(in: expression, leavingClosures: true) {
            guard isOnly, let type, !["Void", "()"].contains(type.trimmedDescription) else {
                return leaveOut(expression, because: reason)
            }
            guard let nothing = type.nothing else { return isComplete = false }
            edits.replaceExactly(expression.codeRange, with: nothing)
            return note(expression, reason, "It is \(nothing) here")
        }
        let before = self
        examineClosures(in: expression, isValue: false)
        guard !isComplete, before.isComplete else { return }
        // A closure without its result: the call is left out with it.
        let reason = reason(in: expression) ?? .leftOut("a closure")
        self = before
        if isOnly, let type, type.trimmedDescription != "Void" { return isComplete = false }
        leaveOut(expression, because: reason)
    }

    /// Leaves out statements of closures in the expression.
    ///
    /// - Parameter isValue: Whether the expression is the value of a variable.
    mutating func examineClosures(in expression: ExprSyntax, isValue: Bool) {
        for closure in Closures.outermost(in: expression) {
            guard reason(in: closure) != nil else { continue }
            var inner = context
            inner.scope.add(present: closure.parameterNames)
            var block = AbsentStatements(file, inner, returning: nil, isClosure: true)
            block.examine(Array(closure.statements))
            let lacksResult = isValue && closure.statements.count == 1 && !block.notes.isEmpty
            guard block.isComplete, !lacksResult else { return isComplete = false }
            edits.add(block.edits)
            notes += block.notes
        }
    }

    // MARK: Reasons

    private func reason(
        in node: (some SyntaxProtocol)?, leavingClosures: Bool = false
    ) -> AbsentReference.Reason? {
        node.flatMap { AbsentReference.first(in: $0, context, leavingClosures: leavingClosures) }
    }

    /// A cast to a type that is not there is left to `leaveOutAbsentCast`.
    private func reason(inConditions conditions: ConditionElementListSyntax) -> AbsentReference.Reason? {
        for condition in conditions {
            if case .optionalBinding(let binding) = condition.condition,
                let parts = binding.initializer?.value.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
                let first = parts.first, parts.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
                reason(in: first) == nil
            {
                continue
            }
            if case .expression(let test) = condition.condition,
                let parts = test.as(SequenceExprSyntax.self)?.elements,
                parts.dropFirst().first?.is(UnresolvedIsExprSyntax.self) == true, let first = parts.first,
                reason(in: first) == nil
            {
                continue
            }
            if let reason = reason(in: condition) { return reason }
        }
        return nil
    }

    private func names(of conditions: ConditionElementListSyntax) -> [String] {
        conditions.flatMap { condition -> [String] in
            switch condition.condition {
            case .optionalBinding(let binding): binding.pattern.boundNames
            case .matchingPattern(let matching): matching.pattern.boundNames
            default: []
            }
        }
    }

    private mutating func leaveOut(_ node: some SyntaxProtocol, because reason: AbsentReference.Reason) {
        note(node, reason)
        edits.blank(node.codeRange, of: file)
    }

    private mutating func note(
        _ node: some SyntaxProtocol, _ reason: AbsentReference.Reason, _ result: String = "It is left out"
    ) {
        let place = file.location(of: node)
        notes.append(
            Diagnostic(
                path: file.path, line: place.line, column: place.column, severity: .warning,
                message: "this statement uses " + reason.sentence(result)))
    }
}

extension TypeSyntax {
    /// The value of the type that stands for nothing, as an expression; nil if there is none.
    fileprivate var nothing: String? {
        if self.is(OptionalTypeSyntax.self) { return "nil" }
        if self.is(ArrayTypeSyntax.self) { return "[]" }
        if self.is(DictionaryTypeSyntax.self) { return "[:]" }
        return switch trimmedDescription {
        case "Int", "UInt", "CGFloat", "Double", "Float": "0"
        case "Bool": "false"
        case "String": "\"\""
        default: nil
        }
    }
}

/// The closures in an expression that are in no other closure.
private final class Closures: SyntaxVisitor {
    private var found: [ClosureExprSyntax] = []

    static func outermost(in expression: ExprSyntax) -> [ClosureExprSyntax] {
        let visitor = Closures(viewMode: .sourceAccurate)
        visitor.walk(expression)
        return visitor.found
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }
}
