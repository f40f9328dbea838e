import SwiftSyntax

/// How a class passes a member on to an implementation in an extension in another file, which may use what only that file
/// sees.
struct MemberForwarding {
    /// The declaration for the class: it calls the implementation.
    let declaration: String
    /// The new name of the implementation, and the offsets of the old one.
    let implementation: (name: String, range: Range<Int>)
    /// The offsets of the modifier `override`, if there is one.
    let overrideRange: Range<Int>?

    /// Nil if the arguments cannot be passed on: variadic ones.
    init?(_ node: FunctionDeclSyntax, access: String) {
        let parameters = node.signature.parameterClause.parameters
        guard parameters.allSatisfy({ $0.ellipsis == nil }) else { return nil }
        let name = "_extension_" + node.name.text
        let arguments = parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let type = parameter.type.trimmedDescription
            let value = (parameter.secondName ?? parameter.firstName).text
            return label + (type.hasPrefix("inout ") ? "&" : "") + value + (type.contains("@autoclosure") ? "()" : "")
        }
        let effects = node.signature.effectSpecifiers
        let call =
            (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
            + "\(name)(\(arguments.joined(separator: ", ")))"
        declaration =
            node.attributes.forwarded + node.modifiers.forwarded(access) + "func " + node.name.text
            + (node.genericParameterClause?.trimmedDescription ?? "") + node.signature.trimmedDescription
            + (node.genericWhereClause.map { " " + $0.trimmedDescription } ?? "") + " { \(call) }"
        implementation = (name, node.name.codeRange)
        overrideRange = node.modifiers.overrideRange
    }

    /// Nil for a property with observers, or without a type.
    init?(_ node: VariableDeclSyntax, access: String) {
        guard node.bindings.count == 1, let binding = node.bindings.first, let type = binding.typeAnnotation,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let block = binding.accessorBlock
        else { return nil }
        var isSettable = false
        if case .accessors(let accessors) = block.accessors {
            let kinds = accessors.map(\.accessorSpecifier.text)
            guard kinds.contains("get") else { return nil }
            isSettable = kinds.contains("set")
        }
        let implementation = "_extension_" + name.text
        let body = isSettable ? "get { \(implementation) } set { \(implementation) = newValue }" : implementation
        declaration =
            node.attributes.forwarded + node.modifiers.forwarded(access)
            + "var \(name.text)\(type.trimmedDescription) { \(body) }"
        self.implementation = (implementation, name.codeRange)
        overrideRange = node.modifiers.overrideRange
    }
}

extension AttributeListSyntax {
    /// The attributes that mean something without Objective-C.
    fileprivate var forwarded: String {
        map(\.trimmedDescription).filter { !$0.hasPrefix("@objc") && !$0.hasPrefix("@IB") }.map { $0 + " " }.joined()
    }
}

extension DeclModifierListSyntax {
    fileprivate func forwarded(_ access: String) -> String {
        let names = map(\.trimmedDescription).filter { $0 != "dynamic" }
        let isExplicit = names.contains { ["public", "open", "package", "internal", "fileprivate"].contains($0) }
        return ((isExplicit || access.isEmpty ? [] : [access]) + names).map { $0 + " " }.joined()
    }

    fileprivate var overrideRange: Range<Int>? { first { $0.name.text == "override" }?.codeRange }

    /// The access level that is written for an extension, and holds for its members; empty for none.
    var accessOfMembers: String {
        lazy.map(\.name.text).first { ["public", "package", "fileprivate"].contains($0) } ?? ""
    }
}
