import SwiftSyntax

/// Optional requirements of protocols, and their calls.
extension FileRewriter {
    // MARK: Requirements

    /// Adds a default for each optional requirement of `node`.
    func addDefaults(of node: ProtocolDeclSyntax) {
        let access = node.modifiers.lazy.compactMap { FileRewriter.access[$0.name.text] }.first ?? ""
        for item in node.memberBlock.members.compiledDeclarations {
            if let function = item.as(FunctionDeclSyntax.self), function.modifiers.contains(named: "optional") {
                add(function, of: node, access)
            } else if let property = item.as(VariableDeclSyntax.self), property.modifiers.contains(named: "optional") {
                add(property, of: node, access)
            }
        }
    }

    private static let access = [
        "public": "public ", "package": "package ", "private": "fileprivate ", "fileprivate": "fileprivate ",
    ]

    private func add(_ function: FunctionDeclSyntax, of node: ProtocolDeclSyntax, _ access: String) {
        let name = function.declName
        let hasResult = function.signature.returnClause.map { !["Void", "()"].contains($0.type.trimmedDescription) }
        let call = hasResult ?? false ? "skipped" : "skip"
        let attributes = keptAttributes(function.attributes)
        let signature =
            "func \(function.name.text)" + (function.genericParameterClause?.trimmedDescription ?? "")
            + function.signature.trimmedDescription
        usesSupport = true
        defaults.append(
            (
                "extension \(node.name.text) { \(attributes)\(access)\(oneLine(signature)) "
                    + "{ _OptionalRequirement.\(call)(\"\(name)\") } }",
                file.location(of: function.funcKeyword).line
            ))
    }

    /// An optional property is a requirement of a protocol of its own, with an empty default. Through the protocol
    /// itself it is an optional, and nil when the object does not implement it.
    private func add(_ property: VariableDeclSyntax, of node: ProtocolDeclSyntax, _ access: String) {
        for binding in property.bindings {
            guard let type = binding.typeAnnotation?.type.trimmedDescription else { continue }
            let name = binding.pattern.trimmedDescription
            let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") == true
            let get = "_OptionalRequirement.skipped(\"\(name)\")"
            let owner = FileRewriter.propertiesProtocol(of: node)
            let wrapped = type.contains("->") || type.hasPrefix("any ") ? "(\(type))?" : "\(type)?"
            usesSupport = true
            defaults.append(
                (
                    "extension \(owner) { @_disfavoredOverload \(access)var \(name): \(type) { "
                        + (isSettable ? "get { \(get) } set {}" : get) + " } }; "
                        + "extension \(node.name.text) { \(access)var \(name): \(wrapped) { "
                        + "_OptionalRequirement.result(of: \"\(name)\", (self as any \(owner)).\(name)) } }",
                    file.location(of: property.bindingSpecifier).line
                ))
        }
        edits.blank(property.codeRange, of: file)
    }

    private static func propertiesProtocol(of node: ProtocolDeclSyntax) -> String { "_\(node.name.text)Properties" }

    /// Makes the protocol one of classes, with the protocol of its optional properties.
    func inherit(_ node: ProtocolDeclSyntax) {
        let properties = node.memberBlock.members.compiledDeclarations.compactMap { item in
            item.as(VariableDeclSyntax.self).flatMap { $0.modifiers.contains(named: "optional") ? $0 : nil }
        }
        guard !properties.isEmpty else {
            if node.inheritanceClause == nil { edits.insert(": AnyObject", at: node.name.codeRange.upperBound) }
            return
        }
        let owner = FileRewriter.propertiesProtocol(of: node)
        if let clause = node.inheritanceClause {
            edits.insert(", " + owner, at: clause.inheritedTypes.codeRange.upperBound)
        } else {
            edits.insert(": " + owner, at: node.name.codeRange.upperBound)
        }
        let requirements = properties.flatMap(\.bindings).compactMap { binding in
            binding.typeAnnotation.map { annotation in
                let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") == true
                return "@_disfavoredOverload var \(binding.pattern.trimmedDescription): "
                    + "\(annotation.type.trimmedDescription) { \(isSettable ? "get set" : "get") }"
            }
        }
        let access = node.modifiers.lazy.compactMap { FileRewriter.access[$0.name.text] }.first ?? ""
        let attributes = keptAttributes(node.attributes)
        defaults.append(
            (
                "\(attributes)\(access)protocol \(owner): AnyObject { \(requirements.joined(separator: "; ")) }",
                file.location(of: node.protocolKeyword).line
            ))
    }

    private func keptAttributes(_ attributes: AttributeListSyntax) -> String {
        attributes.map(\.trimmedDescription).filter { !$0.hasPrefix("@objc") }.map { $0 + " " }.joined()
    }

    private func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
    }

    // MARK: Calls

    /// `delegate?.didTap?(self)` becomes `_OptionalRequirement.result(of: "didTap(_:)", delegate?.didTap(self))`.
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        let mark: TokenSyntax
        let callee: ExprSyntax
        if let optional = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (mark, callee) = (optional.questionMark, optional.expression)
        } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (mark, callee) = (forced.exclamationMark, forced.expression)
        } else {
            return
        }
        guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let name = member.declName.baseName.text
        guard isOptionalRequirement(name, labels: labels, of: base, in: node) else { return }
        edits.replaceExactly(mark.codeRange, with: "")
        // What is inserted first is in front.
        defer { castUntyped(base, toProtocolWith: ObjectiveCName.declName(name, labels)) }
        // A forced call needs no result.
        guard mark.tokenKind != .exclamationMark else { return }
        if node.isAwaited {
            report(
                .error, at: node,
                "an optional method cannot be awaited without Objective-C. Make `\(name)` a required method.")
        }
        let isComplete = node.trailingClosure == nil
        let requirement = isComplete ? ObjectiveCName.declName(name, labels) : name
        usesSupport = true
        edits.insert("_OptionalRequirement.result(of: \"\(requirement)\", ", at: node.codeRange.lowerBound)
        edits.insert(")", at: node.codeRange.upperBound)
    }

    /// `delegate?` of a property of the type `AnyObject` becomes `(delegate as? MenuDelegate)?`, with the one protocol of the
    /// sources that has the method.
    private func castUntyped(_ base: ExprSyntax, toProtocolWith requirement: String) {
        let chained = base.as(OptionalChainingExprSyntax.self)
        let object = chained?.expression ?? base
        let name =
            object.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? object.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        guard let name, index.untypedProperties.contains(name) else { return }
        let owners = index.types.values.filter {
            $0.isObjectiveCProtocol && $0.optionalRequirements.contains(requirement)
        }
        guard owners.count == 1, let owner = owners.first else { return }
        edits.insert("(", at: object.codeRange.lowerBound)
        edits.insert(" as? \(owner.name))" + (chained == nil ? "?" : ""), at: object.codeRange.upperBound)
    }

    /// Whether the call is one of an optional method, and not of a closure in an optional property.
    private func isOptionalRequirement(
        _ name: String, labels: [String], of base: ExprSyntax, in node: FunctionCallExprSyntax
    ) -> Bool {
        // Closures have no labels.
        if labels.contains(where: { $0 != "_" }) { return true }
        let isDeclared = index.optionalRequirements.contains {
            $0 == ObjectiveCName.declName(name, labels) || node.trailingClosure != nil && $0.hasPrefix(name + "(")
        }
        let isClosure = index.closureProperties.contains(name)
        if isDeclared, !isClosure { return true }
        if isClosure, !isDeclared { return false }
        if FileRewriter.isOptionalMethodOfUIKit(name) { return true }
        let owner = base.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init)
        let word = (owner ?? "").lowercased()
        return ["delegate", "datasource"].contains { word.hasSuffix($0) }
    }

    /// UIKit's optional methods begin with their sender; those of objects that animate are named.
    private static func isOptionalMethodOfUIKit(_ name: String) -> Bool {
        if methodsWithoutSender.contains(name) { return true }
        return senders.contains { sender in
            guard name.hasPrefix(sender) else { return false }
            let rest = name.dropFirst(sender.count)
            return ["Did", "Will", "Should", "Preferred", "Supported"].contains { rest.hasPrefix($0) }
        }
    }

    private static let senders = [
        "application", "collectionView", "gestureRecognizer", "navigationController", "pageViewController",
        "popoverController", "popoverPresentationController", "presentationController", "scene", "scrollView",
        "searchBar", "sheetPresentationController", "splitViewController", "tabBarController", "tableView",
        "textField", "textView",
    ]

    private static let methodsWithoutSender: Set = [
        "addAnimations", "addCompletion", "animationDidStart", "didDismissSearchController",
        "didPresentSearchController", "layerWillDraw", "willDismissSearchController", "willPresentSearchController",
    ]

    // MARK: Implementations

    /// A subclass cannot add an optional method to the conformance of its superclass.
    func lint(_ node: FunctionDeclSyntax) {
        guard index.optionalRequirements.contains(node.declName), !node.modifiers.contains(named: "override"),
            let name = node.enclosingTypeName, let type = index.types[name], type.kind == .classType
        else { return }
        let protocols = index.types.values.filter {
            $0.isObjectiveCProtocol && $0.optionalRequirements.contains(node.declName)
        }.map(\.name)
        guard !type.inherited.contains(where: protocols.contains) else { return }
        guard let base = index.superclasses(of: type).first(where: { $0.inherited.contains(where: protocols.contains) })
        else { return }
        report(
            .warning, at: node,
            "\(base.name) conforms to the protocol without \(node.declName), so this method is never called. "
                + "Implement it in \(base.name) and override it here.")
    }
}

extension FunctionCallExprSyntax {
    fileprivate var isAwaited: Bool {
        var next = parent
        while let node = next, !node.is(CodeBlockItemSyntax.self) {
            if node.is(AwaitExprSyntax.self) { return true }
            next = node.parent
        }
        return false
    }
}
