/// Removes clusters from a line until it fits, and replaces them with an ellipsis in the style of its neighbor.
struct Truncation {
    enum KeptPart { case start, end, both }

    /// The shaped text, with the ellipsis appended.
    private(set) var text: ShapedText
    private let joinedText: JoinedText
    private let interval: LineInterval
    private let paragraph: Int
    private let ruler: TabRuler

    private static let ellipsis = "…"

    init(text: ShapedText, joinedText: JoinedText, interval: LineInterval, paragraph: Int, ruler: TabRuler) {
        self.text = text
        self.joinedText = joinedText
        self.interval = interval
        self.paragraph = paragraph
        self.ruler = ruler
    }

    /// The clusters that the line shows of `rest`, which is the paragraph from the line's start without its line end.
    ///
    /// If `rest` fits, only later paragraphs are missing, and the ellipsis follows `rest` for every `kept`.
    mutating func clusters(of rest: Range<Int>, keeping kept: KeptPart) -> [Int] {
        let width = interval.width
        let fits = ruler.length(of: rest, in: text, from: interval.lead) <= width + LineBreaker.tolerance
        switch fits ? .start : kept {
        case .start:
            let mark = appendEllipsis(beside: prefixEnd(of: rest, within: width, atLeast: 1) - 1, in: rest)
            return Array(trimmingWhite(rest.lowerBound..<prefixEnd(of: rest, within: widthLeft(beside: mark)))) + [mark]
        case .end:
            let mark = appendEllipsis(beside: min(suffixStart(of: rest, within: width), rest.upperBound - 1), in: rest)
            return [mark]
                + Array(trimmingWhite(suffixStart(of: rest, within: widthLeft(beside: mark))..<rest.upperBound))
        case .both:
            let mark = appendEllipsis(beside: rest.lowerBound, in: rest)
            let head = trimmingWhite(rest.lowerBound..<prefixEnd(of: rest, within: widthLeft(beside: mark) / 2))
            let used = ruler.length(of: head, in: text, from: interval.lead)
            let tail = suffixStart(of: rest, within: widthLeft(beside: mark) - used)..<rest.upperBound
            return Array(head) + [mark] + Array(trimmingWhite(tail))
        }
    }

    private func widthLeft(beside mark: Int) -> Double {
        interval.width + LineBreaker.tolerance - text.clusters[mark].advance
    }

    /// One past the last cluster of the longest prefix that fits.
    private func prefixEnd(of rest: Range<Int>, within length: Double, atLeast least: Int = 0) -> Int {
        var x = interval.lead
        var end = rest.lowerBound
        while end < rest.upperBound {
            x += ruler.advance(end, of: text, at: x)
            if x - interval.lead > length { break }
            end += 1
        }
        while end > rest.lowerBound, end < rest.upperBound, !text.clusters[end].traits.contains(.beginsCharacter) {
            end -= 1
        }
        return min(max(end, rest.lowerBound + least), max(rest.upperBound, rest.lowerBound + least))
    }

    /// The first cluster of the longest suffix that fits.
    private func suffixStart(of rest: Range<Int>, within length: Double) -> Int {
        var x = 0.0
        var start = rest.upperBound
        while start > rest.lowerBound {
            x += text.clusters[start - 1].advance
            if x > length { break }
            start -= 1
        }
        while start < rest.upperBound, !text.clusters[start].traits.contains(.beginsCharacter) { start += 1 }
        return start
    }

    private func trimmingWhite(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let last = range.last, text.clusters[last].traits.contains(.isWhite) { range.removeLast() }
        while let first = range.first, text.clusters[first].traits.contains(.isWhite) { range.removeFirst() }
        return range
    }

    /// Appends the ellipsis to the text and returns its cluster's index.
    private mutating func appendEllipsis(beside neighbor: Int, in rest: Range<Int>) -> Int {
        let model = min(max(neighbor, 0), text.clusters.count - 1)
        let span = joinedText.span(at: text.clusters[model].start)
        let shaped = Shaper.shape(JoinedText(mark: Self.ellipsis, like: span))
        return text.appendMark(shaped, after: model, level: text.paragraphs[paragraph].isRightToLeft ? 1 : 0)
    }
}
