import CoreGraphics

/// The tab stops of one paragraph. Positions are points from the margin where the paragraph begins.
struct TabRuler {
    private let stops: [TextParagraph.TabStop]
    private let interval: Double
    /// UIKit's default distance between tab stops.
    private static let usualInterval = 28.0

    init(_ paragraph: TextParagraph) {
        stops = paragraph.tabStops.filter { $0.location > 0 && $0.location <= TextParagraph.longest }
        let requested = Double(paragraph.tabInterval)
        interval =
            requested > 0 && requested <= Double(TextParagraph.longest) ? requested : Self.usualInterval
    }

    /// The distance in points by which the cluster `index` moves the pen, when the pen is at `x`.
    func advance(_ index: Int, of text: ShapedText, at x: Double) -> Double {
        let cluster = text.clusters[index]
        guard cluster.traits.contains(.isTab) else { return cluster.advance }
        guard let stop = stops.first(where: { Double($0.location) > x }) else {
            return interval - x.truncatingRemainder(dividingBy: interval)
        }
        let distance = Double(stop.location) - x
        switch stop.alignment {
        case .left: return distance
        case .center: return max(distance - length(after: index, in: text) / 2, 0)
        case .right: return max(distance - length(after: index, in: text), 0)
        }
    }

    /// The sum of the advances of `clusters` with the first one at `lead`.
    func length(of clusters: some Sequence<Int>, in text: ShapedText, from lead: Double) -> Double {
        clusters.reduce(lead) { $0 + advance($1, of: text, at: $0) } - lead
    }

    /// The length of the text up to the next tab or line end.
    private func length(after index: Int, in text: ShapedText) -> Double {
        var sum = 0.0
        for cluster in text.clusters[(index + 1)...] {
            if cluster.traits.contains(.isTab) || cluster.traits.contains(.isLineEnd) { break }
            sum += cluster.advance
        }
        return sum
    }
}
