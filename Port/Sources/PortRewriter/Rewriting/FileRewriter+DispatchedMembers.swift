import SwiftSyntax

/// Overrides of members that extensions of UIKit's classes declare; see `DispatchedMember`.
extension FileRewriter {
    func rewriteDispatchedOverride(_ node: FunctionDeclSyntax) {
        rewriteDispatchedOverride(node.declName, node.name.text, node.modifiers, Syntax(node))
    }

    func rewriteDispatchedOverride(_ node: VariableDeclSyntax) {
        guard let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        rewriteDispatchedOverride(name, name, node.modifiers, Syntax(node))
    }

    /// Lets the override hide the function that finds it, and call the overridden implementation.
    private func rewriteDispatchedOverride(
        _ name: String, _ baseName: String, _ modifiers: DeclModifierListSyntax, _ node: Syntax
    ) {
        guard let override = modifiers.first(where: { $0.name.text == "override" }),
            let member = index.dispatchedMembers[name], let type = node.enclosingTypeName,
            member.overriders.contains(type)
        else { return }
        edits.blank(override.codeRange, of: file)
        for call in SuperAccesses.all(of: baseName, in: node) {
            edits.replaceExactly(call.codeRange, with: "self.\(MemberForwarding.implementationName(of: baseName))")
        }
    }

    /// Renames the implementations that this file has, and adds the functions that find the overrides.
    func dispatchMembers(ofFile number: Int) {
        for (_, member) in index.dispatchedMembers.sorted(by: { $0.key < $1.key }) where member.base.file == number {
            guard let forwarding = member.base.forwarding else { continue }
            edits.replaceExactly(forwarding.implementation.range, with: forwarding.implementation.name)
            let line = file.bytes[..<member.base.range.lowerBound].count { $0 == 0x0A } + 1
            let declaration = forwarding.dispatching(to: member.overriders, isIsolated: isIsolated(member.baseType))
            usesSupport = true
            defaults.append(("extension NSObjectProtocol where Self: \(member.baseType) { \(declaration) }", line))
        }
    }

    private func isIsolated(_ type: String) -> Bool {
        type.hasPrefix("UI") && !["UIColor", "UIImage", "UIFont", "UIBezierPath"].contains(type)
    }
}

/// Finds `super.name`.
private final class SuperAccesses: SyntaxVisitor {
    private let name: String
    private var found: [MemberAccessExprSyntax] = []

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    static func all(of name: String, in node: Syntax) -> [MemberAccessExprSyntax] {
        let visitor = SuperAccesses(name)
        visitor.walk(node)
        return visitor.found
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name { found.append(node) }
        return .visitChildren
    }
}
