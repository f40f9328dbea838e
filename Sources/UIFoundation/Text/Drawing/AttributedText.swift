import TextLayout

/// Text with attributes that labels and drawing functions can lay out.
///
/// On Linux, each Foundation `NSAttributedString` leaks 0.2 KB. Our own text is `UniformText`; `NSAttributedString`
/// is used only for text that an app provides or requests.
package protocol AttributedText {
    var string: String { get }

    /// The text as runs of equal attributes. A run has a paragraph style only if it differs from the first character's.
    ///
    /// - Parameters:
    ///   - appearance: the appearance of characters without attributes.
    ///   - fallback: the paragraph style of characters without one.
    ///   - adjust: changes each paragraph style before use.
    func textRuns(
        appearance: TextAppearance, fallback: NSParagraphStyle, adjust: (inout TextParagraph) -> Void
    ) -> [TextRun]

    /// The value of `key` at the first character; nil for an empty text.
    func firstAttribute(_ key: NSAttributedString.Key) -> Any?

    /// A copy in which every character has `value` for `key`.
    func setting(_ key: NSAttributedString.Key, to value: Any) -> any AttributedText

    /// A copy whose scaling fonts match `traits`; nil when nothing changes.
    func adjustingFonts(to traits: UITraitCollection) -> (any AttributedText)?

    /// Whether a character has a color that `isWanted` accepts.
    func hasColor(where isWanted: (UIColor) -> Bool) -> Bool

    /// The text as an attributed string for the app.
    var attributedString: NSAttributedString { get }
}

extension AttributedText {
    /// The text as runs, with the default paragraph style as fallback and no adjustments.
    package func textRuns(appearance: TextAppearance) -> [TextRun] {
        textRuns(appearance: appearance, fallback: .default) { _ in }
    }

    /// The layout of the first paragraph, from its first character's paragraph style or from `fallback`.
    package func textParagraph(fallback: NSParagraphStyle = .default) -> TextParagraph {
        TextParagraph(firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? fallback)
    }
}

extension NSAttributedString: AttributedText {
    package func textRuns(
        appearance: TextAppearance, fallback: NSParagraphStyle, adjust: (inout TextParagraph) -> Void
    ) -> [TextRun] {
        var runs: [TextRun] = []
        let text = string as NSString
        let first = firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? fallback
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            var run = appearance.textRun(
                for: text.substring(with: range), attributes: attributes, at: range.location)
            let style = attributes[.paragraphStyle] as? NSParagraphStyle ?? fallback
            if style !== first, style != first {
                var paragraph = TextParagraph(style)
                adjust(&paragraph)
                run.paragraph = paragraph
            }
            runs.append(run)
        }
        return runs
    }

    package func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        length > 0 ? attribute(key, at: 0, effectiveRange: nil) : nil
    }

    package func setting(_ key: NSAttributedString.Key, to value: Any) -> any AttributedText {
        let copy = NSMutableAttributedString(attributedString: self)
        copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
        return copy
    }

    package func adjustingFonts(to traits: UITraitCollection) -> (any AttributedText)? {
        var result: NSMutableAttributedString?
        enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            guard let font = value as? UIFont else { return }
            let adjusted = font.adjusted(to: traits)
            guard adjusted !== font else { return }
            result = result ?? NSMutableAttributedString(attributedString: self)
            result?.addAttribute(.font, value: adjusted, range: range)
        }
        return result
    }

    package func hasColor(where isWanted: (UIColor) -> Bool) -> Bool {
        var isFound = false
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, stop in
            isFound = attributes.values.contains { ($0 as? UIColor).map(isWanted) ?? false }
            stop.pointee = ObjCBool(isFound)
        }
        return isFound
    }

    package var attributedString: NSAttributedString { self }

    /// A copy in which every character has a font and, unless it is part of a link, a color.
    package func filled(font: UIFont, color: UIColor) -> NSAttributedString {
        var result: NSMutableAttributedString?
        func add(_ key: Key, value: Any, range: NSRange) {
            result = result ?? NSMutableAttributedString(attributedString: self)
            result?.addAttribute(key, value: value, range: range)
        }
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            if attributes[.font] == nil { add(.font, value: font, range: range) }
            if attributes[.foregroundColor] == nil, attributes[.link] == nil {
                add(.foregroundColor, value: color, range: range)
            }
        }
        // A copy, so that later changes of a mutable text do not affect the label.
        return result ?? (self is NSMutableAttributedString ? NSAttributedString(attributedString: self) : self)
    }
}
