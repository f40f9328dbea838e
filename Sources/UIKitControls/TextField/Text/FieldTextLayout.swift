import TextLayout
import UIKitCore
import UIKitText

/// A field's text as displayed: one line, with a dot for each character in a secure field.
///
/// Offsets are UTF-16 units of the actual text. Points are the line's, x from its left end, y down.
@MainActor struct FieldTextLayout {
    let layout: TextLayout
    private let carets: TextCarets
    /// The offsets between the characters of a secure text; nil for a text that is displayed.
    private let secureCharacterOffsets: [Int]?

    /// - Parameters:
    ///   - styles: The styles of a text with more than one; nil for `attributes`.
    ///   - width: The width beyond which the text is truncated with an ellipsis; nil for no limit.
    ///   - readable: The offset of the one character of a secret that is readable; nil for none.
    init(
        _ text: String, isSecret: Bool, attributes: [NSAttributedString.Key: Any],
        styles: [TextFragment.Run]? = nil, look: TextAppearance, direction: TextParagraph.Direction,
        width: CGFloat? = nil, minimumScale: CGFloat = 1, mark: Range<Int>? = nil, readable: Int? = nil
    ) {
        var paragraph = TextParagraph()
        paragraph.lineLimit = 1
        paragraph.alignment = .left
        // The direction of a readable character does not move the dots.
        paragraph.direction = isSecret ? .leftToRight : direction
        paragraph.lineBreak = width == nil ? .clip : .truncateTail
        paragraph.minimumScale = width == nil ? 1 : minimumScale
        let runs: [TextRun]
        if isSecret {
            runs = UniformText(SecretText.dots(for: text, except: readable), attributes).textRuns(appearance: look)
        } else {
            let line = FieldTextLayout.replacingLineBreaks(text)
            let plain =
                styles.map { FieldTextLayout.textRuns($0, of: line, look) }
                ?? UniformText(line, attributes).textRuns(appearance: look)
            runs = FieldTextLayout.underlining(mark, in: plain)
        }
        layout = TextLayout(runs: runs, paragraph: paragraph, width: width)
        carets = layout.carets()
        secureCharacterOffsets =
            isSecret ? text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) } : nil
    }

    private static func textRuns(_ styles: [TextFragment.Run], of line: String, _ textAppearance: TextAppearance)
        -> [TextRun]
    {
        let buffer = TextBuffer(line)
        var start = 0
        return styles.map { style in
            defer { start += style.length }
            return textAppearance.textRun(
                for: buffer.text(in: start..<start + style.length), attributes: style.attributes)
        }
    }

    /// The runs in more pieces, with `mark` underlined.
    private static func underlining(_ mark: Range<Int>?, in runs: [TextRun]) -> [TextRun] {
        guard let mark else { return runs }
        var start = 0
        return runs.flatMap { run -> [TextRun] in
            let buffer = TextBuffer(run.text)
            let marked = (mark.lowerBound - start..<mark.upperBound - start).clamped(to: 0..<buffer.length)
            start += buffer.length
            return [0..<marked.lowerBound, marked, marked.upperBound..<buffer.length].compactMap { range in
                var piece = run
                piece.text = buffer.text(in: range)
                if range == marked { piece.underline = TextRun.Rule() }
                return piece.text.isEmpty ? nil : piece
            }
        }
    }

    /// Replaces line breaks with spaces of the same length.
    private static func replacingLineBreaks(_ text: String) -> String {
        guard text.contains(where: \.isNewline) else { return text }
        return text.reduce(into: "") { line, character in
            line += character.isNewline ? String(repeating: " ", count: character.utf16.count) : String(character)
        }
    }

    /// The x coordinate of the caret before `offset`.
    func x(of offset: Int) -> CGFloat { carets.caret(at: displayedOffset(offset)).minX }

    /// The offset nearest to `x`.
    func offset(closestTo x: CGFloat) -> Int {
        let found = carets.offset(closestTo: CGPoint(x: x, y: layout.size.height / 2))
        guard let secureCharacterOffsets else { return found }
        return secureCharacterOffsets[min(max(found, 0), secureCharacterOffsets.count - 1)]
    }

    /// The selection rectangles of `range`, from left to right.
    func selectionRects(of range: Range<Int>) -> [CGRect] {
        range.isEmpty ? [] : carets.boxes(of: displayedOffset(range.lowerBound)..<displayedOffset(range.upperBound))
    }

    private func displayedOffset(_ offset: Int) -> Int {
        guard let secureCharacterOffsets else { return offset }
        return secureCharacterOffsets.lastIndex { $0 <= offset } ?? 0
    }
}
