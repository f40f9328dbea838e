import UIKitCore
import UIKitText

/// The styles of a field's text that has more than one. Lengths are UTF-16 units.
struct FieldTextRuns {
    /// From the beginning to the end of the text, without gaps.
    private(set) var runs: [TextFragment.Run] = []

    /// The styles of `text` on top of `defaults`; nil if all characters have the same attributes.
    init?(_ text: NSAttributedString, defaults: [NSAttributedString.Key: Any]) {
        var runs: [TextFragment.Run] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append((range.length, defaults.merging(attributes) { $1 }))
        }
        guard runs.count > 1 else { return nil }
        self.runs = runs
    }

    /// One style for the whole text.
    init(uniform attributes: [NSAttributedString.Key: Any], length: Int) {
        if length > 0 { runs = [(length, attributes)] }
    }

    /// Whether no text is left.
    var isEmpty: Bool { runs.isEmpty }

    /// The styles in `range`.
    func runs(in range: Range<Int>) -> [TextFragment.Run] {
        var offset = 0
        return runs.compactMap { run in
            defer { offset += run.length }
            let part = range.clamped(to: offset..<offset + run.length)
            return part.isEmpty ? nil : (part.count, run.attributes)
        }
    }

    /// Replaces the styles of `range` with those of `fragment`. Without any, the new text has the style of the character
    /// before it, or else of the one it replaces, or else of the one behind it.
    mutating func replace(_ range: Range<Int>, with fragment: TextFragment) {
        let length = runs.reduce(0) { $0 + $1.length }
        let before = runs(in: 0..<range.lowerBound)
        let after = runs(in: range.upperBound..<max(length, range.upperBound))
        let neighbor = before.last ?? runs(in: range).first ?? after.first
        let new = fragment.runs.isEmpty ? [(fragment.length, neighbor?.attributes ?? [:])] : fragment.runs
        runs = before + new.filter { $0.length > 0 } + after
    }

    /// Sets an attribute of the whole text; nil leaves it out.
    mutating func set(_ key: NSAttributedString.Key, to value: Any?) {
        for index in runs.indices { runs[index].attributes[key] = value }
    }

    /// Changes the fonts of all styles.
    mutating func mapFonts(_ change: (UIFont) -> UIFont) {
        for index in runs.indices {
            if let font = runs[index].attributes[.font] as? UIFont { runs[index].attributes[.font] = change(font) }
        }
    }

    /// The text with these styles.
    func attributedString(_ text: String) -> NSAttributedString {
        let result = NSMutableAttributedString(string: text)
        var offset = 0
        for run in runs {
            result.setAttributes(run.attributes, range: NSRange(location: offset, length: run.length))
            offset += run.length
        }
        return result
    }
}
