import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the mutants of a file.
///
/// Left alone is what the compiler reads as constants (patterns, raw values, attributes), code that other modules compile
/// in, texts, checks of the caller such as `precondition`, and code for other systems.
final class MutationFinder: SyntaxVisitor {
    /// The mutants of `text`, with numbers from `firstID` on.
    static func mutatedFile(path: String, text: String, module: String, firstID: Int) -> MutatedFile {
        let parsed = Parser.parse(source: text)
        let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
        let finder = MutationFinder(path: path, tree: folded, module: module, firstID: firstID)
        finder.walk(folded)
        return MutatedFile(path: path, text: text, sites: finder.sites, functions: finder.functions)
    }

    private(set) var sites: [MutationSite] = []
    private(set) var functions: [ClosedRange<Int>] = []
    /// The name of the type that MutationSupport adds.
    let support: String
    private let path: String
    private let converter: SourceLocationConverter
    private var nextID: Int

    private init(path: String, tree: Syntax, module: String, firstID: Int) {
        self.path = path
        support = MutationSupport.typeName(of: module)
        converter = SourceLocationConverter(fileName: path, tree: tree)
        nextID = firstID
        super.init(viewMode: .sourceAccurate)
    }

    /// Adds a site. `edits` gets the number of its first mutant, the others follow.
    func add(
        _ node: some SyntaxProtocol, _ changes: [(original: String, mutated: String)],
        edits: (Int) -> [MutationSite.Edit]
    ) {
        let location = node.startLocation(converter: converter)
        let lines = converter.sourceLines
        let sourceLine = lines.indices.contains(location.line - 1) ? lines[location.line - 1] : ""
        let mutants = changes.enumerated().map { index, change in
            Mutant(
                id: nextID + index, file: path, line: location.line, column: location.column,
                original: change.original.inOneLine, mutated: change.mutated.inOneLine, sourceLine: sourceLine.inOneLine
            )
        }
        sites.append(
            MutationSite(range: node.start..<node.end, mutants: mutants, edits: edits(nextID)))
        nextID += changes.count
    }

    /// Adds a site whose node becomes an argument of one of the operations.
    func wrap(_ node: some SyntaxProtocol, in operation: String, mutated: String, closing: String = ")") {
        add(node, [(node.trimmedDescription, mutated)]) { id in
            [
                .opening(at: node.start, "\(support).\(operation)(\(id), "), .closing(at: node.end, closing),
            ]
        }
    }

    // MARK: What is left alone

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private static let checksOfTheCaller: Set<String> = [
        "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "misuse",
    ]

    // MARK: Functions

    private func enter(_ node: some SyntaxProtocol, _ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
        let lines = node.startLocation(converter: converter).line...node.endLocation(converter: converter).line
        functions.append(lines)
        let isCompiledElsewhere = attributes.contains {
            ["@inlinable", "@_transparent", "@_alwaysEmitIntoClient"].contains($0.trimmedDescription)
        }
        return isCompiledElsewhere ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body, let type = node.signature.returnClause?.type {
            addEarlyReturn(type: type, brace: body.leftBrace, items: body.statements)
        }
        return enter(node, node.attributes)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.attributes) }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.attributes) }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.attributes) }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
            let block = binding.accessorBlock, case .getter(let items) = block.accessors
        {
            addEarlyReturn(type: type, brace: block.leftBrace, items: items)
        }
        return enter(node, node.attributes)
    }

    // MARK: Expressions and statements

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        addOperator(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if Self.checksOfTheCaller.contains(name) { return .skipChildren }
            addMinimum(node, name: name)
        }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        addStatement(node)
        return .visitChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard !isElementOfATable(node), let value = Int(node.literal.text) else { return .visitChildren }
        let mutated = "\(value + 1)"
        wrap(node, in: "either", mutated: mutated, closing: ", \(mutated))")
        return .visitChildren
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard !isElementOfATable(node), let value = Double(node.literal.text) else { return .visitChildren }
        let mutated = value == 0 ? "1.0" : "\(value * 2)"
        wrap(node, in: "either", mutated: mutated, closing: ", \(mutated))")
        return .visitChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        wrap(node, in: "negated", mutated: node.literal.text == "true" ? "false" : "true")
        return .visitChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        addRemovals(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        addOtherMember(node)
        return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        if case .expression(let condition) = node.condition { addNegation(condition) }
        return .visitChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        addNegation(node.condition)
        return .visitChildren
    }

    override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
        addNegation(node.condition)
        return .visitChildren
    }

    /// A number of a long table is data.
    private func isElementOfATable(_ node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        while let next = current, !next.is(CodeBlockItemSyntax.self) {
            if let elements = next.as(ArrayExprSyntax.self)?.elements, elements.count > 8 { return true }
            current = next.parent
        }
        return false
    }
}

extension SyntaxProtocol {
    /// In bytes from the start of the file, without the space around.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

extension String {
    /// The text with single spaces between its words.
    var inOneLine: String {
        split { $0 == " " || $0 == "\n" || $0 == "\t" }.joined(separator: " ")
    }
}
