/// Cuts a shaped text into lines under a width, a height and a number of lines.
struct LineSetter {
    private(set) var text: ShapedText
    private let manuscript: Manuscript
    private let paragraph: TextParagraph
    private let rises: [LineRise]
    private let width: Double
    private let height: Double
    private var slices: [LineSlice] = []

    /// `width` and `height` may be infinite. `rises` are those of the runs.
    init(
        _ text: ShapedText, of manuscript: Manuscript, as paragraph: TextParagraph, rises: [LineRise], width: Double,
        height: Double
    ) {
        self.text = text
        self.manuscript = manuscript
        self.paragraph = paragraph
        self.rises = rises
        self.width = width
        self.height = height
    }

    /// The lines from the top. The first one is there even when `height` has no room for it.
    mutating func lines() -> [LineSlice] {
        let breaker = LineBreaker(text: text, width: width, breaksAnywhere: paragraph.lineBreak == .charWrap)
        var bottom = 0.0
        for (number, stretch) in text.paragraphs.enumerated() {
            var start = stretch.clusters.lowerBound
            while start < stretch.clusters.upperBound {
                let end = breaker.end(of: stretch.clusters, from: start)
                let slice = slice(start..<end, paragraph: number, isWrapped: end < stretch.clusters.upperBound)
                let top = slices.isEmpty ? 0 : bottom + Double(paragraph.usableLineSpacing)
                bottom = top + lineHeight(of: slice)
                if !slices.isEmpty, bottom > height + Self.heightTolerance { return endingEarly() }
                slices.append(slice)
                start = end
                if slices.count == paragraph.lineLimit, end < text.clusters.count { return endingEarly() }
            }
        }
        return slices
    }

    /// A label that was given its own size, in floating point, must not lose its last line.
    private static let heightTolerance = 0.01

    private func slice(_ range: Range<Int>, paragraph: Int, isWrapped: Bool) -> LineSlice {
        let bytes = text.clusters[range.lowerBound].start..<text.clusters[range.upperBound - 1].end
        return LineSlice(clusters: Array(range), paragraph: paragraph, bytes: bytes, isWrapped: isWrapped)
    }

    private func lineHeight(of slice: LineSlice) -> Double {
        let rise = LineRise(of: slice.clusters, in: text, rises: rises)
        return Double(paragraph.lineHeight(ascent: rise.ascent, descent: rise.descent))
    }

    /// Makes the last line stand for all the text there was no room for.
    private mutating func endingEarly() -> [LineSlice] {
        guard let last = slices.popLast(), let first = last.clusters.first else { return slices }
        let stretch = text.paragraphs[last.paragraph].clusters
        let rest = first..<(stretch.last.map { text.clusters[$0].traits.contains(.isLineEnd) ? $0 : $0 + 1 } ?? first)
        var slice = last
        switch paragraph.lineBreak {
        case .wordWrap, .charWrap: break
        case .clip: if !rest.isEmpty { slice.clusters = clipped(rest) }
        case .truncateHead: truncate(&slice, rest, keeping: .end)
        case .truncateMiddle: truncate(&slice, rest, keeping: .both)
        case .truncateTail: truncate(&slice, rest, keeping: .start)
        }
        if paragraph.lineBreak != .wordWrap, paragraph.lineBreak != .charWrap {
            slice.bytes = last.bytes.lowerBound..<text.clusters[stretch.upperBound - 1].end
            slice.isWrapped = false
        }
        slice.isTruncated = true
        slices.append(slice)
        return slices
    }

    /// All that begins before the edge; the last cluster may reach beyond it.
    private func clipped(_ rest: Range<Int>) -> [Int] {
        var x = 0.0
        return Array(
            rest.prefix { index in
                defer { x += LineBreaker.advance(of: text.clusters[index], at: x) }
                return x < width || index == rest.lowerBound
            })
    }

    private mutating func truncate(_ slice: inout LineSlice, _ rest: Range<Int>, keeping kept: Truncation.Kept) {
        var truncation = Truncation(text: text, manuscript: manuscript, width: width, paragraph: slice.paragraph)
        slice.clusters = truncation.clusters(of: rest, keeping: kept)
        text = truncation.text
    }
}
