/// The name of a new app: of its folder, its package, and its module.
public struct AppName: Equatable, Sendable {
    public let text: String

    /// Checks that `text` can be the name of a module beside those of the library, `taken`.
    ///
    /// The failure says why it cannot, and proposes a name that can.
    public init(_ text: String, taken: Set<String>) throws(CommandFailure) {
        let proposal = Self.proposal(for: text, taken: taken)
        guard Self.isIdentifier(text) else {
            throw CommandFailure(
                "\"\(text)\" cannot be the name of a module: it has a letter first, and then letters, digits and "
                    + "underscores. Try velarium new \(proposal).",
                cause: .usage)
        }
        guard !Self.isTaken(text, by: taken) else {
            throw CommandFailure(
                "\"\(text)\" is the name of another module, or a word of Swift. Try velarium new \(proposal).",
                cause: .usage)
        }
        self.text = text
    }

    /// The words of `text` as one name in upper camel case; "App" after it, or before it, where that is needed.
    static func proposal(for text: String, taken: Set<String>) -> String {
        let words = (text.split(separator: "/").last ?? "").split { !isNameCharacter($0) }
        var name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if name.first.map({ !$0.isLetter }) ?? true { name = "App" + name }
        // Its test module is named after it and must be free as well.
        while isTaken(name, by: taken) { name += "App" }
        return name
    }

    private static func isIdentifier(_ text: String) -> Bool {
        text.first?.isLetter == true && text.allSatisfy(isNameCharacter)
    }

    /// ASCII only: the name is also that of folders and programs.
    private static func isNameCharacter(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }

    private static func isTaken(_ name: String, by taken: Set<String>) -> Bool {
        let names = taken.union(reserved)
        return names.contains(name) || names.contains(name + "Tests")
    }

    /// Modules that every program may import, and words of Swift that cannot name a module.
    private static let reserved: Set = [
        "Foundation", "FoundationEssentials", "Dispatch", "Glibc", "Swift", "Testing", "XCTest", "Synchronization",
        "Observation", "Self", "Any", "Type", "Protocol", "associatedtype", "as", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
        "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
