import TextLayout

/// Text with attributes, in the form that labels and drawing calls lay out.
///
/// Foundation's `NSAttributedString` on Linux never gives back 0.2 KB of each object. Text of our own is `UniformText`;
/// `NSAttributedString` is for text that an app brings with it or asks for.
package protocol AttributedText {
    var string: String { get }

    /// The text in text layout's terms: one run for each stretch of equal attributes. Runs carry a paragraph style where
    /// theirs is another than the first character's.
    ///
    /// - Parameters:
    ///   - look: What characters without attributes look like.
    ///   - fallback: The style of characters that have none.
    ///   - adjust: Changes each paragraph style on its way.
    func textRuns(
        over look: TextLook, else fallback: NSParagraphStyle, adjust: (inout TextParagraph) -> Void
    ) -> [TextRun]

    /// The value of `key` at the first character; nil for an empty text.
    func firstAttribute(_ key: NSAttributedString.Key) -> Any?

    /// A copy in which every character has `value` for `key`.
    func setting(_ key: NSAttributedString.Key, to value: Any) -> any AttributedText

    /// A copy whose fonts follow `traits` as far as they were made to; nil when nothing changes.
    func adjustingFonts(to traits: UITraitCollection) -> (any AttributedText)?

    /// Whether a character has a color that `isWanted` accepts.
    func hasColor(where isWanted: (UIColor) -> Bool) -> Bool

    /// The text as an app sees it.
    var attributedString: NSAttributedString { get }
}

extension AttributedText {
    package func textRuns(over look: TextLook) -> [TextRun] {
        textRuns(over: look, else: .default) { _ in }
    }

    /// How the first paragraph's lines are set: by the paragraph style of its first character, else by `fallback`.
    package func textParagraph(else fallback: NSParagraphStyle = .default) -> TextParagraph {
        TextParagraph(firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? fallback)
    }
}

extension NSAttributedString: AttributedText {
    package func textRuns(
        over look: TextLook, else fallback: NSParagraphStyle, adjust: (inout TextParagraph) -> Void
    ) -> [TextRun] {
        var runs: [TextRun] = []
        let text = string as NSString
        let first = firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? fallback
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            var run = look.run(text.substring(with: range), attributes)
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
    func filled(font: UIFont, color: UIColor) -> NSAttributedString {
        var result: NSMutableAttributedString?
        func add(_ key: Key, _ value: Any, _ range: NSRange) {
            result = result ?? NSMutableAttributedString(attributedString: self)
            result?.addAttribute(key, value: value, range: range)
        }
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            if attributes[.font] == nil { add(.font, font, range) }
            if attributes[.foregroundColor] == nil, attributes[.link] == nil { add(.foregroundColor, color, range) }
        }
        // Later changes of a mutable text are not the label's.
        return result ?? (self is NSMutableAttributedString ? NSAttributedString(attributedString: self) : self)
    }
}
