/// A key with modifiers, in the notation of `key`: `escape`, `cmd+s`, `ctrl+shift+tab`.
package struct KeyChord: Hashable, Sendable {
    /// A modifier key.
    package enum Modifier: String, CaseIterable, Sendable {
        case cmd, ctrl, alt, shift
    }

    /// The keys that have a name; every other key is one character.
    package static let names: Set<String> = [
        "escape", "return", "tab", "backspace", "delete", "left", "right", "up", "down", "home", "end", "pageup",
        "pagedown", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
    ]

    /// One of `names`, or a single character.
    package let name: String
    /// The modifiers that are pressed with the key.
    package let modifiers: Set<Modifier>

    package init(name: String, modifiers: Set<Modifier> = []) {
        self.name = name
        self.modifiers = modifiers
    }

    /// Parses `[cmd+|ctrl+|alt+|shift+]NAME`. A final `+` is itself the key: `cmd++`.
    package init(parsing text: String) throws(SyntaxProblem) {
        var rest = Substring(text)
        var modifiers: Set<Modifier> = []
        while let plus = rest.firstIndex(of: "+"), plus != rest.startIndex, rest.index(after: plus) != rest.endIndex {
            modifiers.insert(try Self.modifier(named: rest[..<plus]))
            rest = rest[rest.index(after: plus)...]
        }
        guard rest.count == 1 || Self.names.contains(String(rest)) else {
            let guess = NearestName.suggestion(for: String(rest), among: Self.names.sorted())
            let names = Self.names.sorted().joined(separator: ", ")
            throw SyntaxProblem("\(quoted(String(rest))) is not a key; \(guess)name a character or one of \(names)")
        }
        self.init(name: String(rest), modifiers: modifiers)
    }

    /// Parses modifiers joined by `+`; `none` is the empty set.
    package static func modifiers(parsing text: String) throws(SyntaxProblem) -> Set<Modifier> {
        var modifiers: Set<Modifier> = []
        guard text != "none" else { return modifiers }
        for word in text.split(separator: "+", omittingEmptySubsequences: false) {
            modifiers.insert(try modifier(named: word))
        }
        return modifiers
    }

    /// The chord in the notation of `key`, in quotes where a script needs them.
    var spelling: String {
        let held = Modifier.allCases.filter(modifiers.contains).map { $0.rawValue + "+" }.joined()
        return Self.names.contains(name) && modifiers.isEmpty ? name : held.isEmpty ? quoted(name) : quoted(held + name)
    }

    private static func modifier(named word: Substring) throws(SyntaxProblem) -> Modifier {
        guard !word.isEmpty else { throw SyntaxProblem("a modifier is missing") }
        guard let modifier = Modifier(rawValue: String(word)) else {
            throw SyntaxProblem("\(word) is not a modifier; there are cmd, ctrl, alt and shift")
        }
        return modifier
    }
}
