import Foundation

/// One of Apple's types with its members.
struct AppleType {
    var path: String
    var kind: Row.Kind
    var module: String
    /// `ItemIdentifierType` of `NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>`.
    var generics: [String] = []
    /// The superclass first, if there is one; then protocols.
    var parents: [String] = []
    var isDeprecated = false
    var members: [Row] = []

    var name: String { path.split(separator: ".").last.map(String.init) ?? path }
    var owner: String { path.split(separator: ".").dropLast().joined(separator: ".") }
}

/// All declarations of the tables by owner, without those that cannot be declared.
struct Catalog {
    private(set) var types: [String: AppleType] = [:]
    /// The order in the tables.
    private(set) var order: [String] = []
    /// Members that UIKit or QuartzCore adds to types of other modules, by module and type.
    private(set) var extensions: [String: [String: [Row]]] = [:]
    private(set) var globals: [Row] = []
    private(set) var refused: [(path: String, reason: Refusal)] = []
    /// Rows that Linux already has.
    private(set) var given = 0
    /// Rows that were declared.
    private(set) var declared = 0

    let foundation: LinuxFoundation
    let aliases: Set<String>
    /// Types that the hand-written neighbor modules declare.
    let neighbors: Neighbors

    init(tables: [Table], supplement: Table, foundation: LinuxFoundation, neighbors: Neighbors) {
        self.foundation = foundation
        self.neighbors = neighbors
        let rows = supplement.rows + tables.flatMap(\.rows)
        aliases = Set(rows.filter { $0.kind == .typealias }.map(\.path))
        var seen: Set<String> = []
        for row in rows where row.kind.isType { addType(row) }
        for row in rows where !row.kind.isType { add(row, seen: &seen) }
        addAccessibleObjects()
        // Rows that the supplement completes are declared.
        let completed = Set(supplement.rows.map(\.path))
        let open = tables.flatMap(\.refused)
        refused += open.filter { !completed.contains($0.path) }
        declared += open.count { completed.contains($0.path) } - supplement.rows.count
    }

    /// The classes between `NSObject` and UIKit's own, on the main actor and off it: what UIKit adds to `NSObject` can
    /// be overridden only there, because without Objective-C a member of an extension cannot be overridden.
    static let (accessibleObject, freeAccessibleObject) = ("_AccessibleObject", "_FreeAccessibleObject")

    private mutating func addAccessibleObjects() {
        let members = extensions["UIKit"]?.removeValue(forKey: "NSObject") ?? []
        for path in order where types[path]?.module == "UIKit" && types[path]?.parents.first == "NSObject" {
            let isFree = Facts.freeTypes.contains(path)
            types[path]?.parents[0] = isFree ? Catalog.freeAccessibleObject : Catalog.accessibleObject
        }
        for path in [Catalog.accessibleObject, Catalog.freeAccessibleObject] {
            var type = AppleType(path: path, kind: .class, module: "UIKit", parents: ["NSObject"])
            // Main actor types are implicitly Sendable, but an interface must declare it.
            if path == Catalog.accessibleObject { type.parents.append("Sendable") }
            type.members = members.map { row in
                var member = row
                member.owner = path
                return member
            }
            types[path] = type
            order.insert(path, at: 0)
        }
    }

    /// The type itself and those it inherits from, as far as they are Apple's, nearest first.
    func ancestry(of path: String) -> [AppleType] {
        var chain: [AppleType] = []
        var next = types[path]
        while let type = next {
            chain.append(type)
            next =
                type.kind == .class
                ? type.parents.first.flatMap { types[bare($0)] }.flatMap { $0.kind == .class ? $0 : nil } : nil
        }
        return chain
    }

    /// The class of Linux's Foundation at the end of a class's ancestry.
    func foundationRoot(of path: String) -> String? {
        guard let last = ancestry(of: path).last, let parent = last.parents.first else { return nil }
        return foundation.classes.contains(parent) ? parent : nil
    }

    /// Our protocols that a type conforms to, with those that they refine.
    func protocols(of path: String) -> [AppleType] {
        var found: [AppleType] = []
        var waiting = types[path]?.parents ?? []
        while !waiting.isEmpty {
            let name = waiting.removeFirst()
            guard let type = types[name], type.kind == .protocol, !found.contains(where: { $0.path == name }) else {
                continue
            }
            found.append(type)
            waiting += type.parents
        }
        return found
    }

    mutating func refuse(_ row: Row, _ reason: Refusal) { refused.append((row.path, reason)) }

    private mutating func addType(_ row: Row) {
        if foundation.has(row.path) { return given += 1 }
        declared += 1
        guard types[row.path] == nil else { return }
        var type = AppleType(path: row.path, kind: row.kind, module: row.module, isDeprecated: row.isDeprecated)
        var parents = row.signature
        if parents.hasPrefix("<"), let end = parents.firstIndex(of: ">") {
            type.generics = parents[parents.index(after: parents.startIndex)..<end].split(separator: ",").map(
                String.init)
            parents = String(parents[parents.index(after: end)...])
        }
        type.parents = Signature.split(Substring(parents), at: ",").map(String.init)
        type.parents += Facts.conformances[row.path, default: []].filter { !type.parents.contains($0) }
        if row.kind == .protocol { type.parents = type.parents.map { $0 == "NSObject" ? "NSObjectProtocol" : $0 } }
        types[row.path] = type
        order.append(row.path)
    }

    private mutating func add(_ row: Row, seen: inout Set<String>) {
        if foundation.has(row.path) { return given += 1 }
        guard seen.insert("\(row.owner) \(row.identity)").inserted else { return declared += 1 }
        if let unknown = unknownType(in: row) { return refuse(row, .namesUnknownType(unknown)) }
        if row.owner.isEmpty {
            globals.append(row)
        } else if types[row.owner]?.module == row.module {
            types[row.owner]?.members.append(row)
        } else if types[row.owner] != nil || foundation.types.contains(row.owner) || neighbors.has(row.owner)
            || Catalog.standardTypes.contains(row.owner)
        {
            extensions[row.module, default: [:]][row.owner, default: []].append(row)
        } else {
            return refuse(row, .unknownOwner)
        }
        declared += 1
    }
}
