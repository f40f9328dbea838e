/// One line of the tables of Apple's API: a type, a member of one, or a global function or value.
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
    /// As Swift spells it: `insetBy(dx:dy:)`, `isHidden`, `UIView`.
    var name: String
    /// `(A,B) throws->C` of a function, the type of a variable, the parents of a type.
    var signature: String
    var isStatic = false
    var isSettable = false
    var isOptional = false
    var isRequirement = false
    var isFailable = false
    var isDeprecated = false
    /// How many parameters have a default; `Signature` finds out which.
    var defaults = 0

    /// Where a reader of Apple's documentation finds it.
    var path: String { owner.isEmpty ? name : "\(owner).\(name)" }

    /// What two members of one type cannot have in common, and what a member shares with the one that it overrides.
    var identity: String {
        let parameters = kind == .var ? "" : Signature(signature)?.parameters.map(\.type).joined(separator: ",") ?? ""
        return "\(isStatic ? "static " : "")\(name) \(parameters)"
    }
}

extension Row {
    /// The same function without the parameters at its end that have a default, for callers who leave them out: a
    /// requirement of a protocol cannot have defaults in Swift, as it can in Objective-C.
    func withoutDefaults() -> Row {
        guard let signature = Signature(signature) else { return self }
        let (base, labels) = Declarations.labels(of: name)
        let kept = max(0, labels.count - defaults)
        var shorter = self
        shorter.name = "\(base)(\(labels.prefix(kept).map { "\($0):" }.joined()))"
        shorter.signature =
            "(\(signature.parameters.prefix(kept).map(\.type).joined(separator: ",")))"
            + " \(signature.effects)->\(signature.result)"
        shorter.defaults = 0
        return shorter
    }
}

/// Why a line became no declaration.
enum Refusal: Hashable {
    /// The table of later systems has it as Objective-C spells it.
    case noSwiftName
    /// The table of later systems has its name without a type.
    case noSwiftType
    /// `init(__type:)`: Apple hides it behind a better one.
    case refinedForSwift
    case namesUnknownType(String)
    case unknownOwner
    case duplicate
    /// Its class inherits the name with a type that it cannot narrow without Objective-C.
    case narrowsInherited

    var words: String {
        switch self {
        case .noSwiftName: "the table has only Objective-C's name"
        case .noSwiftType: "the table has a name without a type"
        case .refinedForSwift: "hidden from Swift by two underscores"
        case .namesUnknownType: "names a type that is nowhere"
        case .unknownOwner: "belongs to a type without a Swift name"
        case .duplicate: "stands twice"
        case .narrowsInherited: "narrows what it inherits"
        }
    }
}
