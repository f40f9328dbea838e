import UIKitCore

/// The emoji that a version of the system has, by category and by name.
package struct EmojiCatalog: Sendable {
    /// The emoji of each category, without `recents`.
    package let emoji: [EmojiCategory: [Emoji]]

    /// The catalog of `era`.
    package static func catalog(of era: SystemEra) -> EmojiCatalog {
        switch era {
        case .iOS11: emoji5
        case .iOS12: emoji11
        default: all
        }
    }

    private static let emoji5 = EmojiCatalog(newest: 0)
    private static let emoji11 = EmojiCatalog(newest: 1)
    private static let all = EmojiCatalog(newest: 2)

    /// - Parameter newest: how many marks of age an emoji may have in the table.
    private init(newest: Int) {
        var emoji: [EmojiCategory: [Emoji]] = [:]
        var category: EmojiCategory?
        for line in EmojiTable.text.split(separator: "\n") {
            if line.hasPrefix("= ") {
                category = EmojiCategory(rawValue: String(line.dropFirst(2)))
            } else if let category {
                emoji[category, default: []] += line.split(separator: ";").compactMap { entry in
                    EmojiCatalog.emoji(in: entry, newest: newest)
                }
            }
        }
        self.emoji = emoji
    }

    private static func emoji(in entry: Substring, newest: Int) -> Emoji? {
        guard let space = entry.firstIndex(of: " ") else { return nil }
        var text = entry[..<space]
        let name = entry[space...].dropFirst()
        var age = 0
        while text.last == ">" {
            text.removeLast()
            age += 1
        }
        guard age <= newest else { return nil }
        let hasSkinTones = text.last == "+"
        if hasSkinTones { text.removeLast() }
        return Emoji(text: String(text), name: String(name), hasSkinTones: hasSkinTones)
    }

    /// The emoji with a word in their name that begins with each word of `query`, in the order of the keyboard; none for an
    /// empty query.
    package func search(_ query: String) -> [Emoji] {
        let words = query.lowercased().split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return [] }
        return EmojiCategory.allCases.flatMap { emoji[$0] ?? [] }.filter { emoji in
            let parts = emoji.name.lowercased().split { !$0.isLetter && !$0.isNumber }
            return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
        }
    }

    /// The emoji that is `text`, or has it as a skin tone; nil for other text.
    package func emoji(of text: String) -> Emoji? {
        for category in EmojiCategory.allCases {
            if let found = emoji[category]?.first(where: { $0.text == text || $0.skinTones.contains(text) }) {
                return found
            }
        }
        return nil
    }
}

extension SystemEra {
    /// Whether the emoji of the keyboard can be searched by name: since iOS 14.
    var searchesEmoji: Bool { self >= .iOS17 }
}
