/// Finds where the lines of one paragraph must end to fit the available width. Trailing white space may extend past the
/// edge.
struct LineBreaker {
    let text: ShapedText
    /// The clusters of the paragraph.
    let clusters: Range<Int>
    let style: TextParagraph
    /// Points; may be infinite.
    let width: Double
    /// How wide a hyphen after a cluster is, in points.
    let hyphenWidth: (Int) -> Double
    /// Whether a line may end between two letters of a word, at this cluster.
    let hyphenates: (Int) -> Bool
    private let ruler: TabRuler

    /// By how many points a text may exceed its width. Views round widths to pixels, and sums in another order differ.
    static let tolerance = 0.01

    init(
        _ text: ShapedText, paragraph clusters: Range<Int>, style: TextParagraph, width: Double,
        hyphenWidth: @escaping (Int) -> Double, hyphenates: @escaping (Int) -> Bool
    ) {
        self.text = text
        self.clusters = clusters
        self.style = style
        self.width = width
        self.hyphenWidth = hyphenWidth
        self.hyphenates = hyphenates
        ruler = TabRuler(style)
    }

    /// One past the last cluster of each line, for at most `most` lines.
    func ends(most: Int) -> [Int] {
        var ends: [Int] = []
        var start = clusters.lowerBound
        while start < clusters.upperBound, ends.count < most {
            start = end(from: start, isFirst: ends.isEmpty)
            ends.append(start)
        }
        if style.strategy.contains(.pushesOut), ends.last == clusters.upperBound { pushOut(&ends) }
        return ends
    }

    /// One past the last cluster of the line that begins at `start`; always more than `start`.
    private func end(from start: Int, isFirst: Bool) -> Int {
        let interval = style.interval(ofFirstLine: isFirst, in: width)
        let edge = interval.lead + interval.width + Self.tolerance
        var x = interval.lead
        var breakOpportunity = Int?.none
        var inked = x
        for index in start..<clusters.upperBound {
            let cluster = text.clusters[index]
            if index > start, isBreakOpportunity(index), fitsHyphen(before: index, x: x, edge: edge) {
                breakOpportunity = index
                inked = x
            }
            let advance = ruler.advance(index, of: text, at: x)
            if index > start, !cluster.traits.contains(.isWhite), x + advance > edge {
                if let inside = hyphenated(
                    from: breakOpportunity ?? start, x: breakOpportunity == nil ? interval.lead : inked,
                    interval: interval)
                {
                    return inside
                }
                if let end = breakOpportunity ?? lastCharacter(after: start, through: index) { return end }
            }
            x += advance
        }
        return clusters.upperBound
    }

    private func isBreakOpportunity(_ index: Int) -> Bool {
        let traits = text.clusters[index].traits
        if style.lineBreak == .charWrap { return traits.contains(.beginsCharacter) }
        guard traits.contains(.beginsWord) else { return false }
        return !(traits.contains(.insideHangul) && style.strategy.contains(.keepsHangulWords))
    }

    /// A line may end after a soft hyphen only if the hyphen fits.
    private func fitsHyphen(before index: Int, x: Double, edge: Double) -> Bool {
        !text.clusters[index - 1].traits.contains(.isSoftHyphen) || x + hyphenWidth(index - 1) <= edge
    }

    /// The last character boundary at or before `index`, for a word longer than the line.
    private func lastCharacter(after start: Int, through index: Int) -> Int? {
        guard start < index else { return nil }
        return (start + 1...index).last { text.clusters[$0].traits.contains(.beginsCharacter) }
    }

    /// The last position inside the word that begins at `word` where a hyphen still fits, if the line would be too
    /// empty without part of that word.
    private func hyphenated(from word: Int, x: Double, interval: LineInterval) -> Int? {
        let factor = Double(style.hyphenation)
        guard factor > 0, interval.width.isFinite, x - interval.lead < min(factor, 1) * interval.width else {
            return nil
        }
        var x = x
        var found = Int?.none
        for index in word..<clusters.upperBound {
            if index > word, isBreakOpportunity(index) { break }
            if index > word, hyphenates(index), x + hyphenWidth(index - 1) <= interval.lead + interval.width {
                found = index
            }
            x += ruler.advance(index, of: text, at: x)
            if x > interval.lead + interval.width { break }
        }
        return found
    }

    /// How long the single last word is at most for another one to join it, as a fraction of the first line. Inferred
    /// from texts in `Docs/Facts.tsv` and reports: words of 12 and 17 % are joined, one of 32 % is not.
    private static let longestOrphan = 0.25

    /// Moves the last word of the first of two lines down, so that a short word is not alone in the second one. Texts of
    /// more lines may end with a single word.
    private func pushOut(_ ends: inout [Int]) {
        guard ends.count == 2, !(ends[0] + 1..<clusters.upperBound).contains(where: isBreakOpportunity),
            let earlier = (clusters.lowerBound + 1..<max(ends[0], clusters.lowerBound + 1)).last(
                where: isBreakOpportunity),
            // The line that gives up the word keeps at least two.
            (clusters.lowerBound + 1..<earlier).contains(where: isBreakOpportunity)
        else { return }
        let first = style.interval(ofFirstLine: true, in: width)
        let second = style.interval(ofFirstLine: false, in: width)
        let line = ruler.length(of: clusters.lowerBound..<ends[0], in: text, from: first.lead)
        let orphan = ruler.length(of: ends[0]..<clusters.upperBound, in: text, from: second.lead)
        let joined = ruler.length(of: earlier..<clusters.upperBound, in: text, from: second.lead)
        if orphan <= line * Self.longestOrphan, joined <= second.width { ends[0] = earlier }
    }
}
