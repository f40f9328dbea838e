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
    /// The declaration up to its body, without modifiers that only members of classes have.
    private let head: String
    /// What a caller writes after the object: the name and the arguments.
    private let access: String
    private let isSettable: Bool
    /// Whether a function in another extension can find overrides: not for static members.
    let canDispatch: Bool

    /// The name of an implementation that its class calls.
    static func implementationName(of name: String) -> String { "_extension_" + name }

    /// The declaration that calls the override of `types`, otherwise the implementation.
    func dispatching(to types: [String], isIsolated: Bool) -> String {
        func body(_ suffix: String) -> String {
            let calls = types.map { "if let target = self as? \($0) { return target.\(access)\(suffix) }" }
            return (calls + ["return \(MemberForwarding.implementationName(of: access))\(suffix)"])
                .joined(separator: "; ")
        }
        let isolation = isIsolated ? "@MainActor @preconcurrency " : ""
        guard isSettable else { return "\(isolation)\(head) { \(body("")) }" }
        let set = types.map { "if let target = self as? \($0) { target.\(access) = newValue; return }" }
            .joined(separator: "; ")
        let implementation = MemberForwarding.implementationName(of: access)
        return "\(isolation)\(head) { get { \(body("")) } nonmutating set { \(set); \(implementation) = newValue } }"
    }

    /// Nil if the arguments cannot be passed on: variadic ones.
    init?(_ node: FunctionDeclSyntax, access: String) {
        let parameters = node.signature.parameterClause.parameters
        guard parameters.allSatisfy({ $0.ellipsis == nil }) else { return nil }
        let name = MemberForwarding.implementationName(of: node.name.text)
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
        let signature =
            "func " + node.name.text + (node.genericParameterClause?.trimmedDescription ?? "")
            + node.signature.trimmedDescription + (node.genericWhereClause.map { " " + $0.trimmedDescription } ?? "")
        declaration = node.attributes.forwarded + node.modifiers.forwarded(access) + signature + " { \(call) }"
        head = node.attributes.forwarded + node.modifiers.ofProtocolExtension(access) + signature
        self.access = node.name.text + "(\(arguments.joined(separator: ", ")))"
        isSettable = false
        canDispatch = effects == nil && !node.modifiers.isStatic
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
        let implementation = MemberForwarding.implementationName(of: name.text)
        let body = isSettable ? "get { \(implementation) } set { \(implementation) = newValue }" : implementation
        declaration =
            node.attributes.forwarded + node.modifiers.forwarded(access)
            + "var \(name.text)\(type.trimmedDescription) { \(body) }"
        head =
            node.attributes.forwarded + node.modifiers.ofProtocolExtension(access)
            + "var \(name.text)\(type.trimmedDescription)"
        self.access = name.text
        self.isSettable = isSettable
        canDispatch = !node.modifiers.isStatic
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

    /// The modifiers that a member of a protocol's extension may have.
    fileprivate func ofProtocolExtension(_ access: String) -> String {
        forwarded(access).split(separator: " ").filter { $0 != "final" && $0 != "override" }
            .map { ($0 == "open" ? "public" : $0) + " " }.joined()
    }

    fileprivate var isStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }

    fileprivate var overrideRange: Range<Int>? { first { $0.name.text == "override" }?.codeRange }

    /// The access level that is written for an extension, and holds for its members; empty for none.
    var accessOfMembers: String {
        lazy.map(\.name.text).first { ["public", "package", "fileprivate"].contains($0) } ?? ""
    }
}
