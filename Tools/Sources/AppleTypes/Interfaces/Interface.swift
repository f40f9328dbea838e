/// The Swift interface of one of Apple's modules.
struct Interface {
    let module: String
    let catalog: Catalog
    let classes: Classes
    private let declarations: Declarations
    private let children: [String: [AppleType]]

    init(module: String, catalog: Catalog) {
        self.module = module
        self.catalog = catalog
        classes = Classes(catalog: catalog)
        declarations = Declarations(catalog: catalog, classes: classes)
        let types = catalog.order.compactMap { catalog.types[$0] }.filter { $0.module == module }
        children = Dictionary(grouping: types, by: \.owner)
    }

    func text(imports: [String]) -> String {
        var lines = Interface.heading(module: module, imports: imports)
        for type in children["", default: []] { lines += self.lines(of: type) }
        for (owner, nested) in children.sorted(by: { $0.key < $1.key })
        where !owner.isEmpty && catalog.types[owner]?.module != module {
            lines.append("extension \(owner) {")
            for type in nested { lines += self.lines(of: type).map { "  " + $0 } }
            lines.append("}")
        }
        for (owner, rows) in catalog.extensions[module, default: [:]].sorted(by: { $0.key < $1.key }) {
            lines.append("extension \(owner) {")
            lines += rows.compactMap { declarations.text(of: $0, in: .extension, type: nil) }.map { "  " + $0 }
            lines.append("}")
        }
        for row in catalog.globals where row.module == module {
            if let text = declarations.text(of: row, in: .global, type: nil) { lines.append(text) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    static func heading(module: String, imports: [String]) -> [String] {
        [
            "// swift-interface-format-version: 1.0",
            "// swift-module-flags: -enable-library-evolution -swift-version 5 -module-name \(module)",
            "import Swift", "import _Concurrency",
        ] + imports
    }

    // MARK: Types

    private func lines(of type: AppleType) -> [String] {
        var lines: [String] = []
        if type.isDeprecated { lines.append("@available(*, deprecated)") }
        if isIsolated(type) { lines.append("@MainActor") }
        var body: [String]
        switch type.kind {
        case .class: body = classBody(type)
        case .struct: body = valueBody(type)
        case .enum: body = enumBody(type)
        case .protocol: body = protocolBody(type)
        case .typealias, .`init`, .func, .var, .case, .operator, .subscript: return []
        }
        for nested in children[type.path, default: []] { body += self.lines(of: nested) }
        lines.append(head(of: type) + " {")
        lines += body.map { "  " + $0 } + ["}"]
        if type.kind == .protocol { lines += protocolExtension(type) }
        return lines
    }

    private func isIsolated(_ type: AppleType) -> Bool {
        guard module == "UIKit", !Facts.freeTypes.contains(type.path) else { return false }
        switch type.kind {
        case .class, .protocol: return true
        case .struct, .enum, .typealias, .`init`, .func, .var, .case, .operator, .subscript:
            return Facts.isolatedStructs.contains(type.path)
        }
    }

    private func head(of type: AppleType) -> String {
        let parents = parents(of: type)
        let inheritance = parents.isEmpty ? "" : " : " + parents.joined(separator: ", ")
        let generics = type.generics.map { name in
            let constraint = Facts.genericConstraints[name, default: ""]
            return constraint.isEmpty ? name : "\(name): \(constraint)"
        }
        let parameters = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
        let name = Declarations.quoted(type.name)
        switch type.kind {
        case .class:
            let isOpen = !type.parents.contains("_CFObject")
            return
                "@_inheritsConvenienceInitializers \(isOpen ? "open" : "public") class \(name)\(parameters)\(inheritance)"
        case .struct: return "public struct \(name)\(parameters)\(inheritance)"
        case .enum: return "public enum \(name)\(inheritance)"
        case .protocol, .typealias, .`init`, .func, .var, .case, .operator, .subscript:
            return "public protocol \(name)\(inheritance)"
        }
    }

    private func parents(of type: AppleType) -> [String] {
        let inherited = Set(catalog.ancestry(of: type.path).dropFirst().flatMap(\.parents))
        var parents = type.parents.flatMap { parent -> [String] in
            switch parent {
            case _ where type.kind == .class && inherited.contains(parent): []
            case "_CFObject": type.parents.first == "_CFObject" ? ["Hashable"] : []
            case "_ObjectiveCBridgeable", "_SwiftNewtypeWrapper": []
            case "_BridgedStoredNSError": ["Error", "Hashable"]
            case "OptionSet": ["OptionSet", "Sendable"]
            case "AnyObject", "Codable", "Comparable", "Equatable", "Hashable", "RawRepresentable", "Sendable": [parent]
            case "NSSecureCoding" where catalog.foundationRoot(of: type.path) == "NSMutableAttributedString": []
            default: isType(parent) ? [parent] : []
            }
        }
        switch type.kind {
        case .enum: parents.append("Sendable")
        case .struct:
            if type.parents.contains("_SwiftNewtypeWrapper") || isIsolated(type) { parents.append("Sendable") }
        case .class: if Facts.sendableClasses.contains(type.path) { parents.append("@unchecked Sendable") }
        case .protocol:
            let isOfValues = catalog.types.values.contains { $0.kind == .struct && $0.parents.contains(type.path) }
            if parents.isEmpty && !isOfValues { parents.append("AnyObject") }
        case .typealias, .`init`, .func, .var, .case, .operator, .subscript: break
        }
        return parents
    }

    private func isType(_ name: String) -> Bool {
        let path = catalog.bare(name)
        if let type = catalog.types[path] { return type.kind == .class || type.kind == .protocol }
        return catalog.foundation.types.contains(path) || catalog.aliases.contains(path)
            || catalog.neighbors.has(path) || Catalog.standardTypes.contains(path)
    }

    // MARK: Bodies

    private func classBody(_ type: AppleType) -> [String] {
        let isClosed = type.parents.contains("_CFObject")
        let place: Declarations.Place = isClosed ? .closedClass : .class
        var lines = classes.initializers(of: type).filter(\.isDeclared).map(declarations.initializer)
        lines += classes.members(of: type).compactMap { declarations.text(of: $0, in: place, type: type) }
        if type.parents.first == "_CFObject" { lines += Interface.equality(type.name) }
        return lines
            + Interface.copying(type, ancestry: catalog.ancestry(of: type.path), foundation: catalog.foundation)
    }

    private func valueBody(_ type: AppleType) -> [String] {
        var lines = type.members.filter { $0.kind == .`init` }
            .compactMap { declarations.text(of: $0, in: .value, type: type) }
        lines += classes.members(of: type).compactMap { declarations.text(of: $0, in: .value, type: type) }
        let conformances = type.parents
        let isWrapper = conformances.contains {
            ["OptionSet", "RawRepresentable", "_SwiftNewtypeWrapper"].contains($0)
        }
        if !isWrapper && !Set(conformances).isDisjoint(with: ["Hashable", "Equatable", "_BridgedStoredNSError"]) {
            lines += Interface.equality(type.name)
        }
        if conformances.contains("Codable") {
            lines += [
                "public init(from decoder: any Decoder) throws", "public func encode(to encoder: any Encoder) throws",
            ]
        }
        return lines
    }

    private func enumBody(_ type: AppleType) -> [String] {
        var lines = type.members.filter { $0.kind != .`init` && $0.name != "rawValue" }
            .compactMap { declarations.text(of: $0, in: .value, type: type) }
        let hasPayload = type.members.contains { $0.kind == .case && !$0.signature.isEmpty }
        if let raw = type.parents.first, !["Hashable", "Equatable"].contains(raw) {
            lines += ["public init?(rawValue: \(raw))", "public var rawValue: \(raw) { get }"]
        } else if hasPayload && !type.parents.isEmpty {
            lines += Interface.equality(type.name)
        }
        return lines
    }

    /// Optional requirements are requirements with a default here: Linux has no `@objc optional`.
    private func protocolBody(_ type: AppleType) -> [String] {
        type.members.filter { $0.isRequirement || $0.isOptional }
            .compactMap { row in
                if row.kind == .typealias { return "associatedtype \(row.name)" }
                return declarations.text(of: row, in: .protocol, type: type)
            }
    }

    private func protocolExtension(_ type: AppleType) -> [String] {
        let given = type.members.filter { ($0.isOptional || !$0.isRequirement) && $0.kind != .typealias }
        let shorter = type.members.filter { $0.isRequirement && !$0.isOptional && $0.defaults > 0 }.map {
            $0.withoutDefaults()
        }
        guard !(given + shorter).isEmpty else { return [] }
        return ["extension \(type.path) {"]
            + (given + shorter).compactMap { declarations.text(of: $0, in: .extension, type: type) }.map { "  " + $0 }
            + ["}"]
    }

    private static func equality(_ name: String) -> [String] {
        [
            "public static func == (left: \(name), right: \(name)) -> Bool",
            "public func hash(into hasher: inout Hasher)", "public var hashValue: Int { get }",
        ]
    }

    /// The members of a class that Foundation's copying and archiving protocols require.
    private static func copying(_ type: AppleType, ancestry: [AppleType], foundation: LinuxFoundation) -> [String] {
        let isText = ancestry.last?.parents.first == "NSMutableAttributedString"
        let inherited = Set(ancestry.dropFirst().flatMap(\.parents) + (isText ? ["NSSecureCoding"] : []))
        func conforms(_ names: String...) -> Bool {
            !Set(names).isDisjoint(with: type.parents) && Set(names).isDisjoint(with: inherited)
        }
        var lines: [String] = []
        if conforms("NSCopying") { lines.append("open func copy(with zone: NSZone? = nil) -> Any") }
        if conforms("NSMutableCopying") { lines.append("open func mutableCopy(with zone: NSZone? = nil) -> Any") }
        if conforms("NSCoding", "NSSecureCoding") { lines.append("open func encode(with coder: NSCoder)") }
        if conforms("NSSecureCoding") { lines.append("open class var supportsSecureCoding: Bool { get }") }
        return lines
    }
}
