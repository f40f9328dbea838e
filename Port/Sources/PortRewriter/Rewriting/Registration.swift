/// Writes code that offers a file's Objective-C methods by name.
struct Registration {
    private let index: TargetIndex
    private let file: Int
    private let name: String

    init(of file: Int, named name: String, in index: TargetIndex) {
        self.file = file
        self.name = name
        self.index = index
    }

    /// The code for the end of the file; nil if there is nothing to offer.
    ///
    /// An entry of the section `.init_array` runs before the app. It only stores a function.
    var code: String? {
        guard !name.hasSuffix("/main.swift"), name != "main.swift" else { return nil }
        let offers = offers(ofGeneric: true).map { type, lines in
            // The class of each set of type arguments creates its own members when it is first needed.
            if hasOffers(above: type) { return "" }
            if hasOffers(below: type) { return "extension \(type): _GenericClassMembers {}\n" }
            return "extension \(type): _GenericClassMembers { "
                + "nonisolated public static var _memberOwner: AnyClass { \(type).self }; "
                + "nonisolated public static func _createMembers() { \(lines.joined(separator: "; ")) } }\n"
        }
        let code = offers.joined() + (plainCode ?? "")
        return code.isEmpty ? nil : code
    }

    /// What generic classes that inherit from one another get in their bodies, with the offsets of the closing braces: a
    /// subclass overrides what its superclass offers.
    var classMembers: [(brace: Int, text: String)] {
        offers(ofGeneric: true).compactMap { type, lines in
            let inherits = hasOffers(above: type)
            guard inherits || hasOffers(below: type), let brace = index.types[type]?.closingBrace else { return nil }
            let modifiers = "nonisolated public \(inherits ? "override " : "")class"
            let calls = (inherits ? ["super._createMembers()"] : []) + lines
            return (
                brace,
                "; \(modifiers) var _memberOwner: AnyClass { \(type).self }; "
                    + "\(modifiers) func _createMembers() { \(calls.joined(separator: "; ")) } "
            )
        }
    }

    private func hasOffers(above name: String) -> Bool {
        index.types[name].map { index.superclasses(of: $0).contains(where: offersAsGeneric) } ?? false
    }

    private func hasOffers(below name: String) -> Bool {
        index.types.values.contains { type in
            offersAsGeneric(type) && index.superclasses(of: type).contains { $0.name == name }
        }
    }

    /// Whether the class is generic, and the file that declares it offers members of it.
    private func offersAsGeneric(_ type: TypeDeclaration) -> Bool {
        guard type.isReachable, type.isGeneric, type.kind == .classType, let file = type.file else { return false }
        let own = Registration(of: file, named: name, in: index)
        return !own.selectors(of: type).isEmpty || !own.properties(of: type).isEmpty
    }

    /// The types of the file with code that offers their members. A generic class offers those of the file that declares it.
    private func offers(ofGeneric isGeneric: Bool) -> [(type: String, lines: [String])] {
        let types = index.types.values.filter { type in
            type.isReachable && type.isGeneric == isGeneric
                && (!isGeneric || type.file == file && type.kind == .classType)
        }
        return types.sorted { $0.name < $1.name }.compactMap { type in
            let lines = selectors(of: type) + (isGeneric ? [] : segueActions(of: type)) + properties(of: type)
            return lines.isEmpty ? nil : (type.name, lines)
        }
    }

    private var plainCode: String? {
        let parts = offers(ofGeneric: false)
        guard !parts.isEmpty else { return nil }
        // Each class has a function of its own name, because a subclass would override another one.
        func function(_ type: String) -> String { "_createSelectorsOf" + type.filter { $0 != "." } }
        let extensions = parts.map { part in
            "extension \(part.type) { nonisolated fileprivate static func \(function(part.type))() { "
                + part.lines.joined(separator: "; ") + " } }"
        }
        let calls = parts.map { "\($0.type).\(function($0.type))()" }.joined(separator: "; ")
        return extensions.joined(separator: "\n")
            + "\n@section(\".init_array\") @used private let _selectorsOfThisFile: @convention(c) () -> Void = "
            + "{ _SelectorMethods.add { \(calls) } }\n"
    }

    private func properties(of type: TypeDeclaration) -> [String] {
        guard type.kind == .classType || type.kind == .external else { return [] }
        return type.keyedProperties.filter { $0.file == file }.map { property in
            let setter =
                property.isSettable ? ", { _KeyValueProperties.set(&$0.\(property.name), to: $1) }" : ""
            return
                "_KeyValueProperties.add(\"\(property.key)\", of: \(type.name).self, { $0.\(property.name) }\(setter))"
        }
    }

    private func segueActions(of type: TypeDeclaration) -> [String] {
        type.methods.filter { $0.file == file && $0.isLongSegueAction }.map { method in
            let values = ["coder", "sender as! \(method.parameterTypes[1])", "name"]
            let arguments = zip(method.labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }
            return
                "UIStoryboard.registerSegueAction(\"\(method.selector)\") { (owner: \(type.name), coder, sender, name) in "
                + "owner.\(method.name)(\(arguments.joined(separator: ", "))) }"
        }
    }

    private func selectors(of type: TypeDeclaration) -> [String] {
        guard type.kind == .classType || type.kind == .external else { return [] }
        let named = Dictionary(grouping: type.methods) { $0.declName }
        return type.methods.filter { method in
            // Methods without parameters that differ in their results cannot be told apart by what they are called with.
            let isAmbiguous = method.labels.isEmpty && (named[method.declName]?.count ?? 0) > 1
            return method.file == file && method.canBeSelected && index.isObjectiveC(method) && !isAmbiguous
        }.map { method in
            let isOverloaded = (named[method.declName]?.count ?? 0) > 1 && !method.labels.isEmpty
            let target = type.name + (method.isStatic ? ".Type" : "")
            let function =
                if method.labels.isEmpty {
                    // A name without labels also means methods with labels, such as `show(_:sender:)` of UIKit's classes.
                    "{ (target: \(target)) in { target.\(method.name)() } }"
                } else if isOverloaded || method.returnsSelf || method.isStatic {
                    "{ (target: \(target)) in \(typedCall(of: method)) }"
                } else {
                    "\(type.name).\(method.declName)"
                }
            return "_ = Selector(\"\(method.selector)\", \(function))"
        }
    }

    /// A function that calls one of several methods with the same name, which its parameters tell apart.
    private func typedCall(of method: MethodDeclaration) -> String {
        let names = method.labels.indices.map { "argument\($0)" }
        let parameters = zip(names, method.parameterTypes).map { "\($0): \($1)" }.joined(separator: ", ")
        let arguments = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
        return "{ (\(parameters)) in target.\(method.name)(\(arguments)) }"
    }
}
