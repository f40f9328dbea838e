/// One line of the tables of Apple's API: a type, a member, or a global function or value.
struct Row {
    enum Kind: String {
        case `class`, `struct`, `enum`, `protocol`, `typealias`
        case `init`, `func`, `var`, `case`, `operator`, `subscript`

        /// Whether the line declares a type that can own others.
        var isType: Bool {
            switch self {
            case .class, .struct, .enum, .protocol: true
            case .typealias, .`init`, .func, .var, .case, .operator, .subscript: false
            }
        }
    }

    var module: String
    /// The dotted path of the type it belongs to; empty for globals.
    var owner: String
    var kind: Kind
    /// The name in Swift: `insetBy(dx:dy:)`, `isHidden`, `UIView`.
    var name: String
    /// `(A,B) throws->C` of a function, the type of a variable, the parents of a type.
    var signature: String
    var isStatic = false
    var isSettable = false
    var isOptional = false
    var isRequirement = false
    var isFailable = false
    var isDeprecated = false
    /// The number of parameters with a default; `Signature` determines which.
    var defaults = 0

    /// Its path in Apple's documentation.
    var path: String { owner.isEmpty ? name : "\(owner).\(name)" }

    /// `insetBy` of `insetBy(dx:dy:)`.
    var baseName: String { kind == .operator || hasLabels ? String(name.prefix { $0 != "(" }) : name }

    /// `dx` and `dy` of `insetBy(dx:dy:)`.
    var labels: [String] {
        guard hasLabels, let bracket = name.firstIndex(of: "(") else { return [] }
        return name[name.index(after: bracket)...].dropLast().split(separator: ":").map(String.init)
    }

    private var hasLabels: Bool { name.hasSuffix(")") }

    /// The identity of a member: unique within a type, and shared with the member that it overrides.
    var identity: String {
        let parameters = kind == .var ? "" : Signature(signature)?.parameters.map(\.type).joined(separator: ",") ?? ""
        return "\(isStatic ? "static " : "")\(name) \(parameters)"
    }
}

extension Row {
    /// The same function without its trailing parameters that have a default. In Swift, unlike in Objective-C, a
    /// protocol requirement cannot have defaults.
    func withoutDefaults() -> Row {
        guard let signature = Signature(signature) else { return self }
        let kept = max(0, labels.count - defaults)
        var shorter = self
        shorter.name = "\(baseName)(\(labels.prefix(kept).map { "\($0):" }.joined()))"
        shorter.signature =
            "(\(signature.parameters.prefix(kept).map(\.type).joined(separator: ",")))"
            + " \(signature.effects)->\(signature.result)"
        shorter.defaults = 0
        return shorter
    }
}

/// Why a line was not declared.
enum Refusal: Hashable {
    /// The table of later systems has its Objective-C name.
    case noSwiftName
    /// The table of later systems has its name without a type.
    case noSwiftType
    /// `init(__type:)`: Apple replaces it with another declaration.
    case refinedForSwift
    case namesUnknownType(String)
    case unknownOwner
    case duplicate

    var words: String {
        switch self {
        case .noSwiftName: "the table has only Objective-C's name"
        case .noSwiftType: "the table has a name without a type"
        case .refinedForSwift: "hidden from Swift by two underscores"
        case .namesUnknownType: "names a type that is nowhere"
        case .unknownOwner: "belongs to a type without a Swift name"
        case .duplicate: "is listed twice"
        }
    }
}
