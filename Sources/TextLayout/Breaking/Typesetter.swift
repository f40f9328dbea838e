/// Breaks a shaped text into lines, limited by width, height and number of lines.
struct Typesetter {
    private(set) var text: ShapedText
    /// For each paragraph of the text.
    let styles: [TextParagraph]
    private let joinedText: JoinedText
    private let lineLimit: Int
    private let runMetrics: [LineMetrics]
    private let width: Double
    private let height: Double
    private var slices: [LineSlice] = []

    /// `width` and `height` may be infinite. `runMetrics` has an element for each run, `styles` one for each paragraph.
    init(
        _ text: ShapedText, of joinedText: JoinedText, as styles: [TextParagraph], lineLimit: Int,
        runMetrics: [LineMetrics],
        width: Double, height: Double
    ) {
        self.text = text
        self.joinedText = joinedText
        self.styles = styles
        self.lineLimit = lineLimit
        self.runMetrics = runMetrics
        self.width = width
        self.height = height
    }

    /// The lines from the top. The first one is included even when it is higher than `height`.
    mutating func lines() -> [LineSlice] {
        let paragraphs = text.paragraphs
        var bottom = 0.0
        for (number, paragraph) in paragraphs.enumerated() {
            // One line more than may be shown: words can be pushed out of the last shown line into it.
            let most = lineLimit > 0 ? lineLimit - slices.count + 1 : .max
            var start = paragraph.clusters.lowerBound
            for end in ends(ofParagraph: number, most: most) {
                var slice = slice(start..<end, paragraph: number, isWrapped: end < paragraph.clusters.upperBound)
                bottom += slice.gap + lineHeight(of: slice)
                if !slices.isEmpty, bottom > height + Self.heightTolerance { return linesWithTruncatedLast() }
                if slice.isWrapped { hyphenate(&slice) }
                slices.append(slice)
                start = end
                if slices.count == lineLimit, end < paragraphs.last?.clusters.upperBound ?? 0 {
                    return linesWithTruncatedLast()
                }
            }
        }
        return slices
    }

    /// A label that was given its own fitting size, in floating point, must not lose its last line.
    private static let heightTolerance = 0.01

    private func ends(ofParagraph number: Int, most: Int) -> [Int] {
        let text = text
        let joinedText = joinedText
        let hyphenator = WordHyphenator(text, of: joinedText, in: text.paragraphs[number].clusters)
        return LineBreaker(
            text, paragraph: text.paragraphs[number].clusters, style: styles[number], width: width,
            hyphenWidth: { Self.shapedMark(Self.hyphen, beside: $0, in: text, of: joinedText).clusters[0].advance },
            hyphenates: { hyphenator.canHyphenate(before: $0) }
        ).ends(most: most)
    }

    private func slice(_ range: Range<Int>, paragraph: Int, isWrapped: Bool) -> LineSlice {
        let bytes = text.clusters[range.lowerBound].start..<text.clusters[range.upperBound - 1].end
        let isFirst = range.lowerBound == text.paragraphs[paragraph].clusters.lowerBound
        return LineSlice(
            clusters: Array(range), paragraph: paragraph, bytes: bytes, isWrapped: isWrapped,
            interval: styles[paragraph].interval(ofFirstLine: isFirst, in: width),
            gap: gap(above: paragraph, isFirst: isFirst))
    }

    private func gap(above paragraph: Int, isFirst: Bool) -> Double {
        guard !slices.isEmpty else { return 0 }
        return isFirst ? styles[paragraph - 1].gap(before: styles[paragraph]) : styles[paragraph].usableLineSpacing
    }

    private func lineHeight(of slice: LineSlice) -> Double {
        let metrics = LineMetrics(of: slice.clusters, in: text, runMetrics: runMetrics)
        return Double(styles[slice.paragraph].lineHeight(ascent: metrics.ascent, descent: metrics.descent))
    }

    /// Makes the last line represent all the text that did not fit.
    private mutating func linesWithTruncatedLast() -> [LineSlice] {
        guard let last = slices.popLast(), let first = last.clusters.first else { return slices }
        let clusters = text.paragraphs[last.paragraph].clusters
        let rest = first..<(clusters.last.map { text.clusters[$0].traits.contains(.isLineEnd) ? $0 : $0 + 1 } ?? first)
        var slice = last
        let lineBreak = styles[last.paragraph].lineBreak
        switch lineBreak {
        case .wordWrap, .charWrap: break
        case .clip: if !rest.isEmpty { slice.clusters = clipped(rest, to: last) }
        case .truncateHead: truncate(&slice, rest, keeping: .end)
        case .truncateMiddle: truncate(&slice, rest, keeping: .both)
        case .truncateTail: truncate(&slice, rest, keeping: .start)
        }
        if lineBreak != .wordWrap, lineBreak != .charWrap {
            slice.bytes = last.bytes.lowerBound..<text.clusters[clusters.upperBound - 1].end
            slice.isWrapped = false
        }
        slice.isTruncated = true
        slices.append(slice)
        return slices
    }

    /// All clusters that begin before the edge; the last one may reach beyond it.
    private func clipped(_ rest: Range<Int>, to slice: LineSlice) -> [Int] {
        let ruler = TabRuler(styles[slice.paragraph])
        var x = slice.interval.lead
        return Array(
            rest.prefix { index in
                defer { x += ruler.advance(index, of: text, at: x) }
                return x < slice.interval.lead + slice.interval.width || index == rest.lowerBound
            })
    }

    private mutating func truncate(_ slice: inout LineSlice, _ rest: Range<Int>, keeping kept: Truncation.KeptPart) {
        var truncation = Truncation(
            text: text, joinedText: joinedText, interval: slice.interval, paragraph: slice.paragraph,
            ruler: TabRuler(styles[slice.paragraph]))
        slice.clusters = truncation.clusters(of: rest, keeping: kept)
        text = truncation.text
    }
}

// MARK: Hyphens

extension Typesetter {
    private static let hyphen = "-"

    /// Appends a hyphen to a line that ends inside a word.
    private mutating func hyphenate(_ slice: inout LineSlice) {
        guard let last = slice.clusters.last, last + 1 < text.clusters.count else { return }
        let next = last + 1
        let isInsideWord =
            styles[slice.paragraph].hyphenation > 0 && !text.clusters[next].traits.contains(.beginsWord)
            && WordHyphenator(text, of: joinedText, in: text.paragraphs[slice.paragraph].clusters)
                .canHyphenate(before: next)
        guard text.clusters[last].traits.contains(.isSoftHyphen) || isInsideWord else { return }
        let shaped = Self.shapedMark(Self.hyphen, beside: last, in: text, of: joinedText)
        slice.clusters.append(text.appendMark(shaped, after: last, level: text.clusters[last].level))
    }

    private static func shapedMark(
        _ mark: String, beside neighbor: Int, in text: ShapedText, of joinedText: JoinedText
    ) -> ShapedText {
        Shaper.shape(JoinedText(mark: mark, like: joinedText.span(at: text.clusters[neighbor].start)))
    }
}
