/// An emoji of the keyboard.
package struct Emoji: Hashable, Sendable {
    /// The emoji as it is typed.
    package let text: String
    /// The English name, which assistive technology says.
    package let name: String
    /// Whether a long press offers skin tones.
    package let hasSkinTones: Bool

    /// The emoji in yellow and in five skin tones; empty for one without.
    package var skinTones: [String] {
        guard hasSkinTones else { return [] }
        var scalars = Array(text.unicodeScalars)
        // The selector of the colored form is left out before a skin tone.
        if scalars.count > 1, scalars[1].value == 0xFE0F { scalars.remove(at: 1) }
        return [text]
            + Emoji.modifiers.map { modifier in
                String(String.UnicodeScalarView(scalars[..<1] + [modifier] + scalars[1...]))
            }
    }

    /// The skin tones, from light to dark.
    private static let modifiers: [Unicode.Scalar] = [
        "\u{1F3FB}", "\u{1F3FC}", "\u{1F3FD}", "\u{1F3FE}", "\u{1F3FF}",
    ]
}

/// A category of emoji, in the order of the keyboard.
package enum EmojiCategory: String, Hashable, CaseIterable, Sendable {
    /// Those that the user has typed.
    case recents
    case people, nature, food, activity, travel, objects, symbols, flags

    /// The title above the emoji, and the name of the category's key.
    package var title: String {
        switch self {
        case .recents: "Frequently Used"
        case .people: "Smileys & People"
        case .nature: "Animals & Nature"
        case .food: "Food & Drink"
        case .activity: "Activity"
        case .travel: "Travel & Places"
        case .objects: "Objects"
        case .symbols: "Symbols"
        case .flags: "Flags"
        }
    }
}
