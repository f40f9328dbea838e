/// A member of an extension of UIKit's class that subclasses or other extensions override. With Objective-C it is found
/// by the receiver's class; here a function of the same name asks for the class.
struct DispatchedMember {
    /// The member that is overridden.
    let base: ExtensionMember
    /// The class of the extension.
    let baseType: String
    /// The types with overrides that do not override one another; classes of the sources come first.
    let overriders: [String]

    /// All such members of a target, by name. A member of the same name in extensions of several classes stays.
    static func all(in index: TargetIndex) -> [String: DispatchedMember] {
        let externals = index.types.values.filter { $0.kind == .external }.sorted { $0.name < $1.name }
        var bases: [String: [(member: ExtensionMember, type: String)]] = [:]
        var overriders: [String: [String]] = [:]
        for type in externals {
            for member in type.extensionMembers {
                if member.isOverride {
                    overriders[member.name, default: []].append(type.name)
                } else if member.forwarding?.canDispatch == true {
                    bases[member.name, default: []].append((member, type.name))
                }
            }
        }
        var result: [String: DispatchedMember] = [:]
        for (name, candidates) in bases {
            guard candidates.count == 1, let base = candidates.first else { continue }
            let all = classes(overriding: name, of: base.type, in: index) + (overriders[name] ?? [])
            guard !all.isEmpty else { continue }
            result[name] = DispatchedMember(base: base.member, baseType: base.type, overriders: all)
        }
        return result
    }

    /// The classes whose override of the member overrides that of no other class of the sources.
    private static func classes(overriding name: String, of base: String, in index: TargetIndex) -> [String] {
        index.types.values.filter { type in
            type.kind == .classType && type.overrides.contains(name) && inherits(type, base, index)
                && !index.superclasses(of: type).contains { superclass in
                    superclass.kind == .classType
                        && (superclass.methods.contains { $0.declName == name } || superclass.properties.contains(name))
                }
        }.map(\.name).sorted()
    }

    /// Whether the superclass of `type` in another module is, as far as its name tells, the class `base` or one of its
    /// subclasses.
    private static func inherits(_ type: TypeDeclaration, _ base: String, _ index: TargetIndex) -> Bool {
        let chain = [type] + index.superclasses(of: type)
        guard let root = chain.last.map({ $0.inherited.first ?? $0.name }) else { return false }
        if base == "NSObject" || chain.contains(where: { $0.name == base }) || root == base { return true }
        guard root.hasPrefix("UI") else { return false }
        switch base {
        case "UIResponder": return true
        case "UIViewController": return root.hasSuffix("Controller")
        case "UIView": return !root.hasSuffix("Controller")
        default: return false
        }
    }
}
