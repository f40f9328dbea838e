/// Class inheritance: which members and initializers a class declares, and which override.
final class Classes {
    struct Initializer {
        var row: Row
        var isDesignated: Bool
        var isRequired: Bool
        /// Whether it is declared here, or inherited unchanged.
        var isDeclared: Bool
        var isOverride: Bool
    }

    let catalog: Catalog
    private var known: [String: [Row]] = [:]
    private var byIdentity: [String: [String: Row]] = [:]

    init(catalog: Catalog) { self.catalog = catalog }

    /// The members of a type, including those of the protocols that it conforms to, as in Objective-C.
    func members(of type: AppleType) -> [Row] {
        if let members = known[type.path] { return members }
        let members = collectMembers(of: type)
        known[type.path] = members
        byIdentity[type.path] = Dictionary(members.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        return members
    }

    private func collectMembers(of type: AppleType) -> [Row] {
        let own = type.members.filter { $0.kind != .`init` }
        guard type.kind == .class || type.kind == .struct else { return own }
        var names = Set(own.map(\.identity))
        for ancestor in catalog.ancestry(of: type.path).dropFirst() {
            _ = members(of: ancestor)
            names.formUnion(byIdentity[ancestor.path, default: [:]].keys)
        }
        var taken: [Row] = []
        for required in catalog.protocols(of: type.path) {
            for member in required.members where member.kind == .func || member.kind == .var {
                // A closure with a parameter of type `Self` can only be a member of a protocol extension.
                guard !member.signature.contains("Self,"), !isGiven(member, to: type),
                    names.insert(member.identity).inserted
                else { continue }
                var copy = member
                copy.owner = type.path
                taken.append(copy)
            }
        }
        return own + taken
    }

    /// The member of an ancestor that `member` replaces.
    func overridden(by member: Row, in type: AppleType) -> Row? {
        let identity = member.identity
        for ancestor in catalog.ancestry(of: type.path).dropFirst() {
            _ = members(of: ancestor)
            if let found = byIdentity[ancestor.path]?[identity] { return found }
        }
        return nil
    }

    /// Whether a class of Linux's Foundation already has the member.
    func isGiven(_ member: Row, to type: AppleType) -> Bool {
        guard let root = catalog.foundationRoot(of: type.path) else { return false }
        return foundationAncestors(of: root).contains { catalog.foundation.has("\($0).\(member.name)") }
    }

    func foundationAncestors(of root: String) -> [String] {
        root == "NSMutableAttributedString" ? [root, "NSAttributedString", "NSObject"] : [root, "NSObject"]
    }

    /// Every initializer that a class has.
    func initializers(of type: AppleType) -> [Initializer] {
        let parent = catalog.ancestry(of: type.path).dropFirst().first
        let inherited = parent.map(initializers) ?? root(type)
        var own = type.members.filter { $0.kind == .`init` }
        let codes = type.parents.contains { $0 == "NSCoding" || $0 == "NSSecureCoding" }
        let known = own.map(\.name) + inherited.map(\.row.name)
        if codes && !known.contains("init(coder:)") { own.append(Classes.coder(type)) }
        func isDesignated(_ name: String, otherwise: Bool) -> Bool {
            Facts.designated[type.path]?.contains(name) ?? otherwise
        }
        let declared = own.map { row in
            let base = inherited.first { $0.row.identity == row.identity }
            return Initializer(
                row: row, isDesignated: isDesignated(row.name, otherwise: true),
                isRequired: row.name == "init(coder:)" && (codes || base?.isRequired == true), isDeclared: true,
                isOverride: base?.isDesignated == true)
        }
        let identities = Set(own.map(\.identity))
        let hides = Facts.withoutPlainInitializer.contains(type.path)
        let left = inherited.filter { !identities.contains($0.row.identity) && !(hides && $0.row.name == "init()") }
        let kept = left.map { base in
            var row = base.row
            row.owner = type.path
            let stays = base.isDesignated && isDesignated(row.name, otherwise: true)
            return Initializer(
                row: row, isDesignated: stays, isRequired: base.isRequired, isDeclared: base.isDesignated,
                isOverride: base.isDesignated)
        }
        return declared + kept
    }

    private func root(_ type: AppleType) -> [Initializer] {
        guard catalog.foundationRoot(of: type.path) == "NSObject" else { return [] }
        let row = Row(module: type.module, owner: type.path, kind: .`init`, name: "init()", signature: "()")
        return [Initializer(row: row, isDesignated: true, isRequired: false, isDeclared: true, isOverride: true)]
    }

    private static func coder(_ type: AppleType) -> Row {
        Row(
            module: type.module, owner: type.path, kind: .`init`, name: "init(coder:)", signature: "(NSCoder)",
            isFailable: true)
    }
}
