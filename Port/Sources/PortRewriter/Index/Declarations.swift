/// A method of a type in the sources.
struct MethodDeclaration {
    let name: String
    /// One for each parameter; `_` for none.
    let labels: [String]
    /// The types of the parameters, as written.
    let parameterTypes: [String]
    /// The Objective-C name, from `@objc(name)` or by Swift's rule.
    let selector: String
    /// Whether Objective-C sees it because of its own attributes, or those of its type or extension.
    let isObjectiveC: Bool
    let isStatic: Bool
    let isOverride: Bool
    /// Whether the result is of the type of the receiver.
    let returnsSelf: Bool
    /// Whether it is a segue action with the coder, the sender and the segue's identifier.
    let isLongSegueAction: Bool
    /// Whether a selector can be created: not generic, neither async nor throwing, at most two parameters, and none that
    /// is inout or variadic.
    let canBeSelected: Bool
    /// The index of the file.
    let file: Int

    var declName: String { ObjectiveCName.declName(name, labels) }
}

/// A property that Objective-C finds by its key.
struct KeyedProperty {
    let name: String
    /// The Objective-C name, from `@objc(name)` or the Swift name.
    let key: String
    let isSettable: Bool
    /// The index of the file.
    let file: Int
}

/// A method or property in an extension.
struct ExtensionMember {
    /// The name, of methods with the labels.
    let name: String
    let isOverride: Bool
    /// The index of the file.
    let file: Int
    /// The offsets of the declaration in its file.
    let range: Range<Int>
    /// The access level that the extension gives the member; empty for none.
    let access: String
    /// How the class in another file calls it; nil if it cannot.
    let forwarding: MemberForwarding?
}

/// A type of the sources, with all its extensions in them. A type of another module has only extensions.
struct TypeDeclaration {
    enum Kind {
        case classType, protocolType, other, external
    }

    /// The name with those of the types around it.
    let name: String
    var kind = Kind.external
    /// The superclass and the protocols, as written.
    var inherited: [String] = []
    var isGeneric = false
    /// Whether extensions elsewhere in the file can name it.
    var isReachable = true
    var hasObjectiveCMembers = false
    /// Whether it is a protocol for Objective-C.
    var isObjectiveCProtocol = false
    var methods: [MethodDeclaration] = []
    /// The instance properties that Objective-C sees because of their own attributes, or those of their type or extension.
    var keyedProperties: [KeyedProperty] = []
    /// The properties, and those of which the type is a closure.
    var properties: Set<String> = []
    var closureProperties: Set<String> = []
    /// The properties of the type `AnyObject`, whose members Objective-C looks up.
    var untypedProperties: Set<String> = []
    /// What its extensions declare.
    var extensionMembers: [ExtensionMember] = []
    /// The names of its overrides.
    var overrides: Set<String> = []
    /// The names of the optional requirements, such as `didTap(_:)`; without labels for properties.
    var optionalRequirements: Set<String> = []
    /// Whether it is a protocol with the requirement `init()`.
    var requiresPlainInitializer = false
    /// The file of the class itself, and the offset of its closing brace.
    var file: Int?
    var closingBrace: Int?
}
