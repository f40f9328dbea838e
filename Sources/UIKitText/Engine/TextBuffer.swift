/// A text stored by paragraph, so that an edit costs as much as the paragraphs it changes.
///
/// Offsets are UTF-16 units from the beginning, as in `NSRange`. A paragraph includes the line break that ends it; the
/// last paragraph has none and may be empty, so there is always at least one.
package struct TextBuffer: Equatable, Sendable {
    private struct Paragraph: Equatable, Sendable {
        var text: String
        var length: Int

        init(_ text: String) {
            self.text = text
            length = text.utf16.count
        }
    }

    /// The paragraphs that an edit replaced.
    package struct Change: Equatable, Sendable {
        /// The index of the first replaced paragraph.
        package var first: Int
        /// How many paragraphs there were, and how many there are now.
        package var removed: Int
        package var inserted: Int
    }

    private var paragraphs = [Paragraph("")]
    /// The number of UTF-16 units.
    package private(set) var length = 0

    /// An empty text.
    package init() {}

    /// A buffer with `text`.
    package init(_ text: String) {
        paragraphs = TextBuffer.split(text).map(Paragraph.init)
        length = paragraphs.reduce(0) { $0 + $1.length }
    }

    /// The whole text; takes time in proportion to its length.
    package var text: String { paragraphs.count == 1 ? paragraphs[0].text : paragraphs.map(\.text).joined() }
    /// The number of paragraphs; at least 1.
    package var paragraphCount: Int { paragraphs.count }
    /// The text of a paragraph with its line break.
    package func paragraphText(_ index: Int) -> String { paragraphs[index].text }
    /// The number of UTF-16 units of a paragraph with its line break.
    package func paragraphLength(_ index: Int) -> Int { paragraphs[index].length }

    /// The paragraph that contains `offset`, and the offset of its beginning. The end of the text belongs to the last.
    package func paragraph(at offset: Int) -> (index: Int, start: Int) {
        var start = 0
        for index in 0..<(paragraphs.count - 1) {
            let end = start + paragraphs[index].length
            if offset < end { return (index, start) }
            start = end
        }
        return (paragraphs.count - 1, start)
    }

    /// The offset at which a paragraph begins.
    package func paragraphStart(_ index: Int) -> Int { paragraphs[..<index].reduce(0) { $0 + $1.length } }

    /// The range of a paragraph with its line break.
    package func paragraphRange(at offset: Int) -> Range<Int> {
        let (index, start) = paragraph(at: offset)
        return start..<start + paragraphs[index].length
    }

    /// The range without parts outside the text.
    package func clamped(_ range: Range<Int>) -> Range<Int> {
        let low = min(max(range.lowerBound, 0), length)
        return low..<min(max(range.upperBound, low), length)
    }

    /// The text of `range`. Half of a surrogate pair at an end becomes a replacement character, as in `NSString`.
    package func text(in range: Range<Int>) -> String {
        let range = clamped(range)
        var (index, start) = paragraph(at: range.lowerBound)
        var units: [UInt16] = []
        var pieces = ""
        while start < range.upperBound {
            let paragraph = paragraphs[index]
            let low = max(range.lowerBound - start, 0)
            let high = min(range.upperBound - start, paragraph.length)
            if low == 0, high == paragraph.length {
                pieces += paragraph.text
            } else {
                let utf16 = paragraph.text.utf16
                let from = utf16.index(utf16.startIndex, offsetBy: low)
                units = Array(utf16[from..<utf16.index(from, offsetBy: high - low)])
                pieces += String(decoding: units, as: UTF16.self)
            }
            start += paragraph.length
            index += 1
        }
        return pieces
    }

    /// Replaces `range`, which may not divide a surrogate pair: ends inside one are moved out of it.
    @discardableResult
    package mutating func replace(_ range: Range<Int>, with new: String) -> Change {
        let range = clamped(range)
        let (index, start) = paragraph(at: range.lowerBound)
        // At the beginning of a paragraph, a line feed may join the carriage return before it.
        let first = range.lowerBound == start && index > 0 ? index - 1 : index
        let firstStart = first < index ? start - paragraphs[first].length : start
        let (last, lastStart) = paragraph(at: range.upperBound)
        let isAtEnd = range.upperBound == lastStart + paragraphs[last].length
        let final = isAtEnd && last + 1 < paragraphs.count ? last + 1 : last
        let joined = first == final ? paragraphs[first].text : paragraphs[first...final].map(\.text).joined()
        let low = TextBuffer.scalarIndex(range.lowerBound - firstStart, in: joined, roundingUp: false)
        let high = TextBuffer.scalarIndex(range.upperBound - firstStart, in: joined, roundingUp: true)
        // A new string: replacing a part of a copied one gives it more room each time.
        var changed = ""
        changed.reserveCapacity(joined.utf8.count + new.utf8.count)
        changed += joined[..<low]
        changed += new
        changed += joined[high...]
        var pieces = TextBuffer.split(changed)
        // The text after the last line break is a paragraph of its own only at the end of the whole text.
        if final + 1 < paragraphs.count, pieces.count > 1, pieces[pieces.count - 1].isEmpty { pieces.removeLast() }
        let removed = final - first + 1
        let before = paragraphs[first...final].reduce(0) { $0 + $1.length }
        let fresh = pieces.map(Paragraph.init)
        paragraphs.replaceSubrange(first...final, with: fresh)
        length += fresh.reduce(0) { $0 + $1.length } - before
        return Change(first: first, removed: removed, inserted: fresh.count)
    }

    /// The index of a UTF-16 offset, moved to the boundary of a Unicode scalar.
    static func scalarIndex(_ offset: Int, in text: String, roundingUp: Bool) -> String.Index {
        let utf16 = text.utf16
        let index = utf16.index(utf16.startIndex, offsetBy: offset)
        guard index.samePosition(in: text.unicodeScalars) == nil else { return index }
        return utf16.index(index, offsetBy: roundingUp ? 1 : -1)
    }

    /// The pieces between line breaks, each with the line break that ends it; at least one.
    private static func split(_ text: String) -> [String] {
        var pieces: [String] = []
        var start = text.startIndex
        let scalars = text.unicodeScalars
        var index = start
        while index < scalars.endIndex {
            let scalar = scalars[index]
            index = scalars.index(after: index)
            guard isParagraphEnd(scalar) else { continue }
            if scalar == "\r", index < scalars.endIndex, scalars[index] == "\n" { index = scalars.index(after: index) }
            pieces.append(String(text[start..<index]))
            start = index
        }
        pieces.append(String(text[start...]))
        return pieces
    }

    /// Whether a scalar ends a paragraph.
    package static func isParagraphEnd(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2029}"
    }

    /// The length of the paragraph without its line break.
    package func contentLength(_ index: Int) -> Int {
        let paragraph = paragraphs[index]
        let ending = paragraph.text.unicodeScalars.suffix(2).reversed().prefix { TextBuffer.isParagraphEnd($0) }
        return paragraph.length - (paragraph.text.hasSuffix("\r\n") ? 2 : min(ending.count, 1))
    }
}
