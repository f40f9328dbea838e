import CoreGraphics

/// The runs joined to one text, with run boundaries moved to the end of the character they fall into.
///
/// Offsets are UTF-8 bytes unless named otherwise.
struct JoinedText: Hashable {
    /// A range of the text and the properties of its run that affect shaping; colors do not.
    struct Span: Hashable {
        var end: Int
        var run: Int
        var font: TextFont
        var tracking: CGFloat
        var stretch: CGFloat = 1
        var language: String?
        /// The direction of paragraphs that begin in this span.
        var direction = TextParagraph.Direction.natural
        /// The width of an object replacement character; nil where it is an ordinary character.
        var attachmentWidth: CGFloat?
    }

    let text: String
    /// In order, without gaps, none empty.
    let spans: [Span]

    /// - Parameter direction: The direction of paragraphs that begin in a run without a paragraph style.
    init(_ runs: [TextRun], direction: TextParagraph.Direction = .natural) {
        // Pango ends the text at a NUL. A word joiner is also invisible and has the same length in UTF-16.
        let joined = runs.map(\.text).joined().replacingNUL()
        var spans: [Span] = []
        var offset = 0
        var covered = 0
        for (number, run) in runs.enumerated() {
            offset += run.text.replacingNUL().utf8.count
            let end = joined.characterBoundary(atOrAfter: offset)
            guard end > covered else { continue }
            spans.append(
                Span(
                    end: end, run: number, font: run.font, tracking: run.tracking, stretch: run.stretch,
                    language: run.language, direction: run.paragraph?.direction ?? direction,
                    attachmentWidth: run.attachment?.bounds.width))
            covered = end
        }
        text = joined
        self.spans = spans
    }

    /// An ellipsis or a hyphen in the style of the text around it.
    init(mark: String, like span: Span) {
        text = mark
        var own = span
        own.end = mark.utf8.count
        own.run = 0
        own.direction = .leftToRight
        own.attachmentWidth = nil
        spans = [own]
    }

    /// - Precondition: `offset` is inside the text.
    func span(at offset: Int) -> Span { spans[spanIndex(at: offset)] }

    /// The index of the span that contains the byte `offset`.
    func spanIndex(at offset: Int) -> Int {
        var low = 0
        var high = spans.count - 1
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].end > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The text in the bytes `range`, whose ends must be scalar boundaries.
    func scalars(in range: Range<Int>) -> Substring.UnicodeScalarView {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
        return text[start..<utf8.index(start, offsetBy: range.count)].unicodeScalars
    }

    /// The paragraphs with their hard line ends; `lineEnd` is the offset of the line end, or the paragraph's end.
    func paragraphs() -> [(range: Range<Int>, lineEnd: Int)] {
        var found: [(range: Range<Int>, lineEnd: Int)] = []
        var start = 0
        var offset = 0
        var afterReturn = false
        for scalar in text.unicodeScalars {
            let next = offset + UTF8.width(scalar)
            if afterReturn, scalar == "\n" {
                found[found.count - 1].range = found[found.count - 1].range.lowerBound..<next
                start = next
            } else if Self.lineEnds.contains(scalar) {
                found.append((start..<next, offset))
                start = next
            }
            afterReturn = scalar == "\r"
            offset = next
        }
        if start < offset { found.append((start..<offset, offset)) }
        return found
    }

    private static let lineEnds: Set<Unicode.Scalar> = ["\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]
}

extension String {
    /// Works on scalars: Foundation's replacement misses a NUL that is followed by a combining accent.
    func replacingNUL() -> String {
        guard utf8.contains(0) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.lazy.map { $0.value == 0 ? "\u{2060}" : $0 }))
    }

    /// The first character boundary at or after `offset`. Both in UTF-8 bytes.
    fileprivate func characterBoundary(atOrAfter offset: Int) -> Int {
        var index = utf8.index(startIndex, offsetBy: offset)
        while index < endIndex, String.Index(index, within: self) == nil { index = utf8.index(after: index) }
        return utf8.distance(from: startIndex, to: index)
    }
}
