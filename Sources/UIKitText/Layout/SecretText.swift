/// A text whose characters are shown as dots.
package enum SecretText {
    /// What is shown for each character.
    package static let dot = "•"

    /// Follows a dot for each further UTF-16 unit of its character, so that offsets stay those of the text: a variation
    /// selector, which belongs to the character before it and is not drawn.
    private static let filler = "\u{FE00}"

    /// One dot for each character.
    package static func dots(for text: String) -> String { String(repeating: dot, count: text.count) }

    /// One dot for each character, but the character at the UTF-16 offset `readable`, which has one unit, as it is.
    package static func dots(for text: String, except readable: Int?) -> String {
        var offset = 0
        return text.reduce(into: "") { dots, character in
            dots += offset == readable ? String(character) : dot
            offset += character.utf16.count
        }
    }

    /// A dot for each character, as long as `text` in UTF-16 units, but the character at the offset `readable` as it is.
    static func dotsWithSameLength(as text: String, except readable: Int?) -> String {
        var offset = 0
        return text.reduce(into: "") { dots, character in
            let length = character.utf16.count
            dots += offset == readable ? String(character) : dot + String(repeating: filler, count: length - 1)
            offset += length
        }
    }
}
