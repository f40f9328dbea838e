import SwiftSyntax

/// Methods that every object has with Objective-C, and that Foundation on Linux lacks.
extension FileRewriter {
    /// Methods of responders here: on iOS an extension of `NSObject` declares them.
    static let nibMethods: Set = ["awakeFromNib()", "prepareForInterfaceBuilder()"]
    private static let observeValue = "observeValue(forKeyPath:of:change:context:)"

    /// Lets a class without such a superclass declare the method that it overrides on iOS.
    func rewriteInformalOverride(_ node: FunctionDeclSyntax) {
        guard let override = node.modifiers.first(where: { $0.name.text == "override" }),
            isInformal(node.declName, in: node.enclosingTypeName)
        else { return }
        edits.blank(override.codeRange, of: file)
        guard node.declName == FileRewriter.observeValue else { return }
        usesSupport = true
        if let clause = node.enclosingClass?.inheritanceClause {
            edits.insert(", _KeyValueObserver", at: clause.inheritedTypes.codeRange.upperBound)
        } else if let type = node.enclosingTypeName, node.enclosingClass == nil {
            defaults.append(("extension \(type): _KeyValueObserver {}", file.location(of: node.funcKeyword).line))
        }
    }

    /// Methods by which objects answer for others. No superclass that is not in the sources declares them as methods that
    /// subclasses override.
    private static let forwarding: Set = ["responds(to:)", "forwardingTarget(for:)"]

    /// Lets a class that forwards messages compile: callers of its own type find its methods. UIKit does not.
    func rewriteForwardingOverride(_ node: FunctionDeclSyntax) {
        guard FileRewriter.forwarding.contains(node.declName),
            let override = node.modifiers.first(where: { $0.name.text == "override" }),
            let type = node.enclosingTypeName.flatMap({ index.type(named: $0, in: nil) }),
            !index.superclasses(of: type).contains(where: { superclass in
                superclass.methods.contains { $0.declName == node.declName }
            })
        else { return }
        edits.blank(override.codeRange, of: file)
        guard node.name.text == "forwardingTarget" else { return }
        report(
            .warning, at: node,
            "messages are not forwarded on Linux: implement the methods of the delegate in \(type.name), and call the "
                + "other object there.")
    }

    /// `super.init(coder: coder)` of a layer or an item of a bar: no archive has one here, so that there is nothing to
    /// decode.
    func rewriteCoderInitialization(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.trimmedDescription == "super.init", node.arguments.count == 1,
            let argument = node.arguments.first, argument.label?.text == "coder",
            let type = node.enclosingTypeName.flatMap({ index.type(named: $0, in: nil) })
        else { return }
        let root = index.superclasses(of: type).filter { $0.kind == .classType }.last ?? type
        let superclass = root.inherited.first ?? ""
        let isOwn = index.superclasses(of: type).contains { $0.kind == .classType }
        guard !isOwn, superclass.hasSuffix("Layer") || FileRewriter.barItems.contains(superclass) else { return }
        edits.replace(argument.codeRange, with: "")
    }

    private static let barItems: Set = ["UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem"]
    private static let encode = "encode(with:)"

    /// Views and controllers are not archived here: the method that does it is one of the class itself.
    func rewriteEncodingOverride(_ node: FunctionDeclSyntax) {
        guard node.declName == FileRewriter.encode, isEncoded(node.enclosingTypeName),
            let override = node.modifiers.first(where: { $0.name.text == "override" })
        else { return }
        edits.blank(override.codeRange, of: file)
    }

    func rewriteEncodingSuperCall(_ node: FunctionCallExprSyntax) {
        guard node.calledExpression.trimmedDescription == "super.encode", isEncoded(node.enclosingTypeName),
            node.arguments.first?.label?.text == "with", node.parent?.is(CodeBlockItemSyntax.self) == true
        else { return }
        edits.blank(node.codeRange, of: file)
    }

    /// Whether UIKit's superclass would encode itself, and no superclass of the sources does.
    private func isEncoded(_ name: String?) -> Bool {
        guard let type = name.flatMap({ index.type(named: $0, in: nil) }) else { return false }
        let superclasses = index.superclasses(of: type).filter { $0.kind == .classType }
        if superclasses.contains(where: { $0.methods.contains { $0.declName == FileRewriter.encode } }) { return false }
        return TargetIndex.isApplesClass((superclasses.last ?? type).inherited.first ?? "")
    }

    /// `super.awakeFromNib()` of such a class does nothing on iOS, too.
    func rewriteInformalSuperCall(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true, node.parent?.is(CodeBlockItemSyntax.self) == true
        else { return }
        let name = ObjectiveCName.declName(
            member.declName.baseName.text, node.arguments.map { $0.label?.text ?? "_" })
        guard FileRewriter.nibMethods.contains(name), isInformal(name, in: node.enclosingTypeName) else { return }
        edits.blank(node.codeRange, of: file)
    }

    /// Whether no superclass declares the method.
    private func isInformal(_ name: String, in typeName: String?) -> Bool {
        guard FileRewriter.nibMethods.contains(name) || name == FileRewriter.observeValue,
            let type = typeName.flatMap({ index.type(named: $0, in: nil) })
        else { return false }
        let superclasses = index.superclasses(of: type).filter { $0.kind == .classType }
        if superclasses.contains(where: { $0.methods.contains { $0.declName == name } }) { return false }
        let superclass = (superclasses.last ?? type).inherited.first ?? ""
        return name == FileRewriter.observeValue || FileRewriter.plainClasses.contains(superclass)
    }

    /// The classes of which nibs have objects that are no responders.
    private static let plainClasses: Set = [
        "NSObject", "NSLayoutConstraint", "UIGestureRecognizer", "UITapGestureRecognizer", "UIPanGestureRecognizer",
        "UILongPressGestureRecognizer", "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem",
        "UICollectionViewLayout", "UICollectionViewFlowLayout",
    ]

    /// `type(of: object).description()` of an object of any class is its class's name.
    func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description",
            let type = member.base?.as(FunctionCallExprSyntax.self), type.calledExpression.trimmedDescription == "type",
            type.arguments.first?.label?.text == "of"
        else { return }
        edits.insert("NSStringFromClass(", at: type.codeRange.lowerBound)
        edits.replaceExactly(type.codeRange.upperBound..<node.codeRange.upperBound, with: ")")
    }
}

extension SyntaxProtocol {
    /// The class around the node; nil inside an extension.
    fileprivate var enclosingClass: ClassDeclSyntax? {
        var next = parent
        while let node = next {
            if let found = node.as(ClassDeclSyntax.self) { return found }
            if node.is(ExtensionDeclSyntax.self) { return nil }
            next = node.parent
        }
        return nil
    }
}
