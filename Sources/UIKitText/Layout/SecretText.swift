/// A text whose characters are shown as dots.
package enum SecretText {
    /// What is shown for each character.
    package static let dot = "•"

    /// Follows a dot for each further UTF-16 unit of its character, so that offsets stay those of the text: a variation
    /// selector, which belongs to the character before it and is not drawn.
    private static let filler = "\u{FE00}"

    /// One dot for each character.
    package static func dots(for text: String) -> String { String(repeating: dot, count: text.count) }

    /// A dot for each character, as long as `text` in UTF-16 units.
    static func dotsWithSameLength(as text: String) -> String {
        text.reduce(into: "") { dots, character in
            dots += dot + String(repeating: filler, count: character.utf16.count - 1)
        }
    }
}
