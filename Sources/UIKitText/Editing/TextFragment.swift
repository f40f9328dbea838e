import UIFoundation

/// A piece of text with its attributes, as undo keeps it.
package struct TextFragment {
    /// A range of equal attributes; `length` counts UTF-16 units.
    package typealias Run = (length: Int, attributes: [NSAttributedString.Key: Any])

    /// The characters.
    package var text: String
    /// The attributes; empty where the text has those of its surroundings.
    package var runs: [Run]

    /// A piece with attributes; without, it takes those of its surroundings.
    package init(_ text: String, runs: [Run] = []) {
        self.text = text
        self.runs = runs
    }

    /// The number of UTF-16 units.
    package var length: Int { text.utf16.count }
}
