import TextLayout

/// A field's text as displayed: one line, with a dot for each character in a secure field.
///
/// Offsets are UTF-16 units of the actual text. Points are the line's, x from its left end, y down.
@MainActor struct FieldText {
    let layout: TextLayout
    private let carets: TextCarets
    /// The offsets between the characters of a secure text; nil for a text that is displayed.
    private let secretStops: [Int]?

    static let dot = "•"

    /// - Parameter width: The width beyond which the text is truncated with an ellipsis; nil for no limit.
    init(
        _ text: String, isSecret: Bool, attributes: [NSAttributedString.Key: Any], look: TextLook,
        direction: TextParagraph.Direction, width: CGFloat? = nil, minimumScale: CGFloat = 1
    ) {
        var paragraph = TextParagraph()
        paragraph.lineLimit = 1
        paragraph.alignment = .left
        paragraph.direction = direction
        paragraph.lineBreak = width == nil ? .clip : .truncateTail
        paragraph.minimumScale = width == nil ? 1 : minimumScale
        let shown = isSecret ? String(repeating: FieldText.dot, count: text.count) : FieldText.onOneLine(text)
        let runs = UniformText(shown, attributes).textRuns(over: look)
        layout = TextLayout(runs: runs, paragraph: paragraph, width: width)
        carets = layout.carets()
        secretStops = isSecret ? text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) } : nil
    }

    /// Replaces line breaks with spaces of the same length.
    private static func onOneLine(_ text: String) -> String {
        guard text.contains(where: \.isNewline) else { return text }
        return text.reduce(into: "") { line, character in
            line += character.isNewline ? String(repeating: " ", count: character.utf16.count) : String(character)
        }
    }

    /// The x coordinate of the caret before `offset`.
    func x(of offset: Int) -> CGFloat { carets.caret(at: shown(offset)).minX }

    /// The offset nearest to `x`.
    func offset(closestTo x: CGFloat) -> Int {
        let found = carets.offset(closestTo: CGPoint(x: x, y: layout.size.height / 2))
        guard let secretStops else { return found }
        return secretStops[min(max(found, 0), secretStops.count - 1)]
    }

    /// The selection rectangles of `range`, from left to right.
    func boxes(of range: Range<Int>) -> [CGRect] {
        range.isEmpty ? [] : carets.boxes(of: shown(range.lowerBound)..<shown(range.upperBound))
    }

    private func shown(_ offset: Int) -> Int {
        guard let secretStops else { return offset }
        return secretStops.lastIndex { $0 <= offset } ?? 0
    }
}
