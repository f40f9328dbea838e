/// The text of declarations in a Swift interface, without bodies.
struct Declarations {
    let catalog: Catalog
    let classes: Classes

    /// Where a member is declared; it determines `open`, `override` and the form of requirements.
    enum Place { case `class`, closedClass, value, `protocol`, `extension`, global }

    func text(of row: Row, in place: Place, type: AppleType?) -> String? {
        switch row.kind {
        case .func, .operator: function(row, in: place, type: type)
        case .var: variable(row, in: place, type: type)
        case .`init`: initializer(row, in: place)
        case .case: attributes(of: row) + "case \(Declarations.quoted(row.name))\(row.signature)"
        case .typealias: attributes(of: row) + "public typealias \(row.name) = \(row.signature)"
        case .subscript: attributes(of: row) + access(place, row) + subscriptText(row, in: place)
        case .class, .struct, .enum, .protocol: nil
        }
    }

    func initializer(_ initializer: Classes.Initializer) -> String {
        var words = initializer.row.isDeprecated ? "@available(*, deprecated) " : ""
        if initializer.isRequired {
            words += "required "
        } else if initializer.isOverride {
            words += "override "
        }
        if !initializer.isDesignated { words += "convenience " }
        return words + "public " + initializerText(initializer.row)
    }

    static func quoted(_ name: String) -> String {
        let keywords: Set<String> = [
            "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
            "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
            "let",
            "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct",
            "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
            "Type", "Protocol",
        ]
        return keywords.contains(name) ? "`\(name)`" : name
    }

    // MARK: Kinds of members

    private func function(_ row: Row, in place: Place, type: AppleType?) -> String? {
        guard var signature = Signature(row.signature) else { return nil }
        signature.addDefaults(place == .protocol ? 0 : row.defaults, labels: row.labels)
        let mutates = place == .value && !row.isStatic && signature.result == "()" && type?.kind == .struct
        let names = row.kind == .operator ? row.labels.map { _ in "_" } : row.labels
        let isImported = place != .value && !["()", ""].contains(signature.result)
        return attributes(of: row) + (isImported ? "@discardableResult " : "")
            + override(row, in: place, type: type) + access(place, row)
            + (mutates ? "mutating " : "") + "func \(Declarations.quoted(row.baseName))\(generics(of: row))"
            + Declarations.list(signature, labels: names) + (signature.effects.isEmpty ? "" : " \(signature.effects)")
            + (["()", ""].contains(signature.result) ? "" : " -> \(signature.result)") + constraints(of: row)
    }

    private func variable(_ row: Row, in place: Place, type: AppleType?) -> String {
        let isolation = Facts.isFree(row) && place == .class ? "nonisolated " : ""
        return attributes(of: row) + isolation + override(row, in: place, type: type) + access(place, row)
            + "var \(Declarations.quoted(row.name)): \(row.signature) { get\(row.isSettable ? " set" : "") }"
    }

    private func initializer(_ row: Row, in place: Place) -> String {
        let isForeignClass =
            place == .extension
            && (catalog.foundation.classes.contains(row.owner) || catalog.neighbors.classes.contains(row.owner))
        return attributes(of: row) + (place == .protocol ? "" : isForeignClass ? "public convenience " : "public ")
            + initializerText(row)
    }

    private func initializerText(_ row: Row) -> String {
        guard var signature = Signature(row.signature) else { return "" }
        signature.addDefaults(row.defaults, labels: row.labels)
        return "init\(row.isFailable ? "?" : "")\(generics(of: row))" + Declarations.list(signature, labels: row.labels)
            + (signature.effects.isEmpty ? "" : " \(signature.effects)") + constraints(of: row)
    }

    private func subscriptText(_ row: Row, in place: Place) -> String {
        guard let signature = Signature(row.signature) else { return "" }
        return "subscript" + Declarations.list(signature, labels: row.labels)
            + " -> \(signature.result) { get\(row.isSettable ? " set" : "") }"
    }

    // MARK: Words before and after

    private func attributes(of row: Row) -> String {
        let isForNSObject = row.module == "UIKit" && row.owner == Catalog.freeAccessibleObject
        return (row.isDeprecated ? "@available(*, deprecated) " : "") + (isForNSObject ? "@MainActor " : "")
    }

    private func access(_ place: Place, _ row: Row) -> String {
        switch place {
        case .class: row.isStatic ? "open class " : "open "
        case .closedClass: row.isStatic ? "public class " : "public "
        case .value, .extension: row.isStatic ? "public static " : "public "
        case .protocol: row.isStatic ? "static " : ""
        case .global: "public "
        }
    }

    private func override(_ row: Row, in place: Place, type: AppleType?) -> String {
        guard place == .class || place == .closedClass, let type else { return "" }
        if classes.isGiven(row, to: type) { return "override " }
        guard let base = classes.overridden(by: row, in: type) else { return "" }
        let isSame = row.kind == .var ? base.signature == row.signature : true
        return isSame ? "override " : "@_nonoverride "
    }

    private func generics(of row: Row) -> String {
        let names = catalog.ownGenerics(of: row)
        return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    }

    private func constraints(of row: Row) -> String {
        let clauses = catalog.ownGenerics(of: row).compactMap { name in
            Facts.genericConstraints[name].flatMap { $0.isEmpty ? nil : "\(name): \($0)" }
        }
        return clauses.isEmpty ? "" : " where " + clauses.joined(separator: ", ")
    }

    private static func list(_ signature: Signature, labels: [String]) -> String {
        let parameters = signature.parameters.enumerated().map { index, parameter in
            let label = index < labels.count ? labels[index] : "_"
            return "\(label) p\(index): \(parameter.type)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
        }
        return "(\(parameters.joined(separator: ", ")))"
    }
}
