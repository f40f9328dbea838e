import Foundation
import SwiftSyntax

/// `#selector` and `#keyPath`.
extension FileRewriter {
    /// The parts of a `#selector` or `#keyPath` argument.
    private struct Reference {
        /// The type before the name, as written or the enclosing one; nil outside of types.
        let type: String?
        /// The expression before the name, if it is a value.
        let value: String?
        let name: String
        /// Nil for a name without labels.
        let labels: [String]?
        /// The type after `as`.
        let cast: String?

        /// The name with its labels as written.
        var member: String { labels.map { ObjectiveCName.declName(name, $0) } ?? name }
    }

    func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard node.arguments.count == 1, let argument = node.arguments.first,
            let reference = reference(of: argument.expression)
        else {
            report(.error, at: node, "#selector needs one method. Write Selector(\"name:\", TypeName.name).")
            return
        }
        let replacement: String?
        switch argument.label?.text {
        case nil: replacement = selector(of: reference, at: node)
        case "getter": replacement = getter(of: reference)
        case "setter": replacement = setter(of: reference)
        case .some(let label):
            report(.error, at: node, "#selector has no form \"\(label):\". Use getter: or setter:.")
            return
        }
        guard let replacement else { return }
        usesSupport = true
        edits.replace(node.codeRange, with: replacement)
    }

    // MARK: Methods

    private func selector(of reference: Reference, at node: some SyntaxProtocol) -> String? {
        if let value = reference.value { return selector(of: reference, onValue: value) }
        guard let typeName = reference.type else {
            report(
                .error, at: node,
                "#selector(\(reference.member)) is outside of a type. Name the type: #selector(TypeName.\(reference.member))."
            )
            return nil
        }
        let type = index.type(named: typeName, in: node.enclosingTypeName)
        let all = methods(of: reference, in: type)
        // Of methods of the same name, Objective-C may have only one.
        let visible = all.filter(index.isObjectiveC)
        let candidates = reference.labels == nil && visible.count == 1 ? visible : all
        if reference.labels == nil, reference.cast == nil, Set(candidates.map(\.declName)).count > 1 {
            let names = Set(candidates.map(\.declName)).sorted().joined(separator: ", ")
            report(.error, at: node, "ambiguous use of '\(reference.name)': there are \(names). Write the labels.")
            return nil
        }
        let name = selectorName(of: reference, among: candidates, in: type)
        let isProtocol = type?.kind == .protocolType || typeName == "UIResponderStandardEditActions"
        // Methods of protocols are found by name, because only some objects implement an optional one.
        if isProtocol || candidates.first.map({ !$0.canBeSelected }) ?? ((reference.labels?.count ?? 0) > 2) {
            return "Selector(\"\(name)\")"
        }
        if let method = candidates.first, method.isStatic {
            let call = "target.\(method.name)" + (method.labels.isEmpty ? "" : "(" + labelsText(method.labels) + ")")
            return "Selector(\"\(name)\", { (target: \(typeName).Type) in \(call) })"
        }
        let cast = reference.cast.map { " as " + isolated($0) } ?? ""
        let member = candidates.count < all.count ? only(candidates[0], of: typeName) : reference.member
        return "Selector(\"\(name)\", \(typeName).\(member)\(cast))"
    }

    /// The method with what tells it from others of its name.
    private func only(_ method: MethodDeclaration, of type: String) -> String {
        method.labels.isEmpty ? "\(method.name) as " + isolated("(\(type)) -> () -> Void") : method.declName
    }

    private func labelsText(_ labels: [String]) -> String { labels.map { $0 + ":" }.joined() }

    /// `(Page) -> (UIButton) -> Void` as methods of the main actor have it.
    private func isolated(_ type: String) -> String {
        guard !type.contains("@MainActor"), type.hasPrefix("("), let arrow = type.range(of: "->") else { return type }
        let rest = type[arrow.upperBound...].drop { $0 == " " }
        guard rest.contains("->") else { return type }
        return "@MainActor \(type[..<arrow.lowerBound])-> @MainActor \(rest)"
    }

    private func methods(of reference: Reference, in type: TypeDeclaration?) -> [MethodDeclaration] {
        guard let type else { return [] }
        let found = index.methods(named: reference.name, of: type)
        guard let labels = reference.labels else { return found }
        let matching = found.filter { $0.labels == labels }
        return matching.isEmpty
            ? index.superclasses(of: type).flatMap(\.methods).filter {
                $0.name == reference.name && $0.labels == labels
            } : matching
    }

    private func selectorName(
        of reference: Reference, among candidates: [MethodDeclaration], in type: TypeDeclaration?
    ) -> String {
        if let known = candidates.first { return known.selector }
        if let labels = reference.labels { return ObjectiveCName.selector(ofMethod: reference.name, labels: labels) }
        // A method of UIKit, without labels: of the same name in the sources, or one that takes its sender.
        let others = Set(index.methods(named: reference.name).filter(\.isOverride).map(\.selector))
        if others.count == 1, let only = others.first { return only }
        return FileRewriter.unlabeledAppleMethods[reference.name] ?? reference.name
    }

    /// Methods of UIKit that apps name without labels.
    private static let unlabeledAppleMethods = [
        "endEditing": "endEditing:", "copy": "copy:", "paste": "paste:", "cut": "cut:", "selectAll": "selectAll:",
        "select": "select:", "delete": "delete:", "setNeedsLayout": "setNeedsLayout",
    ]

    /// `#selector(viewModel.refresh)`: the type is what the compiler finds.
    private func selector(of reference: Reference, onValue value: String) -> String {
        let candidates = index.methods(named: reference.name).filter {
            reference.labels == nil || $0.labels == reference.labels
        }
        let name =
            candidates.first?.selector
            ?? ObjectiveCName.selector(
                ofMethod: reference.name, labels: reference.labels ?? [])
        return "Selector(\"\(name)\", of: \(value)) { $0.\(reference.member) }"
    }

    // MARK: Properties

    private func getter(of reference: Reference) -> String {
        let owner = reference.type ?? "Any"
        return "Selector(\"\(reference.name)\", { (target: \(owner)) in { target.\(reference.name) } })"
    }

    private func setter(of reference: Reference) -> String {
        let owner = reference.type ?? "Any"
        let property = isOwn(reference) ? reference.name : ObjectiveCName.appleKey(of: reference.name)
        let name = ObjectiveCName.setter(of: property)
        return "Selector(\"\(name)\", { (target: \(owner)) in { target.\(reference.name) = $0 } })"
    }

    private func isOwn(_ reference: Reference) -> Bool {
        guard let type = reference.type.flatMap({ index.type(named: $0, in: nil) }) else { return false }
        return ([type] + index.superclasses(of: type)).contains { $0.properties.contains(reference.name) }
    }

    /// `#keyPath(Page.header.isHidden)` becomes `"header.hidden"`.
    func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first?.expression else { return }
        var names = argument.trimmedDescription.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
            .split(separator: ".").map(String.init)
        var owner: String?
        while let first = names.first, first.first?.isUppercase == true {
            owner = owner.map { $0 + "." + first } ?? first
            names.removeFirst()
        }
        if names.first == "self" { names.removeFirst() }
        guard !names.isEmpty else {
            report(.error, at: node, "#keyPath needs a property. Write the key as a string.")
            return
        }
        let context = owner ?? node.enclosingTypeName
        let keys = names.enumerated().map { position, name in
            let isOwn =
                position == 0
                && isOwn(Reference(type: context, value: nil, name: name, labels: nil, cast: nil))
            return isOwn || index.types.values.contains { $0.kind != .external && $0.properties.contains(name) }
                ? name : ObjectiveCName.appleKey(of: name)
        }
        edits.replace(node.codeRange, with: "\"" + keys.joined(separator: ".") + "\"")
    }

    // MARK: Parsing the argument

    private func reference(of expression: ExprSyntax) -> Reference? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return reference(of: only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self), let method = reference(of: parts[0])
            else {
                return nil
            }
            return Reference(
                type: method.type, value: method.value, name: method.name, labels: method.labels,
                cast: parts[2].trimmedDescription)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return Reference(
                type: expression.enclosingTypeName, value: nil, name: name.baseName.text, labels: name.labels, cast: nil
            )
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        let written = base.trimmedDescription
        // `self?.tap` in a closure.
        let text = ["self?", "self!"].contains(written) ? "self" : written
        let isSelf = ["self", "Self", "super"].contains(text)
        if let aliased = index.aliasedType(text), !isSelf {
            return Reference(
                type: aliased, value: nil, name: member.declName.baseName.text, labels: member.declName.labels,
                cast: nil)
        }
        let lastName = TargetIndex.withoutArguments(text).split(separator: ".").last
        let isType = lastName?.first?.isUppercase == true && !text.contains("(")
        return Reference(
            type: isSelf ? expression.enclosingTypeName : isType ? text : nil, value: isSelf || isType ? nil : text,
            name: member.declName.baseName.text, labels: member.declName.labels, cast: nil)
    }
}

extension DeclReferenceExprSyntax {
    /// The labels of `name(_:for:)`; nil without parentheses.
    fileprivate var labels: [String]? { argumentNames.map { $0.arguments.map(\.name.text) } }
}
