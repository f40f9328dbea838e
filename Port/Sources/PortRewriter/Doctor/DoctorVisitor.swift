import SwiftSyntax

/// Finds names and constructs in one file.
final class DoctorVisitor: SyntaxVisitor {
    private let file: ParsedFile
    private let index: TargetIndex
    private let library: LibraryNames
    private let findings: Findings
    /// The modules that some file of the project imports.
    private let imported: Set<String>

    init(
        _ file: ParsedFile, index: TargetIndex, library: LibraryNames, findings: Findings, imported: Set<String>
    ) {
        self.imported = imported
        self.file = file
        self.index = index
        self.library = library
        self.findings = findings
        super.init(viewMode: .sourceAccurate)
    }

    private func place(of node: some SyntaxProtocol) -> DoctorReport.Place {
        .init(path: file.path, line: file.location(of: node).line)
    }

    /// What is not compiled needs nothing.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        BuildConditions.excludes(node) ? .skipChildren : .visitChildren
    }

    // MARK: Names

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        addType(node.name.text, at: node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
        if !isMember {
            addType(node.baseName.text, at: node)
            addFunction(node.baseName.text, at: node)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        if let owner = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, isApple(owner),
            library.types.contains(owner), name != "self", name != "Type"
        {
            addMember(name, of: owner, at: node)
        }
        addRuntimeCall(name, at: node)
        return .visitChildren
    }

    private func isApple(_ name: String) -> Bool {
        let prefix = name.prefix(2)
        guard name.count > 3, ["UI", "CA", "CG"].contains(prefix), !index.declares(name), name != "UIKit" else {
            return false
        }
        let rest = name.dropFirst(2)
        return rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
    }

    private func addType(_ name: String, at node: some SyntaxProtocol) {
        if !index.declares(name), let owner = AbsentModules.owner(of: name, among: imported) {
            findings.add(construct: "\(name) of \(owner.module)", .needsHand, owner.advice + ".", at: place(of: node))
            return
        }
        guard isApple(name) else { return }
        let isThere =
            (library.types.contains(name) || library.baseNames.contains(name)
                || DoctorVisitor.foundation.contains(name)) && library.unavailable[name] == nil
        if !isThere {
            findings.add(name: name, .missing, library.alternative(to: name), at: place(of: node))
        } else if let difference = library.differences[name] {
            findings.add(name: name, .different, difference, at: place(of: node))
        } else {
            findings.add(name: name, .there, nil, at: place(of: node))
        }
    }

    /// Types with these prefixes that Foundation has.
    private static let foundation: Set = ["CGFloat", "CGRect", "CGPoint", "CGSize", "CGRectEdge"]

    private func addMember(_ name: String, of owner: String, at node: some SyntaxProtocol) {
        let full = owner + "." + name
        // Extensions of the project, also of superclasses and of protocols that a type may conform to.
        let isOwn = index.types.values.contains { type in
            (type.name == owner || type.kind == .protocolType || library.ancestors(of: owner).contains(type.name))
                && (type.properties.contains(name) || type.methods.contains { $0.name == name })
        }
        if isOwn || name.first?.isUppercase == true { return }
        if let difference = library.differences[full] {
            findings.add(name: full, .different, difference, at: place(of: node))
        } else if !library.hasMember(name, of: owner), !["init", "allCases"].contains(name) {
            findings.add(name: full, .missing, library.unavailable[full], at: place(of: node))
        } else {
            findings.add(name: full, .there, nil, at: place(of: node))
        }
    }

    // MARK: Overrides and attributes

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(named: "override"), let name = node.enclosingTypeName,
            let type = index.types[name]
        else { return .visitChildren }
        let superclasses = index.superclasses(of: type)
        let extended = library.ancestors(of: (superclasses.last ?? type).name).compactMap { index.types[$0] }
        let isOwn = (superclasses + extended).contains { $0.methods.contains { $0.declName == node.declName } }
        if let advice = DoctorVisitor.runtimeOverrides[node.name.text] {
            findings.add(construct: "override " + node.declName, .needsHand, advice, at: place(of: node))
        } else if !isOwn, overridesLibrary(superclasses.last ?? type) {
            let isThere = library.members.contains(node.declName)
            findings.add(
                name: "override " + node.declName, isThere ? .there : .missing, nil, at: place(of: node))
        }
        return .visitChildren
    }

    /// Whether the superclass of `type`, or the type that it extends, is UIKit's; otherwise a method may be of another
    /// module, or of an extension of the project.
    private func overridesLibrary(_ type: TypeDeclaration) -> Bool {
        let superclass = type.inherited.first.map(TargetIndex.withoutArguments)
        return [type.name, superclass].compactMap { $0 }.contains { library.declares($0) }
    }

    private static let runtimeOverrides = [
        "responds": "it cannot be overridden here: forward each delegate method in code.",
        "forwardingTarget": "messages are not forwarded here: forward each delegate method in code.",
        "setValue": "it cannot be overridden here: observe the property, or give it a setter.",
        "value": "it cannot be overridden here: give the class a property.",
    ]

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(named: "override"), let name = node.enclosingTypeName,
            let type = index.types[name],
            let property = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let advice = DoctorVisitor.fixedProperties[property],
            !index.superclasses(of: type).contains(where: { $0.properties.contains(property) })
        else { return .visitChildren }
        findings.add(construct: "override " + property, .needsHand, advice, at: place(of: node))
        return .visitChildren
    }

    /// The properties of UIKit's classes that subclasses cannot override here.
    private static let fixedProperties = [
        "layer": "it cannot be overridden here: override layerClass, and give the typed layer another name.",
        "tabBarController": "it cannot be overridden here: give the property another name.",
        "searchController": "it cannot be overridden here: set the property.",
    ]

    private static let rewrittenAttributes: Set = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "UIApplicationMain",
    ]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if DoctorVisitor.rewrittenAttributes.contains(name) {
            findings.add(construct: "@" + name, .rewritten, at: place(of: node))
        } else {
            addType(name, at: node)
        }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "optional" { findings.add(construct: "@objc optional", .rewritten, at: place(of: node)) }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.macroName.text
        guard ["selector", "keyPath"].contains(name) else { return .visitChildren }
        findings.add(construct: "#" + name, .rewritten, at: place(of: node))
        return .visitChildren
    }

    // MARK: Objective-C's runtime

    private static let runtimeFunctions: Set = [
        "method_exchangeImplementations", "class_getInstanceMethod", "class_getClassMethod", "class_addMethod",
        "class_replaceMethod", "method_setImplementation", "object_setClass", "objc_getClass", "class_copyMethodList",
        "class_getMethodImplementation", "method_getImplementation", "class_copyPropertyList", "class_copyIvarList",
    ]

    /// Functions of other modules that Linux lacks.
    private static let absentFunctions = [
        "os_signpost": "leave it out; there are no signposts on Linux.",
        "os_unfair_lock": "use NSLock; this lock is not on Linux.",
        "OSAllocatedUnfairLock": "use Mutex of Synchronization; this lock is not on Linux.",
        "OSSignposter": "leave it out; there are no signposts on Linux.",
    ]

    private func addFunction(_ name: String, at node: some SyntaxProtocol) {
        if let advice = DoctorVisitor.absentFunctions[name] {
            findings.add(construct: name, .needsHand, advice, at: place(of: node))
        }
        guard DoctorVisitor.runtimeFunctions.contains(name) else { return }
        findings.add(
            construct: name, .needsHand,
            "methods cannot be exchanged on Linux: subclass, or call a function of your own.",
            at: place(of: node))
    }

    private func addRuntimeCall(_ name: String, at node: MemberAccessExprSyntax) {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self) else { return }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        switch (name, labels) {
        case ("value", ["forKey"]), ("setValue", ["_", "forKey"]), ("value", ["forKeyPath"]),
            ("setValue", ["_", "forKeyPath"]), ("addObserver", ["_", "forKeyPath", "options", "context"]):
            findings.add(construct: "property by name", .rewritten, at: place(of: node))
        default:
            return
        }
    }
}
