import SwiftSyntax

/// Members of extensions that must be in their class: overrides, and methods that a subclass overrides.
struct MemberMoves {
    struct Move {
        let member: ExtensionMember
        /// The file of the class, and the offset of its closing brace.
        let destination: (file: Int, brace: Int)
    }

    private(set) var moves: [Move] = []
    /// Members that cannot move, because their class is in another module.
    private(set) var stuck: [(member: ExtensionMember, type: String)] = []

    init(_ index: TargetIndex) {
        for type in index.types.values.sorted(by: { $0.name < $1.name }) {
            guard type.kind == .classType || type.kind == .external else { continue }
            let overridden = MemberMoves.overriddenNames(of: type, in: index)
            for member in type.extensionMembers where member.isOverride || overridden.contains(member.name) {
                if type.kind == .external, index.dispatchedMembers[member.name] != nil { continue }
                if let file = type.file, let brace = type.closingBrace {
                    moves.append(Move(member: member, destination: (file, brace)))
                } else {
                    stuck.append((member, type.name))
                }
            }
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
