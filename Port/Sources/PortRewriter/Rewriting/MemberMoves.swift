import SwiftSyntax

/// Members of extensions that must be in their class: overrides, and methods that a subclass overrides.
struct MemberMoves {
    struct Move {
        let member: ExtensionMember
        /// The file of the class that gets the member, and the offset of its closing brace.
        let destination: (file: Int, brace: Int)
    }

    private(set) var moves: [Move] = []
    /// Members that cannot move, because their class is in another module.
    private(set) var stuck: [(member: ExtensionMember, type: String)] = []

    /// Overrides in extensions of classes of another module, which move into the classes of the sources that inherit.
    private(set) var spread: [(member: ExtensionMember, type: String)] = []

    init(_ index: TargetIndex) {
        for type in index.types.values.sorted(by: { $0.name < $1.name }) {
            guard type.kind == .classType || type.kind == .external else { continue }
            let overridden = MemberMoves.overriddenNames(of: type, in: index)
            for member in type.extensionMembers where member.isOverride || overridden.contains(member.name) {
                if type.kind == .external, index.dispatchedMembers[member.name] != nil { continue }
                let places = MemberMoves.destinations(of: member, in: type, index)
                moves += places.map { Move(member: member, destination: $0) }
                if places.isEmpty {
                    stuck.append((member, type.name))
                } else if type.kind == .external {
                    spread.append((member, type.name))
                }
            }
        }
    }

    /// The class of the member. For an override in an extension of another module's class, the classes of the sources
    /// that inherit from it directly and do not override the member: on iOS, their objects have it, too.
    private static func destinations(
        of member: ExtensionMember, in type: TypeDeclaration, _ index: TargetIndex
    ) -> [(file: Int, brace: Int)] {
        if let file = type.file, let brace = type.closingBrace { return [(file, brace)] }
        guard member.isOverride else { return [] }
        return index.types.values.sorted { $0.name < $1.name }.compactMap { subclass in
            guard subclass.kind == .classType, subclass.inherited.first == type.name,
                !subclass.overrides.contains(member.name), let file = subclass.file, let brace = subclass.closingBrace
            else { return nil }
            return (file, brace)
        }
    }

    /// The members that subclasses of `type` override.
    private static func overriddenNames(of type: TypeDeclaration, in index: TargetIndex) -> Set<String> {
        let subclasses = index.types.values.filter { other in
            other.kind == .classType && index.superclasses(of: other).contains { $0.name == type.name }
        }
        return subclasses.reduce(into: []) { $0.formUnion($1.overrides) }
    }
}
