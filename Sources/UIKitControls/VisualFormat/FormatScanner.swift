import UIKitCore

/// Reads the characters of a visual format.
struct FormatScanner {
    private let characters: [Character]
    private(set) var position = 0

    init(_ format: String) {
        characters = Array(format)
    }

    var next: Character? { position < characters.count ? characters[position] : nil }
    var isAtEnd: Bool { next == nil }

    /// Skips `text` if it comes next. Returns whether it did.
    mutating func skip(_ text: String) -> Bool {
        let expected = Array(text)
        guard position + expected.count <= characters.count,
            Array(characters[position..<position + expected.count]) == expected
        else { return false }
        position += expected.count
        return true
    }

    mutating func expect(_ text: String) throws(FormatFailure) {
        guard skip(text) else { throw failure("Expected a '\(text)' here.") }
    }

    /// Reads a name of letters, digits and underscores that does not begin with a digit; nil for none.
    mutating func name() -> String? {
        guard let first = next, first.isLetter || first == "_" else { return nil }
        return readCharacters { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// Reads a number without sign; nil for none.
    mutating func number() -> CGFloat? {
        let start = position
        guard let value = Double(readCharacters { $0.isASCII && ($0.isNumber || $0 == ".") }), value.isFinite else {
            position = start
            return nil
        }
        return CGFloat(value)
    }

    private mutating func readCharacters(while belongs: (Character) -> Bool) -> String {
        let start = position
        while let character = next, belongs(character) { position += 1 }
        return String(characters[start..<position])
    }

    func failure(_ message: String) -> FormatFailure { FormatFailure(message: message, position: position) }
}
