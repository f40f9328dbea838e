import Foundation

extension Catalog {
    /// The types of the tables that the standard library has.
    static let standardTypes: Set<String> = [
        "Any", "AnyClass", "AnyHashable", "AnyObject", "Array", "Bool", "CChar", "CVarArg", "CaseIterable",
        "CollectionDifference", "Dictionary", "Double", "Equatable", "Error", "Float", "Hashable", "Int", "Int16",
        "Int32",
        "Int64", "Int8", "OpaquePointer", "OptionSet", "RawRepresentable", "Result", "Self", "Sendable", "Set",
        "String",
        "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UnsafeMutablePointer", "UnsafeMutableRawPointer",
        "UnsafePointer",
        "UnsafeRawPointer", "Void", "MainActor", "off_t",
    ]

    private static let words: Set<String> = [
        "escaping", "throws", "inout", "convention", "c", "any", "some", "nil", "_someDefault",
    ]

    /// A path without generic arguments: `NSLayoutAnchor` of `NSLayoutAnchor<NSLayoutXAxisAnchor>`.
    func bare(_ type: String) -> String { String(type.prefix { $0 != "<" }) }

    /// The first type in a row's signature without a declaration.
    func unknownType(in row: Row) -> String? {
        guard row.kind != .case else { return nil }
        return identifiers(in: row.signature).first { !isKnown($0, from: row) }
    }

    /// The generic parameters that a function declares: `ViewController` of `instantiateViewController`.
    func ownGenerics(of row: Row) -> [String] {
        guard row.kind == .func || row.kind == .`init` else { return [] }
        let names = identifiers(in: row.signature).map { $0.split(separator: ".").first.map(String.init) ?? $0 }
        let scope = Set(scopes(of: row.owner).flatMap { types[$0]?.generics ?? [] })
        var found: [String] = []
        for name in names where Facts.genericConstraints[name] != nil && !scope.contains(name) && !found.contains(name)
        {
            found.append(name)
        }
        return found
    }

    private func identifiers(in signature: String) -> [String] {
        let text = signature.components(separatedBy: "...").joined()
        var found: [String] = []
        var current = ""
        for character in text + " " {
            if character.isLetter || character.isNumber || character == "_" || character == "." {
                current.append(character)
            } else {
                // What precedes the name shows that it is a member of a generic type, or a default value.
                if let first = current.first, first.isLetter || first == "_", !Catalog.words.contains(current) {
                    found.append(current)
                }
                current = ""
            }
        }
        return found
    }

    private func isKnown(_ name: String, from row: Row) -> Bool {
        let head = name.split(separator: ".").first.map(String.init) ?? name
        if head == "Self" || head.first?.isLowercase == true || Facts.genericConstraints[head] != nil { return true }
        let path = name.hasSuffix(".Type") ? String(name.dropLast(5)) : name
        if Catalog.standardTypes.contains(path) || foundation.types.contains(path) || neighbors.has(path) {
            return true
        }
        return scopes(of: row.owner).contains { scope in
            let full = scope.isEmpty ? path : "\(scope).\(path)"
            return types[full] != nil || aliases.contains(full) || types[scope]?.generics.contains(path) == true
        }
    }

    /// `A.B`, `A` and the module: the scopes in which a name used inside `A.B` is looked up.
    private func scopes(of owner: String) -> [String] {
        let parts = owner.split(separator: ".").map(String.init)
        return (0...parts.count).reversed().map { parts[..<$0].joined(separator: ".") }
    }
}
