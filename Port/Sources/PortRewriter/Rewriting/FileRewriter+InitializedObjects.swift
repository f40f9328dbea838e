import SwiftSyntax

/// Protocols with the requirement `init()` that an extension gives to a class of UIKit or Foundation.
///
/// Objective-C lets a metatype call every initializer; Swift wants a `required` one, which an extension cannot declare.
/// The requirement is renamed to `init(_made:)`, which an extension of the protocol implements for such classes with the
/// means of `_MadeByClass`, and for the classes of the sources with their own `init()`.
extension FileRewriter {
    /// The requirement, and what implements it.
    func rewriteInitializerRequirement(_ node: InitializerDeclSyntax) {
        let parameters = node.signature.parameterClause
        guard parameters.parameters.isEmpty,
            let owner = node.parent?.parent?.parent?.parent?.as(ProtocolDeclSyntax.self),
            index.initializedProtocols.contains(owner.name.text)
        else { return }
        let name = owner.name.text
        edits.insert("_made: Void", at: parameters.rightParen.codeRange.lowerBound)
        let access = owner.modifiers.contains(named: "public") ? "public " : ""
        let body = "\(access)init(_made: Void) { self.init() }"
        let line = file.location(of: node.initKeyword).line
        usesInstantiation = true
        defaults.append(("extension \(name) where Self: NSObject { \(body) }", line))
        let own = index.types.values.filter { type in
            type.kind == .classType && type.inherited.contains(name) && index.superclasses(of: type).isEmpty
                && type.inherited.first.map { !TargetIndex.isApplesClass($0) } ?? true
        }.map(\.name).sorted()
        guard !own.isEmpty else { return }
        defaults.append(
            (
                "\(access)protocol _\(name)ByInit { init() }; "
                    + "extension \(name) where Self: _\(name)ByInit { \(body) }", line
            ))
        for type in own { defaults.append(("extension \(type): _\(name)ByInit {}", line)) }
    }

    /// `self.init()` and `Self()` in an extension of such a protocol.
    func rewriteRequiredInitialization(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let open = node.rightParen,
            ["self.init", "Self.init", "Self"].contains(node.calledExpression.trimmedDescription),
            let owner = node.enclosingTypeName, index.initializedProtocols.contains(owner)
        else { return }
        edits.insert("_made: ()", at: open.codeRange.lowerBound)
    }
}
