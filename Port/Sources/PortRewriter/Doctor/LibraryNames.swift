import Foundation

/// The public names of the library, read from its sources, and what its documentation says about them.
public struct LibraryNames: Sendable {
    /// The modules that `import UIKit` brings.
    private static let modules = [
        "CoreGraphics", "QuartzCore", "UIFoundation", "UIKitDevice", "ObjectiveCSupport", "UIKitCore", "UIKitText",
        "UIKitControls", "UIKitLists", "UIKitTables", "UIKitMenus", "UIKitAlerts", "UIKitSharing", "UIKitCollections",
        "UIKitContainers", "UIKitMotion", "UIKitStoryboards", "UIKit",
    ]

    /// The names of the types, without those around them.
    package private(set) var types: Set<String> = []
    /// The names of all members, with the labels of methods and initializers.
    package private(set) var members: Set<String> = []
    /// The names of the members before the labels.
    private(set) var baseNames: Set<String> = []
    /// The names of the members before the labels, by type.
    private var membersOfTypes: [String: Set<String>] = [:]
    /// The superclass and the protocols of each type.
    private var inherited: [String: [String]] = [:]
    private var protocols: Set<String> = []
    /// What differs from Apple's, by name.
    private(set) var differences: [String: String] = [:]
    /// What to use instead of names that the library declares unavailable: types, and `Type.member`.
    private(set) var unavailable: [String: String] = [:]

    /// The names of the library in the folder `root`, the repository. Nil if there are no sources.
    public init?(root: String) {
        for module in LibraryNames.modules {
            let folder = root + "/Sources/" + module
            for file in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? []
            where file.hasSuffix(".swift") {
                guard let text = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8) else { continue }
                add(text)
            }
        }
        guard types.contains("UIView") else { return nil }
        if let text = try? String(contentsOfFile: root + "/Docs/Differences.md", encoding: .utf8) {
            differences = LibraryNames.differences(in: text)
        }
    }

    /// Reads the text of sources and of a page of differences, without files.
    package init(sources: String, differences text: String = "") {
        add(sources)
        differences = LibraryNames.differences(in: text)
    }

    // MARK: Sources

    /// A declaration of a type or extension whose members follow, with larger indentation.
    private struct Scope {
        let indentation: Int
        let type: String
    }

    /// Adds the declarations of a formatted file: one begins on each line, and a signature may take several.
    private mutating func add(_ text: String) {
        var lines = text.split(whereSeparator: \.isNewline)[...]
        var scopes: [Scope] = []
        var message: String?
        while let line = lines.popFirst() {
            let indentation = line.prefix { $0 == " " }.count
            var declaration = line.trimmingCharacters(in: .whitespaces)
            // The brace of a declaration that takes several lines belongs to its scope.
            guard !declaration.isEmpty, !declaration.hasPrefix("//"), declaration != "{" else { continue }
            let isAttribute = declaration.hasPrefix("@available(")
            while declaration.filter({ $0 == "(" }).count > declaration.filter({ $0 == ")" }).count,
                let next = lines.first, isAttribute || LibraryNames.isDeclaration(declaration)
            {
                declaration += " " + next.trimmingCharacters(in: .whitespaces)
                lines.removeFirst()
            }
            if isAttribute {
                if LibraryNames.isUnavailable(declaration) { message = LibraryNames.message(in: declaration) }
                declaration = LibraryNames.afterAttribute(declaration)
                if declaration.isEmpty { continue }
            }
            scopes.removeAll { $0.indentation >= indentation }
            if message != nil {
                declaration = LibraryNames.withoutPlainAttributes(declaration)
                if declaration.isEmpty { continue }
            }
            if let message {
                addUnavailable(declaration, message, of: scopes.last?.type)
            } else {
                add(declaration: declaration, of: scopes.last?.type)
            }
            message = nil
            if let type = LibraryNames.openedType(declaration) {
                scopes.append(Scope(indentation: indentation, type: type.name))
                inherited[type.name, default: []] += type.inherited
                membersOfTypes[type.name, default: []].formUnion([])
                if type.isProtocol { protocols.insert(type.name) }
            }
        }
    }

    private mutating func addUnavailable(_ declaration: String, _ message: String, of owner: String?) {
        if let type = LibraryNames.openedType(declaration) ?? LibraryNames.alias(declaration) {
            unavailable[type.name] = message
            return
        }
        guard let start = ["func ", "var ", "let ", "case "].lazy.compactMap({ declaration.range(of: $0) }).first else {
            return
        }
        let name = declaration[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        unavailable[(owner.map { $0 + "." } ?? "") + name] = message
    }

    private static func isUnavailable(_ attribute: String) -> Bool {
        let arguments = attribute.dropFirst("@available(".count).split(separator: ",", maxSplits: 2)
        return arguments.prefix(2).map { $0.filter { $0.isLetter || $0 == "*" } } == ["*", "unavailable"]
    }

    /// The text of `message: "…"`, also of one in several parts.
    private static func message(in attribute: String) -> String {
        guard let start = attribute.range(of: "message:") else { return "unavailable" }
        let parts = attribute[start.upperBound...].split(separator: "\"", omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element).joined()
    }

    /// `open class A` of `@MainActor @objc open class A`.
    private static func withoutPlainAttributes(_ text: String) -> String {
        var rest = text[...]
        while rest.first == "@" { rest = rest.drop { $0 != " " }.drop { $0 == " " } }
        return String(rest)
    }

    /// What follows an attribute with balanced parentheses.
    private static func afterAttribute(_ text: String) -> String {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" {
                depth -= 1
                if depth == 0 { return text[text.index(after: index)...].trimmingCharacters(in: .whitespaces) }
            }
        }
        return ""
    }

    /// The type or extension that a line begins.
    private static func openedType(_ line: String) -> (name: String, inherited: [String], isProtocol: Bool)? {
        for keyword in ["class", "struct", "enum", "protocol", "extension"] {
            guard let range = line.range(of: keyword + " "), line[..<range.lowerBound].allSatisfy(\.isModifier),
                line[range.upperBound...].first?.isUppercase == true || line[range.upperBound...].first == "_"
            else { continue }
            let rest = line[range.upperBound...].prefix { $0 != "{" }
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            let clause = rest.dropFirst(name.count).drop { $0 != ":" }.dropFirst()
            let inherited = clause.split(separator: ",").map { part in
                String(part.split(separator: " ").last { !$0.hasPrefix("@") } ?? "")
            }
            let last = name.split(separator: ".").last.map(String.init) ?? String(name)
            return (last, inherited, keyword == "protocol")
        }
        return nil
    }

    private static func alias(_ line: String) -> (name: String, inherited: [String], isProtocol: Bool)? {
        guard let range = line.range(of: "typealias ") else { return nil }
        return (String(line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }), [], false)
    }

    /// Whether `type` is one of the library's, and not only named by it.
    func declares(_ type: String) -> Bool { types.contains(type) && membersOfTypes[type] != nil }

    /// The superclasses and protocols of a type, and theirs.
    func ancestors(of type: String) -> Set<String> {
        var waiting = inherited[type] ?? []
        var found: Set<String> = []
        while let next = waiting.popLast() {
            if found.insert(next).inserted { waiting += inherited[next] ?? [] }
        }
        return found
    }

    /// Whether `owner` has a member called `name`: its own, one of its superclasses, or of any protocol. True for types
    /// that the library only names.
    func hasMember(_ name: String, of owner: String) -> Bool {
        guard membersOfTypes[owner] != nil else { return baseNames.contains(name) }
        var waiting = [owner]
        var seen: Set<String> = []
        while let type = waiting.popLast() {
            guard seen.insert(type).inserted else { continue }
            if membersOfTypes[type]?.contains(name) == true { return true }
            waiting += inherited[type] ?? []
        }
        return (protocols.union(["NSObject"])).contains { membersOfTypes[$0]?.contains(name) == true }
    }

    private static func isDeclaration(_ line: String) -> Bool {
        line.hasPrefix("public ") || line.contains(" public ") || line.hasPrefix("open ") || line.contains(" open ")
            || line.hasPrefix("func ") || line.hasPrefix("init(")
    }

    private mutating func add(declaration line: String, of owner: String?) {
        let isPublic =
            LibraryNames.isDeclaration(line) || line.hasPrefix("case ") || line.hasPrefix("var ")
            || line.hasPrefix("static let ")
        guard isPublic else { return }
        for keyword in ["class ", "struct ", "enum ", "protocol ", "typealias "] {
            guard let range = line.range(of: keyword), line[range.upperBound...].first?.isLetter == true else {
                continue
            }
            let name = line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if name.first?.isUppercase == true || name.hasPrefix("objc_") { types.insert(String(name)) }
        }
        if line.hasPrefix("case ") {
            for part in line.dropFirst(5).split(separator: ",") { add(member: part, of: owner) }
        }
        if let range = line.range(of: "func ") { add(member: line[range.upperBound...], of: owner) }
        if let range = line.range(of: "init(") ?? line.range(of: "init?(") {
            add(member: line[range.lowerBound...], of: owner)
        }
        if let range = line.range(of: "var ") ?? line.range(of: "let ") {
            add(member: line[range.upperBound...], of: owner)
        }
    }

    private mutating func add(member text: some StringProtocol, of owner: String?) {
        // Keywords that are names are in backticks.
        let text = text.filter { $0 != "`" }.drop { $0 == " " }
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else { return }
        baseNames.insert(String(name))
        if let owner { membersOfTypes[owner, default: []].insert(String(name)) }
        let rest = text.dropFirst(name.count).drop { $0 == "?" || $0 == "!" }
        let parameters = rest.first == "<" ? rest.drop { $0 != "(" } : rest[...]
        guard parameters.first == "(" else {
            members.insert(String(name))
            return
        }
        members.insert(ObjectiveCName.declName(String(name), LibraryNames.labels(in: String(parameters))))
    }

    /// The labels in `(_ a: Int, for b: (Int, Int) -> Void = {}) -> Int`.
    static func labels(in text: String) -> [String] {
        var depth = 0
        var parts: [String] = [""]
        scan: for character in text {
            switch character {
            case "(", "[", "<", "{":
                depth += 1
                if depth == 1 { continue scan }
            case ")", "]", "}": depth -= 1
            case ">": if parts.last?.last != "-" { depth -= 1 }
            default: break
            }
            if depth == 0 { break scan }
            if character == ",", depth == 1 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.compactMap { part in
            let words = part.split { $0 == " " || $0 == ":" }.filter { !$0.hasPrefix("@") }
            return words.first.map(String.init)
        }
    }

    // MARK: Documentation

    /// The names in the first column of the tables, each with the second column.
    static func differences(in text: String) -> [String: String] {
        var result: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("| ") {
            let columns = line.dropFirst().split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard columns.count >= 2 else { continue }
            for name in quotedNames(in: columns[0]) where result[name] == nil { result[name] = columns[1] }
        }
        return result
    }

    /// `UIScreen()` gives nothing; `UIView.transition` and `hyphenationFactor` give their names.
    private static func quotedNames(in text: String) -> [String] {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset % 2 == 1 }.compactMap { part in
            let name = part.element.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
            guard name.count > 3, name.count == part.element.prefix(while: { $0 != "(" }).count else { return nil }
            return name.contains(".") && name.first?.isUppercase == true ? String(name) : nil
        }
    }

    // MARK: Alternatives

    /// What to use instead of a name that is missing.
    package func alternative(to name: String) -> String? {
        if let known = unavailable[name] { return known }
        if let known = LibraryNames.foreignAlternatives[name] { return known }
        let prefix = String(name.prefix(2))
        let candidates = types.filter { $0.hasPrefix(prefix) }
        // A short name is near to many others.
        let limit = min(3, (name.count - prefix.count) / 4)
        let near = candidates.map { ($0, LibraryNames.distance($0, name)) }.filter { $0.1 <= limit }
        return near.min { ($0.1, $0.0) < ($1.1, $1.0) }.map { "the nearest name is \($0.0)" }
    }

    /// What to use instead of types of frameworks that Linux does not have. What UIKit declares as unavailable has a
    /// message of its own.
    private static let foreignAlternatives = [
        "UIHostingController": "UIKit's views; SwiftUI is not on Linux",
        "UIViewControllerRepresentable": "UIKit's views; SwiftUI is not on Linux",
        "UIViewRepresentable": "UIKit's views; SwiftUI is not on Linux",
    ]

    /// The number of insertions, removals and replacements between two words.
    static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left), Array(right))
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var next = [i + 1]
            for (j, b) in right.enumerated() {
                next.append(min(next[j] + 1, row[j + 1] + 1, row[j] + (a == b ? 0 : 1)))
            }
            row = next
        }
        return row[right.count]
    }
}

extension Character {
    /// Whether it is of modifiers and attributes, as in `@preconcurrency @MainActor public final`.
    fileprivate var isModifier: Bool {
        isLetter || self == " " || self == "@" || self == "_" || self == "(" || self == ")"
    }
}
