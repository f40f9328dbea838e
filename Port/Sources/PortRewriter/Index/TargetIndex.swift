/// All types of a target.
struct TargetIndex {
    private(set) var types: [String: TypeDeclaration] = [:]
    /// The names of all optional requirements, such as `didTap(_:)`.
    private(set) var optionalRequirements: Set<String> = []
    /// The requirements of protocols for Objective-C: their implementations are Objective-C methods.
    private(set) var objectiveCRequirements: Set<String> = []
    private(set) var closureProperties: Set<String> = []
    /// The properties that are of the type `AnyObject` in each type of the sources that declares them.
    private(set) var untypedProperties: Set<String> = []
    /// The names of the types of the sources, without the types around them, of their aliases and global variables.
    private var declaredNames: Set<String> = []
    private var aliasedTypes: [String: String] = [:]
    /// The names of generic parameters and associated types.
    private(set) var placeholders: Set<String> = []
    /// The first file with a test case of XCTest; nil for a module without tests.
    private(set) var firstTestFile: Int?
    /// Whether the module has test cases of XCTest.
    var hasTests: Bool { firstTestFile != nil }
    /// The protocols with the requirement `init()` that extensions give to classes of UIKit or Foundation.
    private(set) var initializedProtocols: Set<String> = []
    /// The members of extensions of UIKit's classes that other extensions or subclasses override, by name.
    private(set) var dispatchedMembers: [String: DispatchedMember] = [:]

    init(_ files: [ParsedFile]) {
        for (index, file) in files.enumerated() {
            let visitor = IndexVisitor(file: index)
            visitor.walk(file.tree)
            for type in visitor.types { merge(type) }
            declaredNames.formUnion(visitor.aliases)
            aliasedTypes.merge(visitor.aliasedTypes) { first, _ in first }
            placeholders.formUnion(visitor.placeholders)
            if firstTestFile == nil, visitor.hasTestCase { firstTestFile = index }
        }
        for type in types.values where type.kind != .external {
            declaredNames.insert(type.name.split(separator: ".").last.map(String.init) ?? type.name)
        }
        untypedProperties = types.values.reduce(into: []) { $0.formUnion($1.untypedProperties) }
        for type in types.values {
            untypedProperties.subtract(type.properties.subtracting(type.untypedProperties))
            closureProperties.formUnion(type.closureProperties)
            guard type.isObjectiveCProtocol else { continue }
            optionalRequirements.formUnion(type.optionalRequirements)
            objectiveCRequirements.formUnion(type.methods.map(\.declName))
        }
        let required = Set(types.values.filter(\.requiresPlainInitializer).map(\.name))
        for type in types.values where type.kind == .external && TargetIndex.isApplesClass(type.name) {
            initializedProtocols.formUnion(required.intersection(type.inherited))
        }
        dispatchedMembers = DispatchedMember.all(in: self)
    }

    private mutating func merge(_ part: TypeDeclaration) {
        guard var known = types[part.name] else {
            types[part.name] = part
            return
        }
        if part.kind != .external {
            known.kind = part.kind
            known.isGeneric = part.isGeneric
            known.isReachable = part.isReachable
            known.hasObjectiveCMembers = part.hasObjectiveCMembers
            known.isObjectiveCProtocol = part.isObjectiveCProtocol
            known.requiresPlainInitializer = part.requiresPlainInitializer
            known.file = part.file
            known.closingBrace = part.closingBrace
            known.inherited = part.inherited + known.inherited
        } else {
            known.inherited += part.inherited
        }
        known.methods += part.methods
        known.keyedProperties += part.keyedProperties
        known.properties.formUnion(part.properties)
        known.closureProperties.formUnion(part.closureProperties)
        known.untypedProperties.formUnion(part.untypedProperties)
        known.extensionMembers += part.extensionMembers
        known.overrides.formUnion(part.overrides)
        known.optionalRequirements.formUnion(part.optionalRequirements)
        types[part.name] = known
    }

    /// Whether the sources declare a type called `name`, also inside another one, or as an alias, or a global variable.
    func declares(_ name: String) -> Bool { declaredNames.contains(name) }

    /// What the alias `name` means, as written; nil if there is no such alias.
    func aliasedType(_ name: String) -> String? { aliasedTypes[name] }

    /// The type that `name` means inside the type `context`; nil if it is not in the sources.
    func type(named name: String, in context: String?) -> TypeDeclaration? {
        let plain = TargetIndex.withoutArguments(name)
        var scope = context
        while let outer = scope {
            if let found = types[outer + "." + plain] { return found }
            scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
        }
        return types[plain]
    }

    /// Whether a name is one of UIKit's or Core Animation's classes, or `NSObject`, as far as its letters tell.
    static func isApplesClass(_ name: String) -> Bool {
        let isOfUIKit = name.hasPrefix("UI") || name.hasPrefix("CA")
        return name == "NSObject" || isOfUIKit && name.dropFirst(2).first?.isUppercase == true
    }

    /// `Box` of `Box<Int>`.
    static func withoutArguments(_ name: String) -> String { String(name.prefix { $0 != "<" }) }

    /// The superclasses of a type that are in the sources, or extended in them: nearest first.
    func superclasses(of type: TypeDeclaration) -> [TypeDeclaration] {
        var result: [TypeDeclaration] = []
        var current = type
        while let next = current.inherited.lazy.compactMap({ self.type(named: $0, in: current.name) })
            .first(where: { $0.kind == .classType || $0.kind == .external }),
            next.name != type.name, !result.contains(where: { $0.name == next.name })
        {
            result.append(next)
            current = next
        }
        return result
    }

    /// The methods called `name` of a type, or of the nearest superclass that has one.
    func methods(named name: String, of type: TypeDeclaration) -> [MethodDeclaration] {
        for owner in [type] + superclasses(of: type) {
            let found = owner.methods.filter { $0.name == name }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The methods called `name` of every type.
    func methods(named name: String) -> [MethodDeclaration] {
        types.values.flatMap(\.methods).filter { $0.name == name }
    }

    /// Whether Objective-C can call the method by its name.
    func isObjectiveC(_ method: MethodDeclaration) -> Bool {
        method.isObjectiveC || objectiveCRequirements.contains(method.declName)
            || method.isOverride && TargetIndex.editActions.contains(method.selector)
    }

    /// Actions that menus and keys send by name to responders that implement them.
    private static let editActions: Set = [
        "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
        "toggleUnderline:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "increaseSize:", "decreaseSize:",
    ]
}
