/// The emoji that the user of a device has typed lately, and the skin tones that were chosen. Kept while the app runs.
struct RecentEmoji {
    /// The emoji, the last one first.
    private(set) var emoji: [Emoji] = []
    /// The skin tone that was chosen last, by emoji.
    private var tones: [Emoji: String] = [:]

    /// The number of emoji that are kept: about a page. Inferred.
    private static let capacity = 30

    /// Remembers that `text`, which is `emoji` or one of its skin tones, was typed.
    mutating func remember(_ text: String, of emoji: Emoji) {
        self.emoji.removeAll { $0 == emoji }
        self.emoji.insert(emoji, at: 0)
        self.emoji.removeLast(max(0, self.emoji.count - RecentEmoji.capacity))
        tones[emoji] = text == emoji.text ? nil : text
    }

    /// What a tap on `emoji` types: the skin tone that was chosen last.
    func text(of emoji: Emoji) -> String { tones[emoji] ?? emoji.text }
}
