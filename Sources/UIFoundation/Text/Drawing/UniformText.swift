import Synchronization
import TextLayout

/// A string whose characters all have the same attributes.
///
/// Used for the text of our own views and by the drawing methods of `String`. Unlike `NSAttributedString` it is a
/// value and does not leak.
package struct UniformText: AttributedText {
    package let string: String
    package private(set) var attributes: [NSAttributedString.Key: Any]

    /// - Parameter attributes: as in an attributed string. Default: none.
    package init(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
        self.string = string
        self.attributes = attributes
    }

    package func textRuns(
        appearance: TextAppearance, fallback: NSParagraphStyle, adjust: (inout TextParagraph) -> Void
    ) -> [TextRun] {
        string.isEmpty ? [] : [appearance.textRun(for: string, attributes: attributes)]
    }

    package func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        string.isEmpty ? nil : attributes[key]
    }

    package func setting(_ key: NSAttributedString.Key, to value: Any) -> any AttributedText {
        var copy = self
        copy.attributes[key] = value
        return copy
    }

    package func adjustingFonts(to traits: UITraitCollection) -> (any AttributedText)? {
        guard let font = attributes[.font] as? UIFont else { return nil }
        let adjusted = font.adjusted(to: traits)
        return adjusted === font ? nil : setting(.font, to: adjusted)
    }

    package func hasColor(where isWanted: (UIColor) -> Bool) -> Bool {
        attributes.values.contains { ($0 as? UIColor).map(isWanted) ?? false }
    }

    /// A new object on each access; counted by `attributedStringCount`.
    package var attributedString: NSAttributedString {
        UniformText.attributedStringCount.withLock { $0 += 1 }
        return NSAttributedString(string: string, attributes: attributes)
    }

    /// The number of attributed strings created from uniform text since the process started.
    package static let attributedStringCount = Mutex(0)
}

extension UniformText: Equatable {
    package static func == (left: UniformText, right: UniformText) -> Bool {
        left.string == right.string && left.attributes.count == right.attributes.count
            && left.attributes.allSatisfy { key, value in
                guard let value = value as? AnyHashable, let other = right.attributes[key] as? AnyHashable else {
                    return false
                }
                return value == other
            }
    }
}
